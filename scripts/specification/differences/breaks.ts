import type { AnyNode } from '../lint/anyNode.ts'

/** Where a part of a document counts: in what is sent, in what comes back, or in neither. */
export type Use = 'request' | 'response' | undefined

/** A difference as it is found, with both values. */
export interface ChangedNode {
  readonly kind: string
  readonly pointer: string
  readonly old: AnyNode
  readonly now: AnyNode
  readonly uses: Set<Use>
}

/** Whether a program that follows the earlier document may fail. */
export function isBreaking(found: ChangedNode): boolean {
  const { kind, uses } = found
  const isGone = kind.startsWith('removed') || kind === 'changed operationId'
  const mayRefuse = uses.has('request') || uses.has(undefined)
  return isGone || (mayRefuse && narrows(found)) || (uses.has('response') && widens(found))
}

/** Whether a request may no longer be valid. */
function narrows({ kind, pointer, old, now }: ChangedNode): boolean {
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
const widens = ({ kind, pointer, old, now }: ChangedNode): boolean =>
  kind === 'optional property' ||
  (kind === 'new schema' && /\/(one|any)Of\/\d+$/.test(pointer)) ||
  (/^changed (enum|type)$/.test(kind) && narrowsKeyword('enum', now, old))
