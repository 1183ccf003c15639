import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/spec/contract.ts'
import { newAddress } from './browser/oldAddresses.ts'
import { anywhere, buildDocs } from './build.ts'

const contracts = await readContracts()
const operations = contracts.flatMap((contract) => contract.operations)
const events = contracts.flatMap(({ webhooks }) => webhooks)

let folder: string
/** Every page by its address. */
const pages = new Map<string, string>()
let seconds: number

const text = (file: string) => readFile(join(folder, file), 'utf8')
const zipped = (html: string | Buffer) => gzipSync(html, { level: 9 }).length
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-site-'))
  const started = process.cpuUsage()
  await buildDocs(folder)
  const { user, system } = process.cpuUsage(started)
  seconds = (user + system) / 1e6
  for (const file of await readdir(folder, { recursive: true })) {
    if (file.endsWith('.html')) pages.set(file.replaceAll('\\', '/'), await text(file))
  }
}, 180_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('every name has a page', () => {
  test('operations, events, types and error codes, at addresses free of their family', () => {
    const codes = contracts.flatMap(({ document }) => (document.components.schemas.ErrorCode?.['x-extensible-enum'] ?? []) as string[])
    const wanted = [
      ...operations.map(({ id }) => `operations/${id}.html`),
      ...events.map(({ path }) => `events/${path}.html`),
      ...contracts.flatMap(({ document }) => Object.keys(document.components.schemas).map((name) => `types/${name}.html`)),
      ...codes.map((code) => `errors/${code}.html`),
      ...['index.html', 'errors/index.html', 'types/index.html', 'events/index.html', 'changelog.html', '404.html', 'sources.html'],
      ...['guides/coverage.html', 'guides/discrepancies.html', 'guides/first-call.html', 'chat.html', 'calls.html', 'management.html'],
    ]
    expect(codes.length).toBeGreaterThan(100)
    expect(wanted.filter((address) => !pages.has(address))).toEqual([])
  })

  test('each page has a title and a description of its own', () => {
    const titles = [...pages.values()].map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    const bare = [...pages].filter(([, html]) => !/<meta name="description" content="[^"]{10,}">/.test(html))
    expect(bare.map(([address]) => address)).toEqual([])
  })

  test('a type leads back to the operations that use it, an error code to those that return it', () => {
    expect(pages.get('types/FlagMessageRequest.html')).toContain('href="../operations/flag-a-message.html"')
    expect(pages.get('errors/ERR_REASON_NOT_FOUND.html')).toContain('href="../operations/flag-a-message.html"')
    expect(pages.get('guides/discrepancies.html')).toContain('href="../operations/flag-a-message.html"')
    expect(pages.get('guides/flagging-and-reviewing.html')).toContain('href="../operations/flag-a-message.html"')
    for (const { id, errorCodes } of operations)
      for (const code of errorCodes)
        expect(pages.get(`errors/${code}.html`), `${code} of ${id}`).toContain(`href="../operations/${id}.html"`)
  })
})

