import type { Operation } from '../documents/document.ts'
import type { ServerCase } from './serverCase.ts'

/** The operations that test a server's handling of HTTP, once per run. */
const reads = 'list-users'
const writes = 'create-user'
const deletes = 'flush-authtokens'
const names = 'get-user'

/**
 * Cases about HTTP that are sent once per server: a charset in the content type, undocumented
 * methods, an undocumented body.
 *
 * @param args - valid arguments of the operation
 */
export function protocolCasesOf({ id }: Operation, args: Record<string, unknown>): ServerCase[] {
  if (id === writes)
    return [
      {
        kind: 'encoding',
        name: 'protocol: a charset in the content type',
        args,
        alter: { in: 'content-type', value: 'application/json; charset=utf-8' },
        expect: 'success',
      },
    ]
  if (id === reads)
    return [
      {
        kind: 'method',
        name: 'protocol: OPTIONS',
        args: {},
        alter: { in: 'method', value: 'OPTIONS' },
        expect: { refuses: 'method' },
        // A server may list its methods or not support OPTIONS.
        tolerates: [200, 204, 400, 401, 403],
      },
      {
        kind: 'method',
        name: 'protocol: HEAD',
        args: {},
        alter: { in: 'method', value: 'HEAD' },
        expect: { refuses: 'method' },
        tolerates: [200, 204, 400, 401, 403],
      },
    ]
  if (id === names)
    return [
      {
        kind: 'method',
        name: 'protocol: an undocumented method',
        args,
        alter: { in: 'method', value: 'PATCH' },
        expect: { refuses: 'method' },
        tolerates: [400, 401, 403],
      },
    ]
  if (id === deletes)
    return [
      {
        kind: 'encoding',
        name: 'protocol: an undocumented body',
        args,
        alter: { in: 'body', value: {} },
        expect: 'success',
        tolerates: [400, 413, 415, 422],
      },
    ]
  return []
}
