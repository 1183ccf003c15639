// `npm start`: creates a user and an auth token, sends a message and flags it, and prints each
// step, against its own mock or CometChat.
import { performance } from 'node:perf_hooks'
import { readArguments, UsageError } from '../../contract-tests/cli/command.ts'
import { startMock } from '../../contract-tests/mock/startMock.ts'
import { createChatClient, type FullChatClient, isChatError, responseOf } from '../../src/index.ts'

const help = `Creates two users and an auth token, sends a message and flags it through the client, and prints every step.

  npm start                on a mock that it starts
  npm start -- --live      on CometChat; requires CHAT_APP_ID, CHAT_REGION and CHAT_API_KEY in the environment`

async function main(args: string[]): Promise<void> {
  const { live, help: asked } = readArguments(args, { live: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } })
  if (asked) return console.log(help)
  // On CometChat, every run creates new users; the mock has the names and the message of examples.
  if (live) return run(liveClient(process.env), `-${Date.now().toString(36)}`, {})
  const mock = await startMock()
  console.log(`\nA mock of CometChat at ${mock.url}, which checks every request against the specification.\n`)
  try {
    await run(createChatClient({ baseUrl: mock.url, apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface' }), '', { prefer: 'example=advert' })
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
    console.log(`\nCometChat, app ${appId} in region ${region}.\n`)
    return client
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

async function run(chat: FullChatClient, suffix: string, headers: Record<string, string>): Promise<void> {
  const [sender, reader] = [`dealbot${suffix}`, `jonas${suffix}`]
  for (const [uid, name] of Object.entries({ [sender]: 'Best Deals', [reader]: 'Jonas Lind' }))
    await step(
      'POST /users',
      () => chat.createUser({ body: { uid, name } }),
      ({ data }) => `user ${data.uid} (${data.name})`,
    )
  await step(
    `POST /users/${reader}/auth_tokens`,
    () => chat.createAuthtoken({ uid: reader, body: {} }),
    () => `an auth token for ${reader}, not shown`,
  )
  const text = 'Everything for your balcony, half price today only!'
  const {
    data: { id },
  } = await step(
    'POST /messages',
    () => chat.as(sender).sendMessage({ body: { receiver: reader, receiverType: 'user', type: 'text', data: { text } } }, { headers }),
    ({ data }) => `message ${data.id} from ${data.sender}`,
  )
  const response = await step(
    `POST /messages/${id}/flagged`,
    () => chat.as(reader).flagAMessage({ id, body: { reasonId: 'spam', remark: 'An advert.' } }),
    () => `flagged on behalf of ${reader}`,
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
