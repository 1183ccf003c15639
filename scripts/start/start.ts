// `npm start`: creates a user and an auth token, sends a message and flags it, and prints each step. Against a mock of its own, or the real service.
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createMock } from '../../contract-tests/mock/createMock.ts'
import { createChatClient, type FullChatClient, isChatError, responseOf } from '../../src/index.ts'

const help = `Flags a message through the generated client and prints every step.

  npm start                     against a mock that it starts and stops by itself: creates a user and
                                an auth token, sends a message and flags it
  npm start -- --id 42 --on-behalf-of jonas [--reason spam] [--remark "advert"]
                                flags that message, for that user

  --id ID               the message to flag
  --on-behalf-of UID    the user who flags it
  --reason ID           id of a moderation reason
  --remark TEXT         why, in your own words
  --live                the real service in place of the mock; needs CHAT_APP_ID, CHAT_REGION and CHAT_API_KEY in the environment
  --help                this text`

/** A mistake in how the program was called: a line, exit code 2. */
class UsageError extends Error {}

interface Wish {
  live: boolean
  flag?: { id: string; onBehalfOf: string; body: { reasonId?: string; remark?: string } }
}

function read(args: string[]): Wish | 'help' {
  const options = {
    id: { type: 'string' },
    'on-behalf-of': { type: 'string' },
    reason: { type: 'string' },
    remark: { type: 'string' },
  } as const
  let values: Partial<Record<keyof typeof options, string>> & { live?: boolean; help?: boolean }
  try {
    ;({ values } = parseArgs({
      args,
      options: { ...options, live: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: false,
    }))
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0])
  }
  if (values.help) return 'help'
  const { id, 'on-behalf-of': onBehalfOf, reason, remark, live = false } = values
  if (id === undefined) {
    const alone =
      onBehalfOf !== undefined ? '--on-behalf-of' : reason !== undefined ? '--reason' : remark !== undefined ? '--remark' : undefined
    if (alone) throw new UsageError(`${alone} needs --id, the message to flag`)
    return { live }
  }
  if (onBehalfOf === undefined) throw new UsageError('--id needs --on-behalf-of, the user who flags the message')
  return {
    live,
    flag: { id, onBehalfOf, body: { ...(reason !== undefined && { reasonId: reason }), ...(remark !== undefined && { remark }) } },
  }
}

async function main(args: string[]): Promise<void> {
  const wish = read(args)
  if (wish === 'help') return console.log(help)
  if (wish.live) return run(liveClient(process.env), wish)
  const mock = await createMock()
  console.log(`\nMock of the service at ${mock.url}, which checks every request against the specification.\n`)
  try {
    await run(createChatClient({ baseUrl: mock.url, apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface' }), wish)
  } finally {
    await mock.close()
  }
  console.log('\nThe mock is stopped.')
}

function liveClient({ CHAT_APP_ID: appId, CHAT_REGION: region, CHAT_API_KEY: apiKey }: NodeJS.ProcessEnv): FullChatClient {
  const missing = Object.entries({ CHAT_APP_ID: appId, CHAT_REGION: region, CHAT_API_KEY: apiKey }).filter(([, value]) => !value)
  if (missing.length > 0) throw new UsageError(`--live needs ${missing.map(([name]) => name).join(', ')} in the environment`)
  try {
    const client = createChatClient({ appId, region: region as 'us', apiKey: apiKey as string })
    console.log(`\nThe real service, app ${appId} in region ${region}.\n`)
    return client
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

async function run(chat: FullChatClient, { live, flag }: Wish): Promise<void> {
  let wanted = flag
  if (!wanted) {
    // On the real service every run makes users of its own; on the mock the names are those of the documents' examples.
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

main(process.argv.slice(2)).catch((error: Error) => {
  const usage = error instanceof UsageError
  console.error(
    usage ? `${error.message}. See npm start -- --help.` : isChatError(error) || error instanceof TypeError ? error.message : error,
  )
  process.exitCode = usage ? 2 : 1
})
