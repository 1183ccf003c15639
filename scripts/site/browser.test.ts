import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createMock } from '../../contract-tests/mock/createMock.ts'
import { inTurn } from '../../contract-tests/tests/inTurn.ts'
import { isLoopback } from './browser/send.ts'
import { startCommands } from './browser/target.ts'
import { chromiumPath } from './chromiumPath.ts'
import { builtSite } from './tests/builtSite.ts'

const executablePath = chromiumPath()
if (!executablePath) console.warn('\n!!! Chromium not found: THE DOCUMENTATION IS NOT TESTED IN A BROWSER.\n')

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One page of each kind. */
const kinds = [
  'index.html',
  'chat.html',
  'families/moderation.html',
  'operations/flag-a-message.html',
  'operations/send-message.html',
  'events/message_sent.html',
  'events/index.html',
  'types/Message.html',
  'operations.html',
  'families/ai-agents.html',
  'for-machines.html',
  'guides/keys.html',
  'types/index.html',
  'errors/ERR_UID_NOT_FOUND.html',
  'errors/index.html',
  'guides/flagging-and-reviewing.html',
  'guides/coverage.html',
  'sources.html',
  'changelog.html',
]

/** Milliseconds that Playwright waits for anything: only a page that hangs takes that long. */
const timeout = 300_000

const flag = 'operations/flag-a-message.html'

