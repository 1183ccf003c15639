// The little that the benchmark uses of two packages that bring no types.

declare module 'newman' {
  interface Summary {
    run: { stats: { requests: { total: number } } }
  }
  interface Run {
    on(event: 'request', listener: (error: Error | null, sent: { response: { code: number } }) => void): Run
  }
  const newman: { run(options: object, done: (error: Error | null, summary: Summary) => void): Run }
  export default newman
}

declare module 'openapi-to-postmanv2' {
  export function convertV2(
    input: { type: 'string'; data: string },
    options: object,
    done: (error: Error | null, result?: { reason?: string; output?: { data: unknown }[] }) => void,
  ): void
}
