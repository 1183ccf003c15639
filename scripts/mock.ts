// `npm run mock`: keeps the mock running until it is interrupted.
import { parseArgs } from 'node:util'
import { createMock } from '../contract-tests/mock/createMock.ts'

const help = `Runs a mock of all three APIs until Ctrl-C.

  npm run mock [-- --port 4010]

  --port N    the port to listen on; a free one unless set
  --help      this text`

try {
  const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
  const port = Number(values.port ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new TypeError('--port must be a number from 0 to 65535')
  if (values.help) console.log(help)
  else await serve(port)
} catch (error) {
  const usage = error instanceof TypeError
  console.error(`${(error as Error).message.split('. ')[0]}.${usage ? ' See npm run mock -- --help.' : ''}`)
  process.exitCode = usage ? 2 : 1
}

async function serve(port: number): Promise<void> {
  const mock = await createMock({ port })
  console.log(`Mock of the Chat, Calls and Management APIs at ${mock.url}. Any key will do. Try:

  curl -X POST ${mock.url}/messages/4201/flagged -H 'apikey: any' -H 'onBehalfOf: jonas' -H 'content-type: application/json' -d '{"reasonId":"spam"}'

Ctrl-C stops it.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mock.close())
}
