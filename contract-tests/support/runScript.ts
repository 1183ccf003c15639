import process from 'node:process'
import { fakeCredentials } from '../exchange/credentials.ts'
import { startVirtualTime } from './virtualTime.ts'

/** Where the script of a finding runs. */
export interface ScriptSettings {
  readonly base: string
  readonly key?: string
  readonly fetch?: typeof globalThis.fetch
}

const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => (...args: unknown[]) => Promise<void>

/**
 * Runs the script of a finding in this process and in virtual time, against a server in this
 * process.
 *
 * @returns its exit code and what it printed
 */
export async function runScript(
  script: string,
  { base, key = fakeCredentials.apiKey, fetch = globalThis.fetch }: ScriptSettings,
): Promise<{ code: number | undefined; output: string }> {
  const printed: string[] = []
  const env = { CHAT_API_KEY: key, CHAT_BASE_URL: base }
  const own = { env, exitCode: undefined, getBuiltinModule: process.getBuiltinModule }
  const endVirtualTime = startVirtualTime()
  try {
    await new AsyncFunction('process', 'console', 'fetch', script)(own, { log: (line: string) => printed.push(line) }, fetch)
  } finally {
    endVirtualTime()
  }
  return { code: own.exitCode, output: printed.join('\n') }
}
