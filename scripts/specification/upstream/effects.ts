/**
 * What a difference means for users of the client, its types and the contract checks.
 *
 * @param path - where the difference takes effect, from the root of the document
 * @param kind - the difference's kind
 * @param published - what the edition says
 */
export function effectOf(path: string, kind: string, published: string): string {
  if (path.startsWith('#/webhooks'))
    return kind.startsWith('removed') ? 'an event or a part of it may no longer be sent' : 'an event or a part of it is not typed'
  if (kind.endsWith('operation')) return kind.startsWith('new') ? 'the client has no method for it' : 'a method of the client may fail'
  if (kind === 'changed deprecated') return 'the client does not warn about it, or warns unnecessarily'
  if (path.startsWith('#/servers')) return 'the client may reject or lack a region or a URL'
  if (path.includes('/security')) return 'a key may be accepted or rejected differently'
  if (path.includes('/parameters/') || path.includes('/requestBody')) return requestEffect(kind, published)
  if (/\/responses\/[^/]+$/.test(path))
    return kind.startsWith('new') ? 'a status is not documented' : 'a documented status may no longer be returned'
  if (path.includes('/responses/')) return responseEffect(kind)
  return `in requests: ${requestEffect(kind, published)}; in responses: ${responseEffect(kind)}`
}

function requestEffect(kind: string, published: string): string {
  if (kind === 'changed required' && published !== 'true') return 'the types require what the service does not'
  if (kind === 'required property' || kind === 'changed required') return 'a request that the types allow may be rejected'
  if (kind.startsWith('new') || kind === 'optional property') return 'the types reject a request that the service accepts'
  if (kind.startsWith('removed')) return 'a request that the types allow may be rejected or a part of it ignored'
  return 'the types may allow what the service rejects, or reject what it accepts'
}

function responseEffect(kind: string): string {
  if (kind.startsWith('new')) return 'a part of a response is not typed'
  if (kind.startsWith('removed') || kind === 'optional property') return 'a typed part of a response may be missing'
  if (kind === 'required property') return 'a part of a response is typed as optional unnecessarily'
  return 'a response may not match its type'
}
