import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { camelCase } from '../../contract-tests/documents/codeNames.ts'
import type { Schema } from '../../contract-tests/documents/document.ts'
import { readContracts } from '../../contract-tests/documents/documents.ts'
import { readSite } from './content/content.ts'
import { shell } from './content/shell.ts'
import { builtSite } from './tests/builtSite.ts'
import { fieldNames, omissions, parseHtml } from './tests/omissions.ts'

const contracts = await readContracts()
const operations = contracts.flatMap((contract) => contract.operations)
const site = await readSite(contracts, { version: '0.1.0' })
const { types } = site.model
const events = contracts.flatMap(({ webhooks }) => webhooks)

let folder: string
/** The HTML of every page, by address. */
const pages = new Map<string, string>()

const isLive = ({ sources }: (typeof operations)[number]) => sources.some(({ kind }) => kind === 'live')
const text = (file: string) => readFile(join(folder, file), 'utf8')
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)

beforeAll(async () => {
  folder = await builtSite()
  for (const file of await readdir(folder, { recursive: true })) {
    if (file.endsWith('.html')) pages.set(file.replaceAll('\\', '/'), await text(file))
  }
})

describe('pages', () => {
  test('exist for every operation, event, type and error code at stable addresses', () => {
    const codes = contracts.flatMap(({ document }) => (document.components.schemas.ErrorCode?.['x-extensible-enum'] ?? []) as string[])
    const wanted = [
      ...operations.map(({ id }) => `operations/${id}.html`),
      ...events.map(({ path }) => `events/${path}.html`),
      ...contracts.flatMap(({ document }) => Object.keys(document.components.schemas).map((name) => `types/${name}.html`)),
      ...codes.map((code) => `errors/${code}.html`),
      ...['index.html', 'errors/index.html', 'types/index.html', 'events/index.html', 'changelog.html', '404.html'],
      ...['guides/coverage.html', 'guides/discrepancies.html', 'guides/first-call.html', 'chat.html', 'calls.html', 'management.html'],
    ]
    expect(codes.length).toBeGreaterThan(100)
    expect(wanted.filter((address) => !pages.has(address))).toEqual([])
  })

  test('README states the numbers of operations and events, each of which names its sources', async () => {
    const readme = (await readFile('README.md', 'utf8')).replaceAll('\n', ' ')
    expect(readme).toContain(`describes ${operations.length} operations and ${events.length} webhook events`)
    expect(operations.filter(({ sources }) => sources.every(({ kind }) => kind === 'inferred')).map(({ id }) => id)).toEqual([])
  })

  test('have a title of their own, a description, unique ids, live links and short files of Markdown', async () => {
    const anchors = new Map([...pages].map(([address, html]) => [address, new Set(idsOf(html))]))
    const isDead = (address: string, target: string) => {
      if (/^(https?:|data:)/.test(target)) return false
      const [path = '', hash] = target.split('#')
      const file = path === '' ? address : posix.join(path.startsWith('/') ? '' : posix.dirname(address), path).replace(/^\//, '')
      return (!pages.has(file) && !existsSync(join(folder, file))) || (hash && !anchors.get(file)?.has(decodeURIComponent(hash)))
    }
    const titles = new Set<string>()
    const faults: string[] = []
    for (const [address, html] of pages) {
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
      const ids = new Set<string>()
      const targets = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target = '']) => target)
      const found = [
        ...(titles.has(title) ? [`has the title of another page: ${title}`] : []),
        ...(/<meta name="description" content="[^"]{10,}">/.test(html) ? [] : ['has no description']),
        ...[...html.matchAll(/<h[1-6](?![^>]* id=)[^>]*>/g)].map(([heading]) => `has no id for ${heading}`),
        ...idsOf(html)
          .filter((id) => ids.has(id) || !ids.add(id))
          .map((id) => `has the id ${id} twice`),
        ...targets.filter((target) => isDead(address, target)).map((target) => `has a dead link to ${target}`),
        ...(existsSync(join(folder, address.replace(/html$/, 'md'))) ? [] : ['is not there as Markdown']),
      ]
      titles.add(title)
      faults.push(...found.map((fault) => `${address} ${fault}`))
    }
    for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')))
      if ((await stat(join(folder, file))).size > 32_000) faults.push(`${file} has more than 8,000 tokens`)
    expect(faults).toEqual([])
    // Samples for a local server and in Python and PHP are on the page only.
    const twin = await text('operations/send-message.md')
    expect(['127.0.0.1', 'urllib', 'getenv'].filter((part) => twin.includes(part))).toEqual([])
  })

  const address = 'https://docs.example.com/here/'

  test.each<[string, string, Partial<typeof site>, string]>([
    ['404.html', 'finds the root of the site from any address', { address }, 'href="/here/assets/style.css"'],
    ['chat.html', 'names its address', { address }, '<link rel="canonical" href="https://docs.example.com/here/chat.html">'],
  ])('%s %s', (pageAddress, _, changes, expected) => {
    const page = { address: pageAddress, title: 'Chat', description: 'It chats.', content: [] }
    expect(shell(page, { ...site, ...changes })).toContain(expected)
  })

  test.each([
    ['guides/discrepancies.html', 'href="../operations/flag-a-message.html"'],
    ['guides/flagging-and-reviewing.html', 'href="../operations/flag-a-message.html"'],
    ['operations/flag-a-message.html', '<meta property="og:title" content="Flag a message'],
    ['operations/flag-a-message.html', '<summary>As most operations: 400, 401, 429</summary>'],
    ['operations/send-message.html', '>30 a minute per user<'],
    ['families/users.md', '\n- [POST Create a user `/users`](../operations/create-user.md)'],
    ['types/Message.md', '\n- `deletedAt` integer or null ([UnixSecondsOrNull](../types/UnixSecondsOrNull.md)): Time when'],
    // A picture is its description.
    ['guides/flagging-and-reviewing.md', '\n_The life of a message under moderation. A sent message is checked by rules.'],
    ['404.html', '<meta name="robots" content="noindex">'],
    ['404.html', 'href="/assets/style.css"'],
  ])('%s contains %j', async (file, part) => expect(await text(file)).toContain(part))

  test('llms.txt lists every operation', async () => {
    const list = await text('llms.txt')
    for (const { id, path, errorCodes } of operations) {
      expect(list).toContain(`(operations/${id}.md)`)
      const markdown = await text(`operations/${id}.md`)
      for (const part of [path, ...errorCodes]) expect(markdown, id).toContain(part)
    }
  })
})

