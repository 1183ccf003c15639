import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** The request of a curl command. */
export interface CurlRequest {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

const options = {
  request: { type: 'string', short: 'X' },
  header: { type: 'string', short: 'H', multiple: true, default: [] as string[] },
  data: { type: 'string', short: 'd' },
  'form-string': { type: 'string', multiple: true, default: [] as string[] },
} as const

/**
 * The requests of curl commands, as bash hands their arguments to curl.
 *
 * @param environment - the variables of the shell
 * @throws for an option that no sample has, and for an unknown variable
 */
export function readCurl(commands: readonly string[], environment: Readonly<Record<string, string>>): CurlRequest[] {
  const script = `set -u; curl() { printf '%s\\0' "$@"; printf '\\1'; }\n${commands.join('\n')}`
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { env: environment, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(stderr)
  return stdout
    .split('\x01')
    .slice(0, -1)
    .map((call) => requestOf(call.split('\0').slice(0, -1)))
}

function requestOf(args: string[]): CurlRequest {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [address = ''] = positionals
  const form = new FormData()
  for (const field of values['form-string']) form.append(...(field.split(/=(.*)/s, 2) as [string, string]))
  const body = [...form].length > 0 ? form : values.data
  const headers = Object.fromEntries(values.header.map((header) => header.split(/: (.*)/s, 2)))
  return { method: values.request ?? (body === undefined ? 'GET' : 'POST'), address, headers, body }
}