describe('links', () => {
  test('every link and anchor inside the site leads somewhere', () => {
    const ids = new Map([...pages].map(([address, html]) => [address, new Set(idsOf(html))]))
    const dead: string[] = []
    for (const [address, html] of pages) {
      for (const [, target = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        if (/^(https?:|data:)/.test(target)) continue
        const [path = '', hash] = target.split('#')
        const file = path === '' ? address : posix.join(posix.dirname(address), path)
        if (!pages.has(file) && !existsSync(join(folder, file))) dead.push(`${address}: ${target}`)
        else if (hash && !ids.get(file)?.has(decodeURIComponent(hash))) dead.push(`${address}: ${target}`)
      }
    }
    expect(dead).toEqual([])
  })

  test('every heading has an id, and no id is given twice on a page', () => {
    const faults: string[] = []
    for (const [address, html] of pages) {
      for (const [heading] of html.matchAll(/<h[1-6](?![^>]* id=)[^>]*>/g)) faults.push(`${address}: ${heading}`)
      const ids = idsOf(html)
      for (const id of ids.filter((one, index) => ids.indexOf(one) !== index)) faults.push(`${address}: ${id} twice`)
    }
    expect(faults).toEqual([])
  })

  test('addresses of the former references lead to the new pages', () => {
    expect(newAddress('#/moderation/flag-a-message')).toBe('operations/flag-a-message.html')
    expect(newAddress('#/triggers-webhooks/receive-message-sent')).toBe('events/message_sent.html')
    expect(newAddress('#/group-members')).toBe('families/group-members.html')
    expect(newAddress('#errors')).toBeUndefined()
    for (const { tag } of operations) {
      const family = newAddress(`#/${tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`)
      expect(pages.has(family ?? ''), tag).toBe(true)
    }
  })

  test('the page for what is not found leads home from any depth, once the address is known', () => {
    const page = anywhere(pages.get('404.html') ?? '', 'https://docs.example.com/here/')
    expect(page).toContain('href="https://docs.example.com/here/assets/style.css"')
    expect(page).toContain('data-root="https://docs.example.com/here/"')
    expect([...page.matchAll(/ (?:href|src)="([^"]*)"/g)].filter(([, target = '']) => !/^(#|https:)/.test(target))).toEqual([])
  })

  test('programs find every operation: in llms.txt with its Markdown, in sitemap.xml with every page', async () => {
    const [list, map] = await Promise.all([text('llms.txt'), text('sitemap.xml')])
    for (const { id, path, errorCodes } of operations) {
      expect(list).toContain(`(operations/${id}.md)`)
      const markdown = await text(`operations/${id}.md`)
      expect(markdown, id).toContain(path)
      for (const code of errorCodes) expect(markdown, id).toContain(code)
    }
    expect([...pages.keys()].filter((address) => !/^(404|index)\.html$/.test(address) && !map.includes(`<loc>/${address}</loc>`))).toEqual(
      [],
    )
  })
})

describe('the page of an operation', () => {
  const flag = () => pages.get('operations/flag-a-message.html') ?? ''
  const plain = () =>
    flag()
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')

  test('shows how the client is called, with links', () => {
    expect(plain()).toContain('chat.flagAMessage({ id, onBehalfOf, body }): Promise<FlagAMessageResponse>')
    expect(flag()).toContain('<a href="#parameter-onBehalfOf">onBehalfOf</a>')
    expect(flag()).toContain('<a href="../types/FlagMessageRequest.html">body</a>')
  })

  test('shows all three samples, TypeScript first', () => {
    const at = ['sample-typescript', 'sample-curl', 'sample-fetch'].map((id) => flag().indexOf(`id="${id}"`))
    expect(at.every((place, index) => place > (at[index - 1] ?? 0))).toBe(true)
  })

  test('gives each of its fields an id of its own', () => {
    for (const id of ['parameter-id', 'body-reasonId', 'body-remark', 'response-200', 'errors', 'evidence'])
      expect(flag()).toContain(`id="${id}"`)
  })
})

describe('budgets', () => {
  test('no page of an operation has more than 8 KB zipped', () => {
    const sizes = [...pages]
      .filter(([address]) => address.startsWith('operations/'))
      .map(([address, html]) => ({ address, size: zipped(html) }))
    expect(sizes.length).toBe(operations.length)
    expect(sizes.filter(({ size }) => size > 8192)).toEqual([])
  })

  test('a first visit has no more than 40 KB zipped', async () => {
    const [style, script, icon] = await Promise.all(['assets/style.css', 'assets/site.js', 'assets/icon.svg'].map(text))
    const shared = [style, script, icon].reduce((sum, file) => sum + zipped(file ?? ''), 0)
    const largest = Math.max(...[...pages].filter(([address]) => !address.includes('discrepancies')).map(([, html]) => zipped(html)))
    expect(shared + largest).toBeLessThan(40 * 1024)
  })

  // Of this process, so that a busy machine does not count.
  test('building takes no more than 15 s', () => expect(seconds).toBeLessThan(15))
})