describe('completeness', () => {
  type Part = readonly [id: string, content: Readonly<Record<string, { readonly schema: Schema }>> | undefined]
  /** The schemas of bodies, responses, events and types, each with page and heading. */
  const described = [
    ...contracts.flatMap(({ document, operations, webhooks }) => {
      const partsOf = (address: string, parts: readonly Part[]) =>
        parts.flatMap(([heading, content = {}]) => Object.values(content).map(({ schema }) => ({ document, schema, address, heading })))
      return [
        ...operations.flatMap(({ id, body, responses }) => {
          const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
          const returned = successes.map(([status, { content }]): Part => [`response-${status}`, content])
          return partsOf(`operations/${id}.html`, [['body', body?.content], ...returned])
        }),
        ...webhooks.flatMap(({ path, body }) => partsOf(`events/${path}.html`, [['payload', body?.content]])),
      ]
    }),
    ...types.map(({ address, schema, contract: { document } }) => ({ document, schema, address, heading: 'fields' })),
  ]

  test('pages contain every field and alternative of bodies, responses, events and types', () => {
    expect(described.length).toBeGreaterThan(operations.length + types.length)
    const missing = described.flatMap(({ document, schema, address, heading }) =>
      omissions(document, schema, pages.get(address) ?? '', heading).map((path) => `${address}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('every type has a valid example and links to its uses', () => {
    const wrong: string[] = []
    for (const { address, name, contract } of types) {
      const html = pages.get(address) ?? ''
      const [, code = ''] = /<h2 id="example">.*?<code>(.*?)<\/code>/s.exec(html) ?? []
      const value: unknown = JSON.parse(parseHtml(code).text)
      if (!contract.accepts({ $ref: `#/components/schemas/${name}` }, value)) wrong.push(`${address}: invalid example`)
      const usage = html.slice(html.indexOf('id="used-by"'))
      if (!/<li><a href="\.\.\/(operations|events)\//.test(usage) && !/<li><a href="[\w.]+\.html"/.test(usage))
        wrong.push(`${address}: used by nothing`)
    }
    expect(types.length).toBeGreaterThan(400)
    expect(wrong).toEqual([])
  })

  test('the Markdown of a page, with that of the types it links, names every field', async () => {
    const twins = new Map<string, { readonly names: ReadonlySet<string>; readonly types: readonly string[] }>()
    const twinOf = async (file: string) => {
      const known = twins.get(file)
      if (known) return known
      const markdown = await text(file)
      const names = new Set([...markdown.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name))
      const types = [...markdown.matchAll(/\]\((?:\.\.\/types\/)?(\w+(?:\.\w+)?\.md)\)/g)].map(([, name]) => `types/${name}`)
      const twin = { names, types: types.filter((name) => existsSync(join(folder, name))) }
      twins.set(file, twin)
      return twin
    }
    const missing: string[] = []
    for (const { document, schema, address } of described) {
      const reached = new Set([address.replace(/html$/, 'md')])
      const names = new Set<string>()
      for (const file of reached) {
        const twin = await twinOf(file)
        for (const name of twin.names) names.add(name)
        for (const type of twin.types) reached.add(type)
      }
      missing.push(...[...fieldNames(document, schema)].filter((name) => !names.has(name)).map((name) => `${address}: ${name}`))
    }
    expect(missing).toEqual([])
  })

  const plain = (html = '') => html.replace(/<[^>]+>/g, '')
  const factOf = (html: string, name: string) => plain(new RegExp(`<dt>${name}</dt><dd>(.*?)</dd>`).exec(html)?.[1])
  const sectionOf = (html: string, start: string) => html.slice(html.indexOf(start)).split('</section>')[0]?.replaceAll('<wbr>', '') ?? ''

  /** Facts of the document that the page of an operation lacks. */
  test.each<[string, (operation: (typeof operations)[number], html: string) => unknown]>([
    ['method', ({ id }, html) => !factOf(html, 'Method').endsWith(`.${camelCase(id)}`)],
    ['parameters', ({ parameters }, html) => parameters.filter(({ name }) => !sectionOf(html, 'id="parameters"').includes(`>${name}<`))],
    ['statuses', ({ responses }, html) => Object.keys(responses).filter((status) => !html.includes(`id="response-${status}"`))],
    ['error codes', ({ errorCodes }, html) => errorCodes.filter((code) => !sectionOf(html, 'id="errors"').includes(`>${code}<`))],
    [
      'replacements',
      ({ replacedBy = [] }, html) =>
        replacedBy.filter((id) => !sectionOf(html, '<span class="tag">deprecated</span></h1>').includes(`/${id}.html`)),
    ],
    ['that codes are those known', (_, html) => !html.includes('CometChat can return other codes as well.')],
    [
      'order, or that it is unknown',
      ({ paging }, html) => {
        if (!paging?.order) return paging && factOf(html, 'Order') !== 'unknown'
        const fact = factOf(html, 'Order')
        const words = paging.order.replaceAll('`', '')
        return fact === 'see below' ? !plain(/<div class="prose">.*?<\/div>/.exec(html)?.[0]).includes(words) : fact !== words
      },
    ],
    [
      'rate limit',
      ({ rateLimit }, html) => !factOf(html, 'Limit').startsWith(rateLimit ? rateLimit.requests.toLocaleString('en') : 'not published'),
    ],
    [
      'links from its error codes',
      ({ id, errorCodes }) => errorCodes.filter((code) => !pages.get(`errors/${code}.html`)?.includes(`href="../operations/${id}.html"`)),
    ],
  ])('the page of each operation states its facts: %s', (_, lacking) => {
    const wrong = operations.filter((operation) => {
      const missing = lacking(operation, pages.get(`operations/${operation.id}.html`) ?? '')
      return Array.isArray(missing) ? missing.length > 0 : missing
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('pages of events and of the operations that cause them link to each other', () => {
    const missing = events.flatMap(({ path, event }) =>
      (event?.causes ?? []).filter(
        (id) =>
          !pages.get(`operations/${id}.html`)?.includes(`<li>Event: <a href="../events/${path}.html">`) ||
          !pages.get(`events/${path}.html`)?.includes(`href="../operations/${id}.html"`),
      ),
    )
    expect(missing).toEqual([])
    expect(events.filter(({ event }) => event?.causes).length).toBeGreaterThan(20)
  })

  test('pages name every source of an operation and an event, and the start page how many operations were never observed', () => {
    const wrong = [...operations, ...events].filter(({ id, path, sources, event }) => {
      const text = plain(
        /<details class="sources".*<\/details>/s.exec(pages.get(`${event ? `events/${path}` : `operations/${id}`}.html`) ?? '')?.[0],
      )
      return sources.some(({ edition }) => edition && !text.includes(`(${edition})`) && edition !== 'brief')
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
    const never = operations.filter((operation) => !isLive(operation)).length
    expect(pages.get('index.html')).toContain(`Of these operations, ${never} have never been`)
  })

  test('what is inferred stands under the evidence of its page, and in no description', () => {
    const inferred = /"kind":"inferred",(?:"of":(?:"[^"]*"|\[[^\]]*\]),)?"note":"(.*?)"[,}]/g
    const notes = contracts.flatMap(({ document }) => [...JSON.stringify(document).matchAll(inferred)].map(([, note]) => note ?? ''))
    const evidence = [...pages.values()]
      .flatMap((html) => html.match(/<details class="sources".*?<\/details>/gs) ?? [])
      .map((html) => parseHtml(html).text)
    const written = (note: string) =>
      (JSON.parse(`"${note}"`) as string).replace(/`(.*?)`/g, (_, name: string) => site.links.displayName(name))
    expect(notes.length).toBeGreaterThan(90)
    expect(notes.filter((note) => !evidence.some((text) => text.includes(written(note))))).toEqual([])
    const texts = contracts.flatMap(
      ({ document }) => JSON.stringify({ ...document, info: {} }).match(/"(description|summary|sent|notSent)":"(\\.|[^"\\])*"/g) ?? [],
    )
    expect(texts.length).toBeGreaterThan(3000)
    expect(
      texts.filter((words) =>
        /\b(inferred|live tests?|published (schema|example|response|list|edition)s?|sources disagree)\b/i.test(words),
      ),
    ).toEqual([])
  })

  test('detects a missing field, alternative or nested field', () => {
    const { document, schema } = described.find(({ address }) => address.endsWith('/send-message.html')) as (typeof described)[number]
    const html = pages.get('operations/send-message.html') ?? ''
    const without = (text: RegExp) => omissions(document, schema, html.replace(text, ''), 'body')
    expect(html).toMatch(/<dt id="body-muid">/)
    expect(without(/<dt id="body-muid">.*?<\/dt>/)).toContain('body as SendTextMessageRequest.muid')
    expect(without(/<dt id="body-SendTextMessageRequest-data-text">.*?<\/dt>/)).toEqual(['body as SendTextMessageRequest.data.text'])
    expect(without(/Send(?:<wbr>)?Custom(?:<wbr>)?Message(?:<wbr>)?Request/g)).toContain('body: alternative SendCustomMessageRequest')
  })
})
