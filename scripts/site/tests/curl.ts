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
 * Parses a curl command, as far as the samples need it, so that tests need neither a shell nor
 * curl.
 *
 * @param environment - the variables of the shell
 * @throws for any other option, an unknown variable or an unclosed quotation mark
 */
export function readCurl(command: string, environment: Readonly<Record<string, string>>): CurlRequest {
  const [program, ...args] = shellWords(command, environment)
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [address, ...others] = positionals
  if (program !== 'curl' || address === undefined || others.length > 0) throw new Error(`Not a curl command: ${command}`)
  const form = new FormData()
  for (const field of values['form-string']) form.append(...(field.split(/=(.*)/s, 2) as [string, string]))
  const body = [...form].length > 0 ? form : values.data
  const headers = Object.fromEntries(values.header.map((header) => header.split(/: (.*)/s, 2)))
  return { method: values.request ?? (body === undefined ? 'GET' : 'POST'), address, headers, body }
}

/**
 * Splits a command like a shell: quotation marks, variables in double quotes, and line
 * continuations.
 */
function shellWords(command: string, environment: Readonly<Record<string, string>>): string[] {
  const words: string[] = []
  let rest = ` ${command.replaceAll('\\\n', ' ')}`
  while (rest !== '') {
    const [found, space, single, double, quote, plain] = /^(?:(\s+)|'([^']*)'|"([^"\\`]*)"|\\(')|([^\s'"\\$`]+))/.exec(rest) ?? []
    if (found === undefined) throw new Error(`Not understood: ${rest.slice(0, 40)}`)
    rest = rest.slice(found.length)
    const expanded = double?.replace(/\$(\w+)/g, (_, name: string) => environment[name] ?? missing(name))
    if (space === undefined) words.push(`${words.pop() ?? ''}${single ?? expanded ?? quote ?? plain}`)
    else if (rest !== '') words.push('')
  }
  return words
}

function missing(name: string): never {
  throw new Error(`Unknown variable $${name}`)
}
