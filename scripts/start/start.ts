// `npm start`: creates a user and an auth token, sends a message and flags it, and prints each
// step, against its own mock or the real service.
import { performance } from 'node:perf_hooks'
import { readArguments, UsageError } from '../../contract-tests/cli/command.ts'
import { createMock } from '../../contract-tests/mock/createMock.ts'
import { createChatClient, type FullChatClient, isChatError, responseOf } from '../../src/index.ts'

const help = `Flags a message through the generated client and prints every step.

  npm start                     starts a mock, creates a user and
                                an auth token, sends a message and flags it
  npm start -- --id 42 --on-behalf-of jonas [--reason spam] [--remark "advert"]
                                flags this message on behalf of this user

  --id ID               the message to flag
  --on-behalf-of UID    the user who flags it
  --reason ID           id of a moderation reason
  --remark TEXT         why, in your own words
  --live                uses the real service instead of the mock; requires CHAT_APP_ID, CHAT_REGION and CHAT_API_KEY in the environment
  --help                prints this text`

interface Settings {
  readonly live: boolean
  readonly flag?: { id: string; onBehalfOf: string; body: { reasonId?: string; remark?: string } }
}

function read(args: string[]): Settings | 'help' {
  const text = { type: 'string' } as const
  const flags = { live: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
  const values = readArguments(args, { id: text, 'on-behalf-of': text, reason: text, remark: text, ...flags })
  if (values.help) return 'help'
  const { id, 'on-behalf-of': onBehalfOf, reason, remark, live = false } = values
  if (id === undefined) {
    const alone =
      onBehalfOf !== undefined ? '--on-behalf-of' : reason !== undefined ? '--reason' : remark !== undefined ? '--remark' : undefined
    if (alone) throw new UsageError(`${alone} requires --id, the message to flag`)
    return { live }
  }
  if (onBehalfOf === undefined) throw new UsageError('--id requires --on-behalf-of, the user who flags the message')
  return {
    live,
    flag: { id, onBehalfOf, body: { ...(reason !== undefined && { reasonId: reason }), ...(remark !== undefined && { remark }) } },
  }
}

async function main(args: string[]): Promise<void> {
  const settings = read(args)
  if (settings === 'help') return console.log(help)
  if (settings.live) return run(liveClient(process.env), settings)
  const mock = await createMock()
  console.log(`\nMock of the service at ${mock.url}, which checks every request against the specification.\n`)
  try {
    await run(createChatClient({ baseUrl: mock.url, apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface' }), settings)
  } finally {
    await mock.close()
  }
  console.log('\nStopped the mock.')
}

function liveClient({ CHAT_APP_ID: appId, CHAT_REGION: region, CHAT_API_KEY: apiKey }: NodeJS.ProcessEnv): FullChatClient {
  const missing = Object.entries({ CHAT_APP_ID: appId, CHAT_REGION: region, CHAT_API_KEY: apiKey }).filter(([, value]) => !value)
  if (missing.length > 0) throw new UsageError(`--live requires ${missing.map(([name]) => name).join(', ')} in the environment`)
  try {
    const client = createChatClient({ appId, region: region as 'us', apiKey: apiKey as string })
    console.log(`\nThe real service, app ${appId} in region ${region}.\n`)
    return client
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

async function run(chat: FullChatClient, { live, flag }: Settings): Promise<void> {
  let wanted = flag
  if (!wanted) {
    // On the real service every run creates new users; on the mock the names match the documents'
    // examples.
    const suffix = live ? `-${Date.now().toString(36)}` : ''
    const sender = `dealbot${suffix}`
    const reader = `jonas${suffix}`
    for (const [uid, name] of [
      [sender, 'Best Deals'],
      [reader, 'Jonas Lind'],
    ] as const) {
      await step(
        'POST /users',
        () => chat.createUser({ body: { uid, name } }),
        ({ data }) => `user ${data.uid} (${data.name})`,
      )
    }
    await step(
      `POST /users/${reader}/auth_tokens`,
      () => chat.createAuthtoken({ uid: reader, body: {} }),
      ({ data }) => `an auth token for ${data.uid}, not shown`,
    )
    const sent = await step(
      'POST /messages',
      () =>
        chat.as(sender).sendMessage({
          body: {
            receiver: live ? reader : 'tomato-growers',
            receiverType: live ? 'user' : 'group',
            type: 'text',
            data: { text: 'Everything for your balcony, half price today only!' },
          },
        }),
      ({ data }) => `message ${data.id} from ${data.sender}`,
    )
    wanted = { id: sent.data.id, onBehalfOf: reader, body: { reasonId: 'spam', remark: 'An advert.' } }
  }
  const flagged = wanted
  const response = await step(
    `POST /messages/${flagged.id}/flagged`,
    () => chat.flagAMessage(flagged),
    () => `flagged on behalf of ${flagged.onBehalfOf}`,
  )
  console.log(`\nResponse: ${JSON.stringify(response, undefined, 2)}`)
}

async function step<Body extends object>(request: string, call: () => Promise<Body>, summary: (body: Body) => string): Promise<Body> {
  const start = performance.now()
  const body = await call()
  const milliseconds = (performance.now() - start).toFixed(0)
  console.log(`  ${request.padEnd(34)} ${responseOf(body)?.status}  ${milliseconds.padStart(5)} ms  ${summary(body)}`)
  return body
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) throw new UsageError(`${error.message}. See npm start -- --help.`)
  console.error(isChatError(error) || error instanceof TypeError ? error.message : error)
  process.exitCode = 1
}
