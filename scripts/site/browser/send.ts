import { createElement } from './createElement.ts'
import type { PageFake, startFake as startPageFake } from './fakePage.ts'
import { idsIn, initOf, type PageRequest, pageRequest } from './pageRequest.ts'
import { startCommands } from './target.ts'

/**
 * Whether a URL is on the reader's own machine: nothing is sent anywhere else. Names other than
 * `localhost` are rejected, because they could resolve to any host.
 */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (!/^https?:$/.test(protocol) || username || password) return false
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
}

/** Lets an operation page send its request to a fake in the page, or to a mock on this machine. */
export function addSending(root: string): void {
  const form = document.querySelector<HTMLFormElement>('form.send')
  const output = form?.querySelector('output')
  if (!form || !output) return
  form.hidden = false
  for (const copy of document.querySelectorAll('.samples .tabs .copy'))
    copy.before(
      createElement('button', { type: 'submit', form: form.id, class: 'send', title: 'Try it here: nothing is sent to CometChat' }, 'Send'),
    )
  // The second click of a double-click would repeat what the first has done.
  for (const button of document.querySelectorAll('button.send'))
    button.addEventListener('click', (event) => (event as MouseEvent).detail > 1 && event.preventDefault())
  let isSending = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    output.textContent = 'Sending …'
    output.replaceChildren(...(await send(form, root).catch((error: Error) => [line(`Not sent: ${error.message}`)])))
    isSending = false
    output.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * The request that the form describes, without its server.
 * @throws if a field is not as it has to be
 */
function requestIn(form: HTMLFormElement): PageRequest {
  const { method = 'GET', path = '', keys = '' } = form.dataset
  const values = { path: {}, header: {}, body: {} } as Record<string, Record<string, unknown>>
  const query: string[] = []
  let body: unknown
  for (const field of form.querySelectorAll<Field>('[data-kind]')) {
    if (field.value === '') continue
    const value: unknown = field.dataset.kind === 'json' ? jsonIn(field) : field.value
    const [place = '', name] = field.name.split(/\.(.*)/s)
    if (name === undefined) body = value
    else if (place === 'query') query.push(...queryOf(name, field))
    else (values[place] ??= {})[name] = value
  }
  if (Object.keys(values.body ?? {}).length > 0 || form.querySelector('[name^="body."]')) body ??= values.body
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values.path?.[name]
    if (value === undefined) throw new Error(`${name} is empty.`)
    return encodeURIComponent(String(value))
  })
  const url = filled + (query.length > 0 ? `?${query.join('&')}` : '')
  const headers = Object.entries(values.header ?? {}).map(([name, value]) => [name, String(value)] as const)
  return pageRequest({ method, url, keys: keys.split(' '), headers, body, isForm: 'form' in form.dataset })
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A parameter of the query. The values of a list are separated by commas in its field. */
function queryOf(name: string, { value, dataset: { list } }: HTMLElement & { value: string }): string[] {
  const values = (list === undefined ? [value] : value.split(/\s*,\s*/)).map((each) => encodeURIComponent(each))
  return (list === 'joined' ? [values.join()] : values).map((each) => `${name}=${each}`)
}

function jsonIn({ name, value }: Field): unknown {
  try {
    return JSON.parse(value)
  } catch (error) {
    throw new Error(`${name.replace(/^body\./, '')} is not JSON. ${(error as Error).message}`)
  }
}

async function send(form: HTMLFormElement, root: string): Promise<Node[]> {
  const request = requestIn(form)
  if (!document.querySelector('.samples pre[data-local]')) {
    fake ??= fakeFor(form, root, request)
    const { fetch } = await fake.catch((error: Error) => {
      fake = undefined
      throw error
    })
    // The fake may have chosen the id of the request's record.
    const { url, ...init } = requestIn(form)
    return shownResponse(() => fetch(form.dataset.server + url, initOf(init)), root)
  }
  const address = (form.elements.namedItem('address') as HTMLInputElement).value.trim().replace(/\/$/, '')
  if (!isLoopback(address))
    throw new Error(`${address || 'the URL'} is not on this machine. Use http://127.0.0.1 or http://localhost with the mock's port.`)
  const { url, ...init } = request
  return shownResponse(() => fetch(address + url, initOf(init)), root).catch(() => [
    line(`No response from ${address}. Start the mock in a terminal, then send again:`),
    block(startCommands.mock ?? ''),
  ])
}

/** The fake of this page: what one request changes, the next one sees. */
let fake: Promise<PageFake> | undefined

/** Loads the fake, and gives the fields the ids of records that it has created. */
async function fakeFor(form: HTMLFormElement, root: string, request: PageRequest): Promise<PageFake> {
  for (const name of ['chat.document', 'calls.document', 'management.document', 'fake']) await load(`${root}assets/${name}.js`)
  const { startFake } = globalThis as unknown as { startFake: typeof startPageFake }
  const parameters = [...(form.dataset.path ?? '').matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const created = request.method === 'POST' && parameters.length === 0 ? idsIn(request) : []
  const started = await startFake(JSON.parse(form.dataset.before ?? '[]'), created, parameters)
  for (const [name, id] of Object.entries(started.ids)) {
    const field = form.elements.namedItem(`path.${name}`) as HTMLInputElement
    if (field.value === field.defaultValue) field.value = id
  }
  return started
}

/** Loads a classic script: only these load from the file system as well. */
function load(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = createElement('script', { src })
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error(`${src.replace(/^[./]*/, '')} could not be loaded.`)))
    document.head.append(script)
  })
}

/** Status and body first, and the headers folded. */
async function shownResponse(request: () => Promise<Response>, root: string): Promise<Node[]> {
  const started = performance.now()
  const response = await request()
  const text = await response.text()
  let body = text
  let code: unknown
  try {
    const parsed = JSON.parse(text)
    code = parsed.error?.code
    body = JSON.stringify(parsed, undefined, 2)
  } catch {}
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const status = `${response.status} ${response.statusText}`.trim()
  return [
    createElement(
      'p',
      { class: response.ok ? 'ok' : 'failed' },
      `${status} in ${Math.round(performance.now() - started)} ms`,
      ...pageOf(code, root),
    ),
    ...(response.headers.get('x-fake-response') === 'example'
      ? [
          createElement(
            'p',
            {},
            'An example: ',
            createElement('a', { href: `${root}guides/fake-left-out.html` }, 'the fake does not model this operation'),
            '.',
          ),
        ]
      : []),
    ...(body ? [block(body)] : []),
    createElement('details', {}, createElement('summary', {}, 'Headers'), block(headers)),
  ]
}

/** A link to the page of an error code. */
const pageOf = (code: unknown, root: string): (Node | string)[] =>
  typeof code === 'string' ? [': ', createElement('a', { href: `${root}errors/${code}.html` }, code)] : []

const line = (text: string) => createElement('p', {}, text)

const block = (text: string) => createElement('pre', { tabindex: '0' }, text)
