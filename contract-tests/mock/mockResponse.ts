/** A response of the mock. */
export interface MockResponse {
  status: number
  /** By name, in lower case. */
  headers: Record<string, string>
  body: unknown
  /** What Prism found wrong with the request, and with its own response; empty if nothing. */
  violations: { place: string[]; code: string; message: string }[]
}
