import type { AnyNode } from '../lint/anyNode.ts'

/** Where a part of a document counts: in what is sent, in what comes back, or in neither. */
export type Use = 'request' | 'response' | undefined

/** A difference as it is found, with both values. */
export interface Found {
  readonly kind: string
  readonly pointer: string
  readonly old: AnyNode
  readonly now: AnyNode
  readonly uses: Set<Use>
}

/**
 * What a difference means for users of the client, its types and the contract checks, and whether a
 * program that follows the earlier document may fail.
 */
export function effectOf(found: Found): { effect: string; breaking: boolean } {
  const { kind, uses } = found
  const isGone = kind.startsWith('removed') || kind === 'changed operationId'
  const mayRefuse = uses.has('request') || uses.has(undefined)
  return { effect: effectIn(found), breaking: isGone || (mayRefuse && narrows(found)) || (uses.has('response') && widens(found)) }
}

/** Whether a request may no longer be valid. */
function narrows({ kind, pointer, old, now }: Found): boolean {
  if (kind === 'new parameter' || kind === 'new request body') return now.required === true
  if (kind === 'new schema') return /\/allOf\/\d+$/.test(pointer)
  return kind === 'required property' || (kind.startsWith('changed') && narrowsKeyword(kind.split(' ')[1] as string, old, now))
}

function narrowsKeyword(keyword: string, old: AnyNode, now: AnyNode): boolean {
  if (now === undefined || ['deprecated', 'default', 'extensible', 'readOnly', 'writeOnly'].includes(keyword)) return false
  if (Array.isArray(now)) return !Array.isArray(old) || old.some((value) => !now.includes(value))
  if (typeof now === 'boolean') return now === (keyword !== 'additionalProperties')
  if (typeof now === 'number' && typeof old === 'number') return /max/i.test(keyword) ? now < old : now > old
  return true
}

/** Whether a response may have what it had not. */
const widens = ({ kind, pointer, old, now }: Found): boolean =>
  kind === 'optional property' ||
  (kind === 'new schema' && /\/(one|any)Of\/\d+$/.test(pointer)) ||
  (/^changed (enum|type)$/.test(kind) && narrowsKeyword('enum', now, old))

function effectIn({ kind, pointer, now, uses }: Found): string {
  if (pointer.startsWith('#/webhooks'))
    return kind.startsWith('removed') ? 'an event or a part of it may no longer be sent' : 'an event or a part of it is not typed'
  if (kind.endsWith('operation')) return kind.startsWith('new') ? 'the client has no method for it' : 'a method of the client may fail'
  if (kind === 'changed deprecated') return 'the client does not warn about it, or warns unnecessarily'
  if (pointer.startsWith('#/servers')) return 'the client may reject or lack a region or a URL'
  if (/\/security(Schemes)?\//.test(pointer)) return 'a key may be accepted or rejected differently'
  if (kind === 'removed response') return 'a documented status may no longer be returned'
  if (kind === 'new response') return 'a status is not documented'
  if (!uses.has('response')) return requestEffect(kind, now)
  if (!uses.has('request')) return responseEffect(kind)
  return `in requests: ${requestEffect(kind, now)}; in responses: ${responseEffect(kind)}`
}

function requestEffect(kind: string, now: AnyNode): string {
  if (kind === 'changed required' && now !== true) return 'the types require what the service does not'
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
