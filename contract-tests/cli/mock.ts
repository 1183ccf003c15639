import { startMock } from '../mock/startMock.ts'
import { type Command, flagOptions, readArguments, textOptions, untilAborted, wholeNumber } from './command.ts'

const help = `Runs a mock of all three APIs until Ctrl-C.

  npx cometchat-rest-testing mock [--port 4010] [--cors]

  --port N    the port to listen on (default: a free port)
  --cors      allows requests from pages in a browser, such as the documentation
  --help      prints this text`

/** `mock`: keeps the mock running until it is interrupted. */
export const mock: Command = {
  help,
  async run(args, signal) {
    const { port, cors } = readArguments(args, { ...textOptions('port'), ...flagOptions('cors') })
    const { url, close } = await startMock({ port: wholeNumber(port, '--port', 0, 65_535) ?? 0, cors: cors === true })
    console.log(`Mock of the Chat, Calls and Management APIs at ${url}. Use any API key. Try:

  curl -X POST ${url}/messages/4201/flagged -H 'apikey: any' -H 'onBehalfOf: jonas' -H 'content-type: application/json' -d '{"reasonId":"spam"}'

Ctrl-C stops it.`)
    await untilAborted(signal)
    await close()
    return 0
  },
}
