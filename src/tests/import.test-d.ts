// What the compiler checks of imports; `tsc --noEmit` runs this file.
import { expectTypeOf } from 'vitest'
import type { ImportGroup, ImportMember, ImportMessage, ImportUser } from '../chat.ts'
import {
  type BatchResult,
  type ImportCheckpoint,
  type ImportClient,
  type ImportCounts,
  type ImportRecord,
  type ImportResult,
  type ImportSummary,
  importAll,
  importBatch,
} from '../import.ts'
import type { AuthOnlyChatClient, CallsClient, ChatClient } from '../index.ts'

/** Never called, only type-checked. */
export async function rules(chat: ChatClient, authOnly: AuthOnlyChatClient, calls: CallsClient, stream: ReadableStream<ImportUser>) {
  const users: ImportUser[] = []
  expectTypeOf(await importAll(chat, {})).toEqualTypeOf<ImportSummary>()

  // Records come from anything that can be iterated, or a function that returns it.
  await importAll(chat, { users, groups: new Set<ImportGroup>(), members: (from: number) => [from as never as ImportMember] })
  await importAll(chat, { users: stream, messages: undefined })
  await importAll(chat, {
    users: async function* (from) {
      expectTypeOf(from).toEqualTypeOf<number>()
      yield* users
    },
  })
  // @ts-expect-error there is no kind of records `user`
  await importAll(chat, { user: users })
  // @ts-expect-error a user is not a group
  await importAll(chat, { groups: users })
  // @ts-expect-error the name is missing
  await importAll(chat, { users: [{ uid: 'mira' }] })
  // @ts-expect-error records are a list
  await importAll(chat, { users: { mira: { uid: 'mira', name: 'Mira' } } })
  // @ts-expect-error a client with a key that must not import
  await importAll(authOnly, { users })
  // @ts-expect-error a client of another API
  await importAll(calls, { users })

  await importAll(
    chat,
    { users },
    {
      checkpoint: JSON.parse('{}') as ImportCheckpoint,
      sentBefore: true,
      attempts: 3,
      signal: undefined,
      onProgress({ results, counts, checkpoint }) {
        expectTypeOf(results).toEqualTypeOf<readonly ImportResult[]>()
        expectTypeOf(counts.users).toEqualTypeOf<Readonly<ImportCounts>>()
        expectTypeOf(checkpoint).toEqualTypeOf<ImportCheckpoint>()
      },
    },
  )
  // @ts-expect-error there is no option `retries`
  await importAll(chat, { users }, { retries: 3 })

  const results = await importBatch(chat, 'users', users, { sentBefore: true })
  expectTypeOf(results).toEqualTypeOf<BatchResult[]>()
  expectTypeOf<BatchResult['status']>().toEqualTypeOf<'created' | 'existed' | 'refused' | 'unknown'>()
  expectTypeOf<ImportResult['status']>().toEqualTypeOf<'created' | 'existed' | 'refused' | 'unknown'>()
  expectTypeOf<ImportRecord['messages']>().toEqualTypeOf<ImportMessage>()
  // @ts-expect-error there is no kind of records `user`
  await importBatch(chat, 'user', users)
  // @ts-expect-error a user is not a message
  await importBatch(chat, 'messages', users)
  // @ts-expect-error a batch is an array
  await importBatch(chat, 'users', users.values())

  expectTypeOf<ChatClient>().toExtend<ImportClient>()
}
