import { callsDocument } from '../../../generated/calls.operations.ts'
import { chatDocument } from '../../../generated/chat.operations.ts'
import { managementDocument } from '../../../generated/management.operations.ts'
import type { DocumentTable, OperationEntry } from '../../../generated/operationTable.ts'
import { createCallsClient } from '../../client/createCallsClient.ts'
import { createChatClient } from '../../client/createChatClient.ts'
import { createManagementClient } from '../../client/createManagementClient.ts'
import type { CallOptions, ClientOptions } from '../../client/options.ts'
import { type Route, routeOf } from '../../request/route.ts'
import { apiKey } from './key.ts'

/** A client's method, as tests of all operations see it. */
export type Method = ((parameters?: object, options?: CallOptions) => Promise<object>) & {
  items?: (parameters?: object, options?: CallOptions) => AsyncGenerator<unknown>
  pages?: (parameters?: object, options?: CallOptions) => AsyncGenerator<unknown>
}

/** Any client, its methods by name. */
export type AnyClient = Record<string, Method> & { as?: (uid: string) => AnyClient }

/** One operation, and how to call it with everything it requires. */
export interface EveryOperation {
  readonly document: string
  readonly name: string
  readonly route: Route
  /** The arguments that the operation requires, and no others. */
  readonly required: Readonly<Record<string, unknown>>
}

/** The options that clients of all documents share. */
type Shared = Pick<ClientOptions, 'fetch' | 'baseUrl' | 'retries' | 'timeout' | 'logger'>

/** Makes a client for a document by its name. */
export const clientOf = (document: string, shared: Shared): AnyClient => {
  const options = { baseUrl: 'https://api.example/v3', ...shared }
  const client =
    document === 'management'
      ? createManagementClient({ ...options, key: 'management-key', secret: 'management-secret' })
      : document === 'calls'
        ? createCallsClient({ ...options, apiKey })
        : createChatClient({ ...options, apiKey })
  return client as unknown as AnyClient
}

/** A success of an operation, with nothing but what every success of it has. */
export const successOf = ({ response }: Route): Response =>
  Response.json(response === 'list' ? [] : Object.fromEntries(response.map((name) => [name.replace(/\W+$/, ''), []])))

const documents: readonly DocumentTable[] = [chatDocument, callsDocument, managementDocument]

/** Every operation of every document. */
export const everyOperation: readonly EveryOperation[] = documents.flatMap(({ name: document, operations }) =>
  Object.entries<OperationEntry>(operations).map(([name, entry]) => {
    const route = routeOf(name, entry)
    const required = Object.fromEntries(
      route.required.map((argument) => {
        const place = route.places.get(argument)
        return [argument, place === 'body' || place === 'form' ? {} : 'x']
      }),
    )
    return { document, name, route, required }
  }),
)
