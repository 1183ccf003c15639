import type { Alteration } from '../cases/case.ts'
import type { Operation } from '../documents/document.ts'
import type { ServerCase } from './serverCase.ts'

/**
 * Cases about HTTP that are sent once per server: a charset in the content type, undocumented
 * methods, an undocumented body.
 *
 * @param args - valid arguments of the operation
 */
export function protocolCasesOf({ id }: Operation, args: Record<string, unknown>): ServerCase[] {
  const method = (value: string, name: string, own: Record<string, unknown>, ...more: number[]): ServerCase => ({
    ...{ kind: 'method', name: `protocol: ${name}`, args: own, alter: { in: 'method', value } },
    ...{ expect: { refuses: 'method' }, tolerates: [400, 401, 403, ...more] },
  })
  const encoding = (name: string, alter: Alteration, ...tolerates: number[]): ServerCase => ({
    ...{ kind: 'encoding', name: `protocol: ${name}`, args, alter, expect: 'success', tolerates },
  })
  if (id === 'create-user')
    return [encoding('a charset in the content type', { in: 'content-type', value: 'application/json; charset=utf-8' })]
  // A server may list its methods or not support OPTIONS.
  if (id === 'list-users') return ['OPTIONS', 'HEAD'].map((value) => method(value, value, {}, 200, 204))
  if (id === 'get-user') return [method('PATCH', 'an undocumented method', args)]
  if (id === 'flush-authtokens') return [encoding('an undocumented body', { in: 'body', value: {} }, 400, 413, 415, 422)]
  return []
}
