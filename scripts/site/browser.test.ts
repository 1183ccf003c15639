import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startMock } from '../../contract-tests/mock/startMock.ts'
import { inTurn } from '../../contract-tests/tests/inTurn.ts'
import { isLoopback } from './browser/send.ts'
import { startCommands } from './browser/target.ts'
import { builtSite } from './tests/builtSite.ts'
import { describeInChromium, patience } from './tests/chromium.ts'

/** A script tag loads it from a file, which a browser compiles faster than what it is handed. */
const axe = pathToFileURL(createRequire(import.meta.url).resolve('axe-core/axe.min.js')).href

/** One page of each kind. */
const kinds = [
  ...['index', 'chat', 'families/moderation', 'operations/flag-a-message', 'operations/send-message', 'events/message_sent'],
  ...['events/index', 'types/Message', 'operations', 'families/ai-agents', 'guides/keys', 'types/index', 'errors/ERR_UID_NOT_FOUND'],
  ...['errors/index', 'guides/flagging-and-reviewing', 'guides/coverage', 'changelog'],
].map((name) => `${name}.html`)

const flag = 'operations/flag-a-message.html'

describeInChromium('the site, opened from the file system', (browser) => {
  let folder: string
  /** A tab for all tests: a new one takes longer than most of them. */
  let tab: Page
  /** Errors and requests to the network. */
  let faults: string[] = []

  beforeAll(async () => {
    folder = await builtSite()
    tab = await newTab({ permissions: ['clipboard-read', 'clipboard-write'] })
    tab.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
    tab.on('pageerror', (error) => faults.push(`error: ${error.message}`))
    tab.on('request', (request) => !/^(file|data|blob):/.test(request.url()) && faults.push(`request: ${request.url()}`))
  })

  afterEach(async () => {
    await tab.evaluate(() => localStorage.clear()).catch(() => {})
    await tab.unrouteAll()
    await tab.emulateMedia({ colorScheme: null, forcedColors: null, media: null })
    faults = []
  })

  async function newTab(options: BrowserContextOptions): Promise<Page> {
    const context = await browser().newContext(options)
    context.setDefaultTimeout(patience)
    return context.newPage()
  }

  const address = (path: string) => {
    const [file = '', hash] = path.split('#')
    return pathToFileURL(join(folder, file)).href + (hash === undefined ? '' : `#${hash}`)
  }

  /** Opens a page of the site. */
  async function open(path: string, width = 1440): Promise<Page> {
    await tab.setViewportSize({ width, height: 900 })
    // From the same page, an address with a hash loads nothing.
    await tab.goto('about:blank')
    await tab.goto(address(path))
    return tab
  }

  /** The violations that axe finds on the current page: of all rules, or of `rules`. */
  async function violations(page: Page, rules?: string[]): Promise<string[]> {
    if (await page.evaluate(() => !('axe' in globalThis))) await page.addScriptTag({ url: axe })
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

  const send = (page: Page) => page.locator('.samples .shown button.send').click()

  const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  /** Boxes whose contents are wider than they are, of those that never should be. */
  const overflowing = (page: Page) =>
    page
      .locator('pre, .bar, .picture, .facts, .codes, .table:not(:has(th:nth-child(3)))')
      .evaluateAll((all) =>
        all.filter((box) => box.scrollWidth > box.clientWidth + 1).map(({ className, tagName }) => `${tagName} ${className}`),
      )

  /** Views of a page, each with the rules whose result depends on it. */
  const variants: readonly { name: string; width: number; dark?: boolean; rules: string[] | undefined }[] = [
    { name: 'light', width: 1440, rules: undefined },
    { name: 'dark', width: 1440, dark: true, rules: ['color-contrast'] },
    { name: 'on a phone', width: 390, rules: ['color-contrast', 'target-size', 'scrollable-region-focusable'] },
    { name: 'at 200 %', width: 720, rules: [] },
  ]

  // An eighth of them, in turn by day.
  test.each(inTurn(kinds, 8))('%s has no errors, wide contents or axe violations: light, dark, on a phone, enlarged', async (path) => {
    const page = await open(path)
    const found: string[] = []
    for (const { name, width, dark, rules } of variants) {
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
      await page.setViewportSize({ width, height: 900 })
      if ((await overflow(page)) > 0) found.push(`${name}: wider than the screen`)
      const broken = rules?.length === 0 ? [] : await violations(page, rules)
      found.push(...[...broken, ...(await overflowing(page))].map((fault) => `${name}: ${fault}`))
    }
    expect([...found, ...faults]).toEqual([])
  })

  test('without scripts, folds the tables of operations, shows all samples and opens the menu on a phone', async () => {
    const page = await newTab({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
    await page.goto(address('operations.html'))
    const row = page.locator('#flagAMessage')
    expect(await row.isVisible()).toBe(true)
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await row.isVisible()).toBe(false)
    await page.locator('summary:has(#moderation)').click()
    expect(await row.isVisible()).toBe(true)
    await page.goto(address(flag))
    for (const id of ['typescript', 'curl', 'fetch']) expect(await page.locator(`#sample-${id} pre`).isVisible(), id).toBe(true)
    for (const dead of ['.search', '.theme', 'form.send']) expect(await page.locator(dead).isVisible(), dead).toBe(false)
    await page.click('.menu-link')
    expect(await page.getByRole('link', { name: 'Flag a message' }).isVisible()).toBe(true)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.context().close()
  })

  test('shows samples for CometChat, the mock or a fake, says how to start it, and remembers the choice', async () => {
    const page = await open(flag)
    const sample = page.locator('#sample-typescript')
    expect(await sample.innerText()).toContain("region: 'eu'")
    expect(await sample.innerText()).not.toContain('baseUrl')
    // In a single row of at most 32 px.
    expect((await sample.locator('.bar').boundingBox())?.height).toBeLessThan(33)
    await sample.getByRole('button', { name: 'mock' }).click()
    expect(await sample.innerText()).toContain("baseUrl: 'http://127.0.0.1:4010/v3'")
    expect(await sample.innerText()).not.toContain('appId')
    await sample.locator('.copy').click()
    expect(await clipboard(page)).toMatch(/^import.*baseUrl.*await chat\.as\('jonas'\)\.flagAMessage\(\{/s)
    await page.locator('#example-response ~ pre .copy').first().click()
    expect(JSON.parse(await clipboard(page)).data.success).toBe(true)
    await page.locator('.endpoint .copy').click()
    expect(await clipboard(page)).toBe('/messages/{id}/flagged')
    await page.goto(address('index.html'))
    const bar = page.locator('.bar')
    await bar.getByRole('button', { name: 'CometChat' }).click()
    expect(await page.locator('pre[data-targets]').innerText()).toContain("region: 'eu'")
    await bar.getByRole('button', { name: 'fake' }).click()
    expect(await bar.locator('code').innerText()).toBe(startCommands.fake)
    const code = await page.locator('pre[data-targets]').innerText()
    for (const part of ["baseUrl: 'http://127.0.0.1:4012/v3'", "apiKey: 'any'"]) expect(code).toContain(part)
    expect(code).not.toContain('process.env')
    // An operation's sample needs records, which an empty fake does not have.
    await page.goto(address(flag))
    expect(await sample.getByRole('button', { name: 'fake' }).count()).toBe(0)
    expect(await sample.getByRole('button', { name: 'mock' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('has no axe violations with menu, search and form open, and a response below it; forced colours show what is selected', async () => {
    const page = await open(`${flag}#body-reasonId`)
    await page.click('.sent summary')
    await page.click('.sent button')
    await page.locator('form.send output details').waitFor()
    await page.click('.sources summary')
    await search(page, 'flag')
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    const pairs = [
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['.bar [aria-pressed=true]', '.bar [aria-pressed=false]'],
      ['#menu a[aria-current]', '#menu .open a:not([aria-current])'],
      ['#found-options [aria-selected=true]', '#found-options [aria-selected=false]'],
      ['#body-reasonId', '#body-remark'],
    ]
    const colours = await page.evaluate(
      (list) => list.map((pair) => pair.map((selector) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor)),
      pairs,
    )
    expect(pairs.filter((_, index) => new Set(colours[index]).size < 2)).toEqual([])
    await page.emulateMedia({ forcedColors: null })
    await page.setViewportSize({ width: 390, height: 900 })
    await page.click('.menu-link')
    expect(await violations(page)).toEqual([])
  })

  test('the first Tab focuses the link to the content, and the samples are tabs reachable by keyboard', async () => {
    const page = await open(flag)
    expect(await page.getByText("from 'cometchat-rest'").isVisible()).toBe(true)
    expect(await page.locator('#sample-curl').isVisible()).toBe(false)
    const focused = (property: 'id' | 'role' | 'textContent') => page.evaluate((name) => document.activeElement?.[name], property)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await focused('id')).toBe('content')
    for (let presses = 0; presses < 40 && (await focused('role')) !== 'tab'; presses++) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    expect(await focused('textContent')).toBe('curl')
    expect(await page.locator('#sample-curl').isVisible()).toBe(true)
    expect(await page.locator('#sample-typescript').isVisible()).toBe(false)
  })

  test('search opens with a shortcut, loads its index on demand, opens pages and fields, and corrects misspelt words', async () => {
    const page = await open('types/Message.html')
    expect(await page.locator('script[src$="search.js"]').count()).toBe(0)
    await page.keyboard.press('/')
    await page.keyboard.type('reasonId')
    const first = page.locator('#found-options a').first()
    await first.waitFor()
    expect(await first.textContent()).toContain('Flag a message')
    await page.keyboard.press('Enter')
    await page.waitForURL(/flag-a-message\.html#body-reasonId$/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('flga')
    await first.waitFor()
    expect(await page.textContent('#found')).toContain('Flag a message')
    expect(await page.textContent('#found [role=status]')).toContain('No exact match for “flga”')
    await page.fill('#search', 'qqxxzzvv')
    expect(await page.textContent('#found [role=status]')).toContain('Nothing found for “qqxxzzvv”')
    expect(await page.locator('#found [role=status] a').count()).toBeGreaterThan(2)
    expect(faults).toEqual([])
  })

  test('keeps the selected theme on the next page, and opens and closes the menu on a phone', async () => {
    const page = await open('index.html', 390)
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await paper()
    await page.click('.theme')
    expect(await paper()).toBe(light)
    await page.click('.theme')
    const dark = await paper()
    expect(dark).not.toBe(light)
    await page.goto(address(flag))
    expect(await paper()).toBe(dark)
    expect(await page.locator('#menu').isVisible()).toBe(false)
    await page.click('.menu-link')
    expect(await page.getByRole('link', { name: 'Flag a message' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator('#menu').isVisible()).toBe(false)
  })

  test('an anchor expands the collapsed parts around it and the contents of a field; on a phone, nested fields keep its width', async () => {
    const page = await open(`${flag}#contradictions`)
    expect(await page.locator('.sources').getAttribute('open')).toBe('')
    await open('operations/send-message.html#body-multipleReceivers', 390)
    expect(await page.locator('#body-multipleReceivers + dd > details').getAttribute('open')).toBe('')
    const widths = await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('.details details')) part.open = true
      return [...document.querySelectorAll('.fields > dt')].map(({ clientWidth }) => clientWidth)
    })
    expect(Math.min(...widths)).toBeGreaterThan(250)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

  /** Serves the site, under a policy that allows scripts of the site only. */
  const serve = (page: Page) =>
    page.route('http://docs.example/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const path = join(folder, pathname)
      const headers = {
        'content-security-policy': "script-src 'self'",
        'content-type': types[pathname.split('.').at(-1) ?? ''] ?? 'text/plain',
      }
      await route.fulfill(existsSync(path) ? { path, headers } : { status: 404, path: join(folder, '404.html') })
    })

  test('from a server, shows the page for unknown addresses, copies the Markdown of a page and sends to the fake in it', async () => {
    const page = await open('index.html')
    const styled = await page.evaluate(() => getComputedStyle(document.body).lineHeight)
    expect(await page.locator('.copy-page').isVisible()).toBe(false)
    await serve(page)
    await page.goto('http://docs.example/no/such/page/anywhere.html')
    expect(await page.evaluate(() => getComputedStyle(document.body).lineHeight)).toBe(styled)
    await page.getByRole('main').getByRole('link', { name: 'Error codes' }).click()
    expect(await page.locator('h1').textContent()).toBe('Error codes')
    // A page without TLS has no clipboard: only what is passed to it is checked.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void (document.body.dataset.copied = text) },
      }),
    )
    await page.click('.copy-page')
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = (await page.evaluate(() => document.body.dataset.copied)) ?? ''
    const files = await Promise.all(['errors/index.md', 'errors/index.2.md'].map((file) => readFile(join(folder, file), 'utf8')))
    const expected = files.join('\n').replace(/\n\nContinues in .*\n/, '\n')
    expect([copied === expected, copied.slice(-200)]).toEqual([true, expected.slice(-200)])
    await page.goto(`http://docs.example/${flag}`)
    await send(page)
    await page.locator('form.send output .ok').waitFor()
    expect(faults.filter((fault) => !/^request: http:\/\/docs\.example\/|404/.test(fault))).toEqual([])
  })

  test('sends requests to a mock on this machine, and to no other host', async () => {
    const mock = await startMock({ cors: true })
    const page = await open(flag)
    await page.locator('#sample-typescript').getByRole('button', { name: 'mock' }).click()
    try {
      await page.fill('form.send [name=address]', mock.url)
      await send(page)
      await page.locator('form.send output .ok').waitFor()
      expect(await page.textContent('form.send output')).toMatch(/200 OK in \d+ ms.*"data".*content-type: application\/json/s)
      faults.length = 0
      await page.fill('form.send [name=address]', 'https://app.api-us.cometchat.io/v3')
      await send(page)
      await page.getByText('is not on this machine').waitFor()
      expect(faults).toEqual([])
    } finally {
      await mock.close()
    }
    await page.fill('form.send [name=address]', mock.url)
    await send(page)
    await page.getByText('No response from').waitFor()
    expect(await page.textContent('form.send output')).toContain(startCommands.mock)
  })

  /** Samples that are sent, each with what the response contains. */
  const sent: readonly (readonly [operation: string, says: RegExp])[] = [
    ['create-keyword-list', /^200 .*"id": "advert-words"/s],
    ['list-calls', /^200 .*An example: the fake does not model this operation/s],
    ['get-authtoken', /^200 .*"authToken"/s],
    ['send-message', /^200 .*The seedlings can /s],
  ]

  // One of them, in turn by day: the tests of samples send all of them to this fake.
  test.each(inTurn(sent, sent.length))('sends the sample of %s to a fake in the page', async (operation, says) => {
    const page = await open(`operations/${operation}.html`)
    await send(page)
    await page.locator('form.send output details').waitFor()
    expect(await page.textContent('form.send output')).toMatch(says)
    expect(faults).toEqual([])
  })

  test('sends the fields of the form, explains an error and ignores the second click of a double-click', async () => {
    const page = await open('operations/create-user.html')
    const button = page.locator('.samples .shown button.send')
    await button.click()
    await page.locator('form.send output .ok').waitFor()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    expect(await page.textContent('form.send output')).toMatch(/^200/)
    await button.click()
    const error = page.locator('form.send output .failed a')
    await error.waitFor()
    expect(await error.getAttribute('href')).toContain('errors/ERR_UID_ALREADY_EXISTS')
    await page.click('.sent > summary')
    await page.fill('[name="body.uid"]', '')
    await page.fill('[name="body.name"]', 'Wren 🌱')
    await page.click('.sent button')
    await page.locator('form.send output .failed', { hasText: '400 ' }).waitFor()
    await page.fill('[name="body.uid"]', 'wren')
    await page.keyboard.press('Enter')
    await page.locator('form.send output .ok').waitFor()
    expect(await page.textContent('form.send output')).toContain('"name": "Wren 🌱"')
    await page.click('.sent details summary')
    await page.fill('[name="body.metadata"]', '{')
    await page.click('.sent button')
    await page.getByText('Not sent: metadata is not JSON.').waitFor()
    // The fake in the page has given the key its id.
    await page.goto(address('operations/get-apikey.html'))
    await send(page)
    await page.locator('form.send output .ok').waitFor()
    await page.click('.sent summary')
    await page.fill('[name="path.apiKey"]', '')
    await page.click('.sent button')
    await page.getByText('Not sent: apiKey is empty.').waitFor()
    await page.goto(address('operations/list-users.html'))
    await page.click('.sent summary')
    await page.click('.sent details summary')
    await page.fill('[name="query.uids"]', 'mira, jonas')
    await page.fill('[name="query.roles"]', 'keeper, default')
    await page.click('.sent button')
    await page.locator('form.send output .ok').waitFor()
    expect((await page.textContent('form.send output'))?.match(/(?<="uid": ")\w+/g)?.sort()).toEqual(['jonas', 'mira'])
  })
})

test('isLoopback is true for URLs on this machine only', () => {
  const own = ['http://127.0.0.1:4010', 'http://localhost:80', 'http://[::1]:4010', 'http://127.1.2.3', 'https://localhost']
  const others = [
    ...['http://127.0.0.1.example.com', 'http://localhost.example.com', 'http://localhost@example.com', 'http://example.com#localhost'],
    ...['http://192.168.0.1', 'http://0.0.0.0', 'ftp://localhost', 'javascript:alert(1)', 'localhost:4010', ''],
  ]
  expect([...own, ...others].filter(isLoopback)).toEqual(own)
})
