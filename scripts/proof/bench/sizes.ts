import { chatClientSize, sizeOf } from '../../release/budget/size.ts'
import type { Prepared } from './prepare.ts'

/** The size of a client. */
export interface NamedSize {
  readonly name: string
  /** Bytes, minified and gzipped. */
  readonly bytes: number
}

/** The size of each client, with all operations of the chat document if it has operations. */
export async function sizes(prepared: Prepared): Promise<NamedSize[]> {
  return [
    { name: 'cometchat-rest, createChatClient', bytes: await chatClientSize() },
    { name: 'cometchat-rest, all three clients and the errors', bytes: await sizeOf("export * from './src/index.ts'") },
    { name: 'redocly generate-client', bytes: await sizeOf("export { client } from './redocly/client.ts'", prepared.folder) },
    { name: 'hey-api', bytes: await sizeOf("export * from './hey-api/sdk.gen.ts'", prepared.folder) },
    { name: 'openapi-fetch, no operations', bytes: await sizeOf("export { default } from 'openapi-fetch'") },
  ]
}
