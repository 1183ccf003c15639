import { chatClientSize, type Size, sizeOf } from '../budget/size.ts'
import type { Prepared } from './prepare.ts'

/** What a client weighs. */
export interface NamedSize extends Size {
  readonly name: string
}

/** What each client weighs, with all operations of the chat document where it has operations. */
export async function sizes(prepared: Prepared): Promise<NamedSize[]> {
  return [
    { name: 'cometchat-rest, createChatClient', ...(await chatClientSize()) },
    { name: 'cometchat-rest, all three clients and the errors', ...(await sizeOf("export * from './src/index.ts'")) },
    { name: 'redocly generate-client', ...(await sizeOf("export { client } from './redocly/client.ts'", prepared.folder)) },
    { name: 'hey-api', ...(await sizeOf("export * from './hey-api/sdk.gen.ts'", prepared.folder)) },
    { name: 'openapi-fetch, no operations', ...(await sizeOf("export { default } from 'openapi-fetch'")) },
  ]
}
