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

/** Lets each panel send its sample to a mock on the reader's own machine. */
export function addTryIt(): void {
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('.try')) {
    panel.hidden = false
    const form = panel.querySelector('form')
    const output = panel.querySelector('output')
    if (!form || !output) continue
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      output.textContent = 'Sending …'
      output.replaceChildren(...(await send(form)))
    })
  }
}

async function send(form: HTMLFormElement): Promise<Node[]> {
  const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
  const address = value('address').trim().replace(/\/$/, '')
  if (!isLoopback(address))
    return [
      line(`Not sent: ${address || 'the address'} is not on this machine. Use http://127.0.0.1 or http://localhost with the mock's port.`),
    ]
  const headers = Object.fromEntries(
    value('headers')
      .split('\n')
      .map((row) => row.split(/:\s*(.*)/))
      .flatMap(([name, text]) => (name?.trim() ? [[name.trim(), text ?? '']] : [])),
  )
  let body: BodyInit | undefined
  if (form.elements.namedItem('body')) {
    try {
      const fields: unknown = JSON.parse(value('body'))
      body = 'form' in form.dataset ? asForm(fields) : JSON.stringify(fields)
      if (!('form' in form.dataset)) headers['content-type'] = 'application/json'
    } catch (error) {
      return [line(`Not sent: the body is not JSON. ${(error as Error).message}`)]
    }
  }
  const started = performance.now()
  try {
    const path = value('path').trim().replace(/^\/*/, '/')
    const response = await fetch(address + path, {
      method: form.dataset.method ?? 'GET',
      headers,
      redirect: 'error',
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    return shown(response, text, performance.now() - started)
  } catch {
    return [line(`No response from ${address}. Start the mock in a terminal, then send again:`), block(startCommands.mock ?? '')]
  }
}

function asForm(fields: unknown): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields as object)) for (const single of [value].flat()) data.append(name, String(single))
  return data
}

function shown(response: Response, text: string, time: number): Node[] {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  let body = text
  try {
    body = JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {}
  const words = `${response.status} ${response.statusText} in ${Math.round(time)} ms`
  const status = element('p', { class: response.ok ? 'ok' : 'failed' }, words)
  return [status, block(headers), ...(body ? [block(body)] : [])]
}

const line = (text: string) => element('p', {}, text)

const block = (text: string) => element('pre', { tabindex: '0' }, text)
