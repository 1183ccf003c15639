/** A response of the mock. */
export interface MockResponse {
  status: number
  /** By name, in lower case. */
  headers: Record<string, string>
  body: unknown
  /** Prism's findings about the request and its own response. */
  violations: { place: string[]; code: string; message: string }[]
}