describe.skipIf(!executablePath)('the site, opened from the file system in Chromium', () => {
  let folder: string
  let browser: Browser
  let tab: Page | undefined
  let faults: string[] = []

  beforeAll(async () => {
    const [started, built] = await Promise.all([
      // Chromium's sandbox does not work for root, as in a container; the pages are trusted.
      chromium.launch({ ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], timeout }),
      builtSite(),
    ])
    browser = started
    folder = built
  })

  afterEach(async () => {
    await tab?.context().close()
    tab = undefined
  })

  afterAll(async () => {
    await browser?.close()
  })

  const address = (path: string) => {
    const [file = '', hash] = path.split('#')
    return pathToFileURL(join(folder, file)).href + (hash === undefined ? '' : `#${hash}`)
  }

  interface Options {
    readonly width?: number
    readonly scripts?: boolean
  }

  /** A new tab, which records errors and network requests. */
  async function newTab({ width = 1440, scripts = true }: Options): Promise<{ page: Page; faults: string[] }> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      javaScriptEnabled: scripts,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    context.setDefaultTimeout(timeout)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
    page.on('request', (request) => !/^(file|data|blob):/.test(request.url()) && faults.push(`request: ${request.url()}`))
    return { page, faults }
  }

  /** Opens a page of the site in a new tab. */
  async function open(path: string, options: Options = {}): Promise<Page> {
    const opened = await newTab(options)
    tab = opened.page
    faults = opened.faults
    await tab.goto(address(path))
    return tab
  }

  /** The violations that axe finds on the current page: of all rules, or of `rules`. */
  async function violations(page: Page, rules?: string[]): Promise<string[]> {
    if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe)
    // Runs in the page, where axe is a global.
    return page.evaluate(async (only) => {
      type Axe = { run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      const { axe } = globalThis as unknown as { axe: Axe }
      const runOnly = only ?? ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
      const found = await axe.run(document, { runOnly, preload: false, resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
    }, rules)
  }

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  const search = async (page: Page, query: string) => {
    await page.fill('#search', query)
    await page.locator('#found-options a').nth(1).waitFor()
  }

  const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  /** Views of a page, each with the rules whose result depends on it. */
  const variants: readonly { name: string; width: number; dark?: boolean; rules: string[] | undefined }[] = [
    { name: 'light', width: 1440, rules: undefined },
    { name: 'dark', width: 1440, dark: true, rules: ['color-contrast'] },
    { name: 'on a phone', width: 390, rules: ['color-contrast', 'target-size', 'scrollable-region-focusable'] },
    { name: 'at 200 %', width: 720, rules: [] },
  ]

  test('has no errors, horizontal scrolling or axe violations: light, dark, on a phone and at 200 %', async () => {
    const found: string[] = []
    // An eighth of them, in turn by day.
    const waiting = inTurn(kinds, 8).values()
    const work = async () => {
      const { page, faults } = await newTab({})
      for (const path of waiting) {
        await page.goto(address(path))
        for (const { name, width, dark, rules } of variants) {
          await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
          await page.setViewportSize({ width, height: 900 })
          if ((await overflow(page)) > 0) found.push(`${path}, ${name}: wider than the screen`)
          const broken = rules?.length === 0 ? [] : await violations(page, rules)
          found.push(...[...broken, ...faults.splice(0)].map((fault) => `${path}, ${name}: ${fault}`))
        }
      }
      await page.context().close()
    }
    await Promise.all([work(), work()])
    expect(found).toEqual([])
  })

  test('filters the table of operations without scripts', async () => {
    const page = await open('operations.html', { scripts: false })
    const shown = () => page.locator('.all-operations tbody tr:visible').count()
    const all = await shown()
    await page.getByLabel('onBehalfOf').selectOption('required')
    const required = await shown()
    expect(required).toBeGreaterThan(10)
    expect(required).toBeLessThan(all)
    await page.getByLabel('Family').selectOption('Moderation')
    expect(await page.locator('.all-operations tbody tr:visible').first().textContent()).toContain('flagAMessage')
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await shown()).toBe(all)
  })

  test('shows samples for the service or the mock, and remembers the choice and the region', async () => {
    const page = await open(flag)
    const sample = page.locator('#sample-typescript')
    expect(await sample.innerText()).toContain("region: 'eu'")
    expect(await sample.innerText()).not.toContain('baseUrl')
    await sample.getByLabel('Region').selectOption('in')
    await sample.getByRole('button', { name: 'mock' }).click()
    expect(await sample.innerText()).toContain("baseUrl: 'http://127.0.0.1:4010/v3'")
    expect(await sample.innerText()).not.toContain('appId')
    await sample.hover()
    await sample.locator('.copy').click()
    expect(await clipboard(page)).toMatch(/baseUrl.*await chat\.as\('jonas'\)\.flagAMessage\(\{/s)
    await page.locator('.endpoint .copy').click()
    expect(await clipboard(page)).toBe('/messages/{id}/flagged')
    await page.goto(address('guides/first-call.html'))
    const program = page.locator('pre[data-targets]').first()
    expect(await program.innerText()).toContain('baseUrl')
    await page.getByRole('button', { name: 'service' }).first().click()
    expect(await program.innerText()).toContain("region: 'in'")
  })

  test('says how to start what stands in for the service, and needs neither key nor region there', async () => {
    const page = await open('index.html')
    const bar = page.locator('.target')
    await bar.getByRole('button', { name: 'fake' }).click()
    expect(await bar.locator('code').innerText()).toBe(startCommands.fake)
    const code = await page.locator('pre[data-targets]').innerText()
    for (const part of ["baseUrl: 'http://127.0.0.1:4012/v3'", "apiKey: 'any'"]) expect(code).toContain(part)
    expect(code).not.toContain('process.env')
    // An operation's sample needs records, which an empty fake does not have.
    await page.goto(address(flag))
    const sample = page.locator('#sample-typescript')
    expect(await sample.getByRole('button', { name: 'fake' }).count()).toBe(0)
    expect(await sample.getByRole('button', { name: 'mock' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('has no axe violations with the menu, search and panel open', async () => {
    const page = await open(flag, { width: 390 })
    await page.click('.menu-link')
    await page.click('.sent summary')
    await page.click('#parameters ~ *, .contradictions summary')
    await search(page, 'flag')
    expect(await violations(page)).toEqual([])
  })

  test.each([
    [1440, 'index.html'],
    [390, 'index.html'],
    [1440, flag],
    [390, 'guides/flagging-and-reviewing.html'],
    [390, 'guides/fake.html'],
  ])('at %i px, code, images and tables of two columns in %s do not overflow', async (width, path) => {
    const page = await open(path, { width })
    const boxes = page.locator('pre, .picture, .table:not(:has(th:nth-child(3)))')
    expect(await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length)).toBe(0)
  })

  test('shows TypeScript first, and other samples as tabs reachable by keyboard', async () => {
    const page = await open(flag)
    expect(await page.getByText("from 'cometchat-rest'").isVisible()).toBe(true)
    expect(await page.locator('#sample-curl').isVisible()).toBe(false)
    // From the top of the page, by keyboard only.
    for (let presses = 0; presses < 90; presses++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.getAttribute('role'))) === 'tab') break
    }
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('curl')
    expect(await page.locator('#sample-curl').isVisible()).toBe(true)
    expect(await page.locator('#sample-typescript').isVisible()).toBe(false)
  })

  test('the first Tab focuses the link to the content', async () => {
    const page = await open(flag)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  test('search opens with a shortcut, loads its index on demand, ranks names first and opens pages', async () => {
    const page = await open('types/Message.html')
    expect(await page.locator('script[src$="search.js"]').count()).toBe(0)
    await page.keyboard.press('/')
    await page.keyboard.type('flagAMessage')
    const first = page.locator('#found-options a').first()
    await first.waitFor()
    expect(await first.textContent()).toContain('Flag a message')
    await page.keyboard.press('Enter')
    await page.waitForURL(/flag-a-message\.html/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('reasonId')
    await first.waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#body-reasonId$/)
    expect(faults).toEqual([])
  })

  test('search corrects misspelt words and reports when nothing matches', async () => {
    const page = await open('index.html')
    await search(page, 'flga')
    expect(await page.textContent('#found')).toContain('Flag a message')
    expect(await page.textContent('#found [role=status]')).toContain('No exact match for “flga”')
    await page.fill('#search', 'qqxxzzvv')
    expect(await page.textContent('#found [role=status]')).toContain('Nothing found for “qqxxzzvv”')
    expect(await page.locator('#found [role=status] a').count()).toBeGreaterThan(2)
  })

  test('keeps the selected theme on the next page', async () => {
    const page = await open('index.html')
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await paper()
    await page.click('.theme')
    expect(await paper()).toBe(light)
    await page.click('.theme')
    const dark = await paper()
    expect(dark).not.toBe(light)
    await page.goto(address(flag))
    expect(await paper()).toBe(dark)
  })

  test('opens and closes the menu on a phone', async () => {
    const page = await open(flag, { width: 390 })
    expect(await page.locator('#menu').isVisible()).toBe(false)
    await page.click('.menu-link')
    expect(await page.getByRole('link', { name: 'Flag a message' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator('#menu').isVisible()).toBe(false)
  })

  test('without scripts, shows all samples and opens the menu on a phone', async () => {
    const page = await open(flag, { scripts: false, width: 390 })
    for (const id of ['typescript', 'curl', 'fetch']) expect(await page.locator(`#sample-${id} pre`).isVisible(), id).toBe(true)
    for (const dead of ['.search', '.theme', 'form.send']) expect(await page.locator(dead).isVisible(), dead).toBe(false)
    await page.click('.menu-link')
    expect(await page.getByRole('link', { name: 'Flag a message' }).isVisible()).toBe(true)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  test('an anchor expands the collapsed parts around it and the contents of a field', async () => {
    const page = await open('operations/flag-a-message.html#contradictions')
    expect(await page.locator('#contradictions').getAttribute('open')).toBe('')
    await page.goto(address('operations/send-message.html#body-multipleReceivers'))
    expect(await page.locator('#body-multipleReceivers + dd > details').getAttribute('open')).toBe('')
  })

  test('shows the page for unknown addresses at any depth, with its style and links', async () => {
    const page = await open('index.html')
    const styled = await page.evaluate(() => getComputedStyle(document.body).lineHeight)
    await page.route('http://docs.example/**', (route) => {
      const path = join(folder, new URL(route.request().url()).pathname)
      return route.fulfill(existsSync(path) ? { path } : { status: 404, path: join(folder, '404.html') })
    })
    await page.goto('http://docs.example/no/such/page/anywhere.html')
    expect(await page.evaluate(() => getComputedStyle(document.body).lineHeight)).toBe(styled)
    await page.getByRole('main').getByRole('link', { name: 'Error codes' }).click()
    expect(await page.locator('h1').textContent()).toBe('Error codes')
  })

  test('on a phone, nested fields keep most of its width', async () => {
    const page = await open('operations/send-message.html', { width: 390 })
    const widths = await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('.details details')) part.open = true
      return [...document.querySelectorAll('.fields > dt')].map(({ clientWidth }) => clientWidth)
    })
    expect(Math.min(...widths)).toBeGreaterThan(250)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  test('forced colours show what is selected', async () => {
    const page = await open(`${flag}#body-reasonId`)
    await page.emulateMedia({ forcedColors: 'active' })
    await search(page, 'flag')
    const pairs = [
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['.target [aria-pressed=true]', '.target [aria-pressed=false]'],
      ['#menu a[aria-current]', '#menu .open a:not([aria-current])'],
      ['#found-options [aria-selected=true]', '#found-options [aria-selected=false]'],
      ['#body-reasonId', '#body-remark'],
    ]
    const colours = await page.evaluate(
      (list) => list.map((pair) => pair.map((selector) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor)),
      pairs,
    )
    expect(pairs.filter((_, index) => new Set(colours[index]).size < 2)).toEqual([])
  })

  test('sends requests to a mock on this machine, and to no other host', async () => {
    const mock = await createMock({ cors: true })
    try {
      const page = await open(flag)
      await page.selectOption('form.send [name=to]', 'mock')
      await page.fill('form.send [name=address]', mock.url)
      await page.click('form.send > p button')
      await page.locator('form.send output .ok').waitFor()
      expect(await page.textContent('form.send output')).toMatch(/200 OK in \d+ ms.*"data".*content-type: application\/json/s)
      faults.length = 0
      await page.fill('form.send [name=address]', 'https://app.api-us.cometchat.io/v3')
      await page.click('form.send > p button')
      await page.getByText('is not on this machine').waitFor()
      expect(faults).toEqual([])
    } finally {
      await mock.close()
    }
    await tab?.fill('form.send [name=address]', mock.url)
    await tab?.click('form.send > p button')
    await tab?.getByText('npx cometchat-rest-testing mock --cors').waitFor()
  })

  /** What becomes of the sample of an operation that is sent to the fake in the page. */
  const sent: [operation: string, status: number, says: RegExp][] = [
    ['flag-a-message', 200, /"success": true/],
    ['send-message', 200, /half price today/],
    ['create-user', 200, /"uid": "dealbot"/],
    ['create-group', 200, /"guid": "tomato-growers"/],
    ['list-flagged-messages', 200, /"id": "4201"/],
    ['ban-group-user', 200, /dealbot|mira/],
    ['update-rule', 200, /no-adverts/],
    ['list-users', 200, /Mira Okafor/],
    ['create-keyword-list', 200, /advert-words/],
    ['get-apikey', 404, /ERR_APIKEY_NOT_FOUND/],
    ['list-calls', 200, /An example: the fake does not model this operation/],
  ]
  test.each(['from the file system', 'from a server, under a strict Content-Security-Policy'])(
    'sends samples to a fake in the page: %s',
    async (way) => {
      const isServed = way.startsWith('from a server')
      const server = createServer(async ({ url = '/' }, response) => {
        const type = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }[url.split('.').at(-1) ?? '']
        response.setHeader('content-security-policy', "script-src 'self'")
        response.setHeader('content-type', type ?? 'text/plain')
        response.end(await readFile(join(folder, new URL(url, 'http://127.0.0.1').pathname)).catch(() => ''))
      })
      await once(server.listen(0, '127.0.0.1'), 'listening')
      try {
        const page = await open('index.html')
        for (const [operation, status, says] of isServed ? sent.slice(0, 3) : sent) {
          const path = `operations/${operation}.html`
          await page.goto(isServed ? `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}` : address(path))
          await page.locator('.samples .shown button.send').click()
          await page.locator('form.send output details').waitFor({ timeout: 60_000 })
          const text = (await page.textContent('form.send output')) ?? ''
          expect(text, operation).toContain(`${status} `)
          expect(text, operation).toMatch(says)
        }
        expect(faults.filter((fault) => !(isServed && fault.startsWith('request: http://127.0.0.1:')))).toEqual([])
      } finally {
        server.close()
      }
    },
  )

  test('sends what the form says, and explains an error', async () => {
    const page = await open(flag)
    await page.click('.sent summary')
    await page.fill('[name="path.id"]', '4299')
    await page.click('form.send > p button')
    const error = page.locator('form.send output .failed a')
    await error.waitFor()
    expect(await error.getAttribute('href')).toContain('errors/')
    await page.fill('[name="path.id"]', '')
    await page.click('form.send > p button')
    await page.getByText('Not sent: id is empty.').waitFor()
    await page.goto(address('operations/list-users.html'))
    await page.click('.sent summary')
    await page.click('.sent details summary')
    await page.fill('[name="query.uids"]', 'mira, jonas')
    await page.fill('[name="query.roles"]', 'keeper, default')
    await page.click('form.send > p button')
    await page.locator('form.send output .ok').waitFor()
    expect((await page.textContent('form.send output'))?.match(/(?<="uid": ")\w+/g)?.sort()).toEqual(['jonas', 'mira'])
    expect(await violations(page)).toEqual([])
  })
})

test.each([
  ...['http://127.0.0.1:4010', 'http://localhost:80', 'http://[::1]:4010', 'http://127.1.2.3', 'https://localhost'].map((url) => [
    url,
    true,
  ]),
  ...['http://127.0.0.1.example.com', 'http://localhost.example.com', 'http://localhost@example.com', 'http://example.com#localhost'].map(
    (url) => [url, false],
  ),
  ...['http://192.168.0.1', 'http://0.0.0.0', 'ftp://localhost', 'javascript:alert(1)', 'localhost:4010', ''].map((url) => [url, false]),
] as const)('isLoopback of %s is %s', (url, expected) => expect(isLoopback(`${url}`)).toBe(expected))
