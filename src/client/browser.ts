/**
 * Whether this code runs in a browser, in a page or in one of its workers. Cloudflare Workers,
 * Deno, Bun, Edge and Node are not browsers, though some of them define a `WorkerGlobalScope` or a
 * `navigator`.
 */
export function isBrowser(): boolean {
  const scope = globalThis as { window?: { document?: unknown }; WorkerGlobalScope?: unknown; navigator?: { userAgent?: string } }
  const page = scope.window?.document !== undefined
  const worker = scope.WorkerGlobalScope !== undefined
  return (page || worker) && /^Mozilla\//.test(scope.navigator?.userAgent ?? '')
}
