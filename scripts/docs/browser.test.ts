import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/document/contract.ts'
import { buildDocs } from './build.ts'
import { anchorOf, slug } from './slug.ts'

const executablePath = '/usr/bin/chromium'
const missing = !existsSync(executablePath)
if (missing && process.env.CI) throw new Error(`${executablePath} is missing: install Debian's chromium`)
if (missing) console.warn(`\n!!! ${executablePath} is missing: THE DOCUMENTATION IS NOT TESTED IN A BROWSER. apt-get install chromium\n`)

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const contracts = await readContracts()

describe.skipIf(missing)('the site, from the file system in Chromium', () => {
  let folder: string
  let browser: Browser

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-site-'))
    await buildDocs(folder)
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const address = (path: string) => {
    const [file = '', hash] = path.split('#')
    return pathToFileURL(join(folder, file)).href + (hash === undefined ? '' : `#${hash}`)
  }

  /** Opens a page of the site, and collects what it should not do. */
  async function open(path: string, width = 1440, colorScheme: 'light' | 'dark' = 'light'): Promise<{ tab: Page; faults: string[] }> {
    const tab = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
    const faults: string[] = []
    tab.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
    tab.on('pageerror', (error) => faults.push(`error: ${error.message}`))
    tab.on('request', (request) => !/^(file|data|blob):/.test(request.url()) && faults.push(`request: ${request.url()}`))
    await tab.goto(address(path))
    return { tab, faults }
  }

  async function violations(tab: Page, exclude: string[] = []): Promise<string[]> {
    await tab.evaluate(axe)
    // Runs in the page, where axe is a global.
    return tab.evaluate(async (disabled) => {
      type Axe = { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]))
      const found = await (globalThis as unknown as { axe: Axe }).axe.run({
        rules,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'],
      })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
    }, exclude)
  }

  test('search finds flag-a-message, by keyboard alone, and leads to it', { timeout: 60_000 }, async () => {
    const { tab, faults } = await open('index.html')
    await tab.focus('#search')
    await tab.keyboard.type('flag message')
    expect(await tab.textContent('#found li:first-child strong')).toBe('flag-a-message')
    expect(await tab.textContent('#count')).toContain('found')
    await tab.keyboard.press('ArrowDown')
    await tab.keyboard.press('Enter')
    await tab.getByRole('heading', { name: 'Flag a message' }).first().waitFor({ timeout: 30_000 })
    expect(faults).toEqual([])
    await tab.close()
  })

  test('every operation and event can be found by its id', async () => {
    const { tab } = await open('index.html')
    const wanted = contracts.flatMap(({ operations, webhooks }) => [...operations.map(({ id }) => id), ...webhooks.map(({ path }) => path)])
    const lost = await tab.evaluate((ids) => {
      const field = document.querySelector<HTMLInputElement>('#search')
      return ids.filter((id) => {
        if (!field) return true
        field.value = id
        field.dispatchEvent(new Event('input'))
        return document.querySelector('#found strong')?.textContent !== id
      })
    }, wanted)
    expect(lost).toEqual([])
    await tab.close()
  })

  test.each(contracts.map(({ name }) => [name] as const))(
    'the addresses of all operations and events of %s lead to them',
    { timeout: 120_000 },
    async (name) => {
      const contract = contracts.find((one) => one.name === name)
      const { tab, faults } = await open(`${name}.html`)
      await tab.locator('h1').first().waitFor({ timeout: 30_000 })
      const wanted = [...(contract?.operations ?? []), ...(contract?.webhooks ?? [])]
      const shown = new Set<string>()
      for (const [tag, [first]] of Map.groupBy(wanted, (operation) => operation.tag)) {
        await tab.evaluate(
          (hash) => {
            location.hash = hash
          },
          `/${slug(tag)}`,
        )
        // A family's menu entries lead to its operations; the first of them is followed.
        await tab
          .locator(`a[href="#${anchorOf(name, { tag, id: first?.id ?? '' }).split('#')[1]}"]`)
          .first()
          .click({ timeout: 15_000 })
        await tab
          .getByRole('heading', { name: first?.summary ?? '' })
          .first()
          .waitFor({ timeout: 15_000 })
        for (const link of await tab.evaluate(() =>
          [...document.querySelectorAll('a[href^="#/"]')].map((one) => one.getAttribute('href') ?? ''),
        ))
          shown.add(link)
      }
      const lost = wanted.filter((operation) => !shown.has(`#${anchorOf(name, operation).split('#')[1]}`)).map(({ id }) => id)
      expect(lost).toEqual([])
      expect(faults).toEqual([])
      await tab.close()
    },
  )

  test.each([
    [1440, 'light'],
    [1440, 'dark'],
    [375, 'light'],
    [375, 'dark'],
  ] as const)(
    'our own pages are sound at %i px, %s: no fault, no sideways scrolling, no violation that axe knows',
    { timeout: 120_000 },
    async (width, scheme) => {
      const guides = (await readdir(join(folder, 'guides'))).map((file) => `guides/${file}`)
      for (const path of ['index.html', ...guides]) {
        const { tab, faults } = await open(path, width, scheme)
        expect(faults, path).toEqual([])
        expect(
          await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} is wider than the screen`,
        ).toBeLessThanOrEqual(0)
        expect(await violations(tab), path).toEqual([])
        await tab.close()
      }
    },
  )

  test('links between our own pages lead somewhere', async () => {
    const pages = ['index.html', ...(await readdir(join(folder, 'guides'))).map((file) => `guides/${file}`)]
    const dead: string[] = []
    for (const path of pages) {
      const html = await readFile(join(folder, path), 'utf8')
      for (const [, target = ''] of html.matchAll(/<a [^>]*href="([^"#]+)/g)) {
        if (!/^https?:/.test(target) && !existsSync(join(folder, path, '..', target))) dead.push(`${path}: ${target}`)
      }
    }
    expect(dead).toEqual([])
  })
})
