/** The request of a curl command. */
export interface CurlRequest {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

/**
 * Parses a curl command, as far as the samples need it, so that tests need neither a shell nor
 * curl.
 *
 * @param command - options `-X`, `-H`, `-d` and `--form-string`, and a URL
 * @param environment - the variables of the shell
 * @throws for any other option, an unknown variable or an unclosed quotation mark
 */
export function readCurl(command: string, environment: Readonly<Record<string, string>>): CurlRequest {
  const [program, ...words] = shellWords(command, environment)
  if (program !== 'curl') throw new Error(`Not a curl command: ${command}`)
  const headers: Record<string, string> = {}
  const form = new FormData()
  let [method, address, data]: [string | undefined, string | undefined, string | undefined] = [undefined, undefined, undefined]
  const rest = words.values()
  const valueAfter = (option: string): string => {
    const { value } = rest.next()
    if (value === undefined) throw new Error(`${option} has no value`)
    return value
  }
  for (const word of rest) {
    if (word === '-X') method = valueAfter(word)
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(valueAfter(word)) ?? []
      headers[name] = value
    } else if (word === '-d') data = valueAfter(word)
    else if (word === '--form-string') {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(valueAfter(word)) ?? []
      form.append(name, value)
    } else if (word.startsWith('-') || address !== undefined) throw new Error(`Unexpected in a curl command: ${word}`)
    else address = word
  }
  if (address === undefined) throw new Error(`No address in: ${command}`)
  const body = [...form].length > 0 ? form : data
  return { method: method ?? (body === undefined ? 'GET' : 'POST'), address, headers, body }
}

/**
 * Splits a command like a shell: quotation marks, variables in double quotes, and line
 * continuations.
 */
function shellWords(command: string, environment: Readonly<Record<string, string>>): string[] {
  const words: string[] = []
  let word: string | undefined
  let rest = command.replaceAll('\\\n', ' ')
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)
    if (!found) return undefined
    rest = rest.slice(found[0].length)
    return found[1] ?? found[0]
  }
  const expanded = (text: string) =>
    text.replace(/\$(\w+)/g, (_, name: string) => {
      const value = environment[name]
      if (value === undefined) throw new Error(`Unknown variable $${name}`)
      return value
    })
  while (rest !== '') {
    if (take(/^\s+/) !== undefined) {
      if (word !== undefined) words.push(word)
      word = undefined
      continue
    }
    const single = take(/^'([^']*)'/)
    const double = single === undefined ? take(/^"([^"\\`]*)"/) : undefined
    const plain = single === undefined && double === undefined ? (take(/^\\(')/) ?? take(/^[^\s'"\\$`]+/)) : undefined
    if (single === undefined && double === undefined && plain === undefined) throw new Error(`Not understood: ${rest.slice(0, 40)}`)
    word = (word ?? '') + (single ?? plain ?? expanded(double ?? ''))
  }
  return word === undefined ? words : [...words, word]
}
