import { readContracts } from '../../../contract-tests/documents/documents.ts'
import { inProcessBase, inProcessTarget } from '../../../contract-tests/mock/inProcessTarget.ts'
import * as client from '../../../src/index.ts'

/** Environment variables of the programs. */
export const environment = {
  CHAT_APP_ID: 'app-linden-yard',
  CHAT_API_KEY: 'feedface',
  MANAGEMENT_KEY: 'feedface',
  MANAGEMENT_SECRET: 'feedface',
}

/** Runs a module that imports at most the client, and prints nothing. */
export async function runProgram(code: string): Promise<void> {
  const imported = /^import (\{[^}]+\}) from 'cometchat-rest'$/m.exec(code)
  const names = imported ? `const ${imported[1]} = client\n` : ''
  const body = `return (async () => {\n${names}${code.replace(imported?.[0] ?? '', '')}\n})()`
  const quiet = { log: () => {}, error: () => {} }
  await new Function('client', 'process', 'console', body)(client, { env: environment }, quiet)
}

/**
 * A `fetch` that sends requests to the mock: those to the service, and those to the documented URL
 * of the mock.
 */
export async function fetchFromMock(): Promise<typeof globalThis.fetch> {
  const mock = inProcessTarget(await readContracts())
  return async (input, init) => {
    const request = new Request(input, init)
    const url = request.url.replace(/^(?:https:\/\/[a-z.-]+\.cometchat\.io(?:\/v3)?|http:\/\/127\.0\.0\.1:4010)(?=\/)/, inProcessBase)
    const { status, headers, body } = await mock.send(
      { method: request.method, url, headers: [...request.headers], body: await request.text() },
      'chat',
    )
    return new Response(body, { status, headers })
  }
}
