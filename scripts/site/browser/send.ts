import { element } from './element.ts'
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
    copy.before(element('button', { type: 'submit', form: form.id, class: 'send' }, 'Send'))
  const to = form.elements.namedItem('to') as HTMLSelectElement
  const showTarget = () => form.querySelector('.mock')?.toggleAttribute('hidden', to.value !== 'mock')
  to.addEventListener('change', showTarget)
  // A reload restores the choice.
  showTarget()
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    output.textContent = 'Sending …'
    output.replaceChildren(...(await send(form, root).catch((error: Error) => [line(`Not sent: ${error.message}`)])))
    output.scrollIntoView({ block: 'nearest' })
  })
}

/** A request without its server. */
interface Sent {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: BodyInit | undefined
  /** Ids in the body of a request that creates a record. */
  readonly created: readonly unknown[]
}

/** @throws if a field is not as it has to be */
function requestIn(form: HTMLFormElement): Sent {
  const { method = 'GET', path = '', keys = '' } = form.dataset
  const values = { path: {}, header: {}, body: {} } as Record<string, Record<string, unknown>>
  const query: string[] = []
  let body: unknown
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[data-kind]')) {
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
  const isForm = 'form' in form.dataset
  const headers = Object.fromEntries([
    ...keys.split(' ').map((name) => [name, 'any']),
    ...Object.entries(values.header ?? {}),
    ...(body === undefined || isForm ? [] : [['content-type', 'application/json']]),
  ])
  const { uid, guid, id, role } = Object(body) as Record<string, unknown>
  return {
    ...{ method, path: filled + (query.length > 0 ? `?${query.join('&')}` : ''), headers },
    body: body === undefined ? undefined : isForm ? asForm(body as object) : JSON.stringify(body),
    created: method === 'POST' && !path.includes('{') ? [uid, guid, id, role] : [],
  }
}

/** A parameter of the query. The values of a list are separated by commas in its field. */
function queryOf(name: string, { value, dataset: { list } }: HTMLElement & { value: string }): string[] {
  const values = (list === undefined ? [value] : value.split(/\s*,\s*/)).map((each) => encodeURIComponent(each))
  return (list === 'joined' ? [values.join()] : values).map((each) => `${name}=${each}`)
}

function jsonIn({ name, value }: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): unknown {
  try {
    return JSON.parse(value)
  } catch (error) {
    throw new Error(`${name.replace(/^body\./, '')} is not JSON. ${(error as Error).message}`)
  }
}

function asForm(fields: object): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const single of [value].flat()) data.append(name, String(single))
  return data
}

async function send(form: HTMLFormElement, root: string): Promise<Node[]> {
  const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
  const { method, path, headers, body, created } = requestIn(form)
  const init = { method, headers, redirect: 'error', ...(body !== undefined && { body }) } as const
  if (value('to') === 'page') {
    fake ??= startFake(root, form.dataset.path ?? '', created)
    const { fetch } = await fake.catch((error: Error) => {
      fake = undefined
      throw error
    })
    return shown(() => fetch(`${form.dataset.server}${path}`, init), root)
  }
  const address = value('address').trim().replace(/\/$/, '')
  if (!isLoopback(address))
    throw new Error(`${address || 'the URL'} is not on this machine. Use http://127.0.0.1 or http://localhost with the mock's port.`)
  return shown(() => fetch(address + path, init), root).catch(() => [
    line(`No response from ${address}. Start the mock in a terminal, then send again:`),
    block(startCommands.mock ?? ''),
  ])
}

interface Fake {
  readonly fetch: typeof globalThis.fetch
}

/** The fake of this page: what one request changes, the next one sees. */
let fake: Promise<Fake> | undefined

/** Loads the fake with its documents. Only classic scripts load from the file system as well. */
async function startFake(root: string, path: string, created: readonly unknown[]): Promise<Fake> {
  for (const name of ['chat.document', 'calls.document', 'management.document', 'fake']) {
    await new Promise((resolve, reject) => {
      const script = element('script', { src: `${root}assets/${name}.js` })
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error(`assets/${name}.js could not be loaded.`)))
      document.head.append(script)
    })
  }
  return (globalThis as unknown as { startFake: (path: string, created: readonly unknown[]) => Promise<Fake> }).startFake(path, created)
}

/** Status and body first, and the headers folded. */
async function shown(request: () => Promise<Response>, root: string): Promise<Node[]> {
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
    element('p', { class: response.ok ? 'ok' : 'failed' }, `${status} in ${Math.round(performance.now() - started)} ms`, ...pageOf(code)),
    ...(response.headers.get('x-fake-response') === 'example'
      ? [
          element(
            'p',
            {},
            'An example: ',
            element('a', { href: `${root}guides/fake-left-out.html` }, 'the fake does not model this operation'),
            '.',
          ),
        ]
      : []),
    ...(body ? [block(body)] : []),
    element('details', {}, element('summary', {}, 'Headers'), block(headers)),
  ]
}

/** A link to an error's page, if the operation documents the code. */
function pageOf(code: unknown): (Node | string)[] {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('#content a[href*="errors/"]')].find(
    ({ textContent }) => textContent === code,
  )
  return link ? [': ', element('a', { href: link.href }, String(code))] : []
}

const line = (text: string) => element('p', {}, text)

const block = (text: string) => element('pre', { tabindex: '0' }, text)
