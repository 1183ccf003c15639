import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Allows pages from any origin to call a local server and read its responses. The server has no
 * secrets, and cookies are not sent.
 */
export function allowOrigins(request: IncomingMessage, response: ServerResponse): { handled: boolean } {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', '*')
  const { headers, method } = request
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return { handled: false }
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-max-age', '600')
  // Browsers require this before a public page may call the reader's own machine.
  if (headers['access-control-request-private-network'] === 'true') response.setHeader('access-control-allow-private-network', 'true')
  response.writeHead(204).end()
  return { handled: true }
}
