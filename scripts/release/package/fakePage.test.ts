import { request as httpRequest } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createFakeChat, type FakeChat } from '../../../contract-tests/fake.ts'
import { createChatClient } from '../../../src/index.ts'
import { describeInChromium } from '../../site/tests/chromium.ts'

const key = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00'
const attack = '<img src=x onerror="document.title=1"></script><script>document.title=1</script>'
const start = () =>
  createFakeChat({
    users: [
      { uid: 'mira', name: `Mira ${attack}` },
      { uid: 'jonas', name: 'Jonas Lind' },
      { uid: 'dealbot', name: 'Best Deals', deactivatedAt: 1 },
    ],
    groups: [{ guid: 'tomato-growers', name: attack, owner: 'mira', members: { participants: ['jonas'], usersToBan: ['dealbot'] } }],
    messages: [
      { sender: 'mira', receiver: 'jonas', data: { text: attack } },
      { sender: 'dealbot', receiver: 'jonas', data: { text: 'Half' }, flaggedBy: [{ uid: 'jonas', reasonId: 'spam', remark: attack }] },
    ],
    apiKeys: [{ apiKey: key }],
    now: '2026-03-01T09:00:00Z',
    strict: false,
    webhook: { fetch: () => new Response(null, { status: 503 }) },
  })
const clientOf = ({ fetch }: FakeChat) =>
  createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: key, fetch, retries: 0, settling: false })

/** Sends a request to a fake with other headers than a browser would allow. */
const statusOf = (url: string, method: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(url, { method, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })

test('only this machine and its network control the fake, and pages of other origins only with cors', async () => {
  await using fake = await start()
  const { url } = await fake.listen({ admin: true })
  const open = await fake.listen({ admin: true, cors: true })
  const port = url.slice(url.lastIndexOf(':'))
  for (const path of ['/__fake/', '/__fake/overview', '/v3/__fake/', '/__fake/state']) {
    const statusWith = (headers: Record<string, string>) => statusOf(`${url}${path}`, 'GET', headers)
    for (const host of [`127.0.0.1${port}`, `localhost${port}`, `[::1]${port}`, `fake${port}`, `host.docker.internal${port}`])
      expect(await statusWith({ host }), host).toBe(200)
    for (const host of [`example.com${port}`, `127.0.0.1.example.com${port}`, `localhost.example.com`])
      expect(await statusWith({ host }), host).toBe(403)
    expect(await statusWith({ origin: 'https://example.com' })).toBe(403)
    expect(await statusWith({ origin: 'null' })).toBe(403)
    expect(await statusWith({ origin: url })).toBe(200)
    expect(await statusOf(`${open.url}${path}`, 'GET', { origin: 'https://example.com' })).toBe(200)
    expect(await statusOf(`${open.url}${path}`, 'GET', { origin: 'https://example.com', host: 'example.com' })).toBe(403)
  }
  expect(await statusOf(`${url}/__fake/reset`, 'POST', { origin: 'https://example.com', 'content-type': 'text/plain' })).toBe(403)
  const closed = await fake.listen()
  expect(await statusOf(`${closed.url}/__fake/`, 'GET', { apikey: key })).toBe(404)
})

describeInChromium("the page of the fake's records", (browser) => {
  /** Opens the page, and collects what its console says. */
  async function open(fake: FakeChat): Promise<{ page: Page; errors: string[] }> {
    const { url } = await fake.listen({ admin: true })
    const page = await browser().newPage({ viewport: { width: 1440, height: 900 } })
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${url}/__fake`)
    await page.getByText('Live.').waitFor()
    return { page, errors }
  }

  test('shows all records as text, without keys, and what happens while it is open', async () => {
    await using fake = await start()
    const chat = clientOf(fake)
    const { page, errors } = await open(fake)
    const section = async (id: string) => (await page.locator(`#${id}`).innerText()).replaceAll(/\s+/g, ' ')
    expect(await section('users')).toBe(
      `Users 3 Mira ${attack} mira default · offline Jonas Lind jonas default · offline Best Dealsdeactivated dealbot default · offline`,
    )
    await page.locator('#groups summary').click()
    expect(await section('groups')).toContain(`${attack} tomato-growers public · 2 members mira admin jonas participant dealbotbanned`)
    for (const summary of await page.locator('#conversations summary').all()) await summary.click()
    expect(await section('conversations')).toContain(`mira ${attack} 1 · 2026-03-01 09:00:00`)
    expect(await section('flagged')).toContain(`dealbot Halfflagged 2 · 2026-03-01 09:00:00 · jonas: spam: ${attack}`)
    expect(await section('blocked')).toContain('None.')

    await chat
      .as('mira')
      .sendMessage({ body: { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: `Call +1 202 555 0143 ${key}` } } })
    await chat.getUser({ uid: attack }).catch(() => {})
    await chat.getApikey({ apiKey: key })
    await fake.delivered()
    await page.locator('#requests').getByText('getApikey').waitFor()
    // The details that were open are still open.
    await page.locator('#conversations').getByText('Call +1 202 555 0143').waitFor()
    expect(await section('blocked')).toContain('Call +1 202 555 0143')
    expect(await section('requests')).toMatch(
      /^Requests, newest first 3 200 getApikey GET \/apikeys\/… 400 getUser GET \/users\/%3Cimg.* path\.uid: must match pattern .* 200 sendMessage POST \/messages$/,
    )
    expect(await section('events')).toContain('moderation_engine_blocked503')
    expect(await page.content()).not.toMatch(/c0ffee/i)
    expect(await page.title()).toBe('Fake of the Chat API')
    expect(await page.locator('main img, main script').count()).toBe(0)
    expect(errors).toEqual([])
    await page.close()
  })

  test('its buttons reset the fake, set its clock and make calls fail', async () => {
    await using fake = await start()
    const chat = clientOf(fake)
    const { page, errors } = await open(fake)
    const says = (text: string) => page.getByText(text).waitFor()
    await page.getByText('+1 minute').click()
    await says('2026-03-01 09:01:00 UTC, frozen')
    await page.getByLabel('Time in UTC').fill('2027-01-02T03:04:05')
    await page.getByText('Freeze').click()
    await says('2027-01-02 03:04:05 UTC, frozen')
    await page.getByText('Freeze').press('Enter')
    await page.getByLabel('Operation').selectOption('getUser')
    await page.getByLabel('Failure').selectOption('503')
    await page.getByText('Fail the next call').click()
    await says('The next call of getUser fails.')
    await chat.listUsers()
    await expect(chat.getUser({ uid: 'mira' })).rejects.toMatchObject({ status: 503 })
    await chat.getUser({ uid: 'mira' })
    await chat.createUser({ body: { uid: 'teo', name: 'Teo Marsh' } })
    await page.locator('#users').getByText('Teo Marsh').waitFor()
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.locator('#users').getByText('Teo Marsh').waitFor({ state: 'detached' })
    await says('2026-03-01 09:00:00 UTC, frozen')
    expect(errors).toEqual([])
    await fake.close()
    await says('The fake cannot be reached')
    await page.close()
  })

  test('fits narrow and wide screens, light and dark', async () => {
    await using fake = await start()
    await clientOf(fake)
      .as('mira')
      .sendMessage({ body: { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'w'.repeat(300) } } })
    const { page } = await open(fake)
    for (const summary of await page.locator('summary').all()) await summary.click()
    for (const width of [1440, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const folder = process.env.SCREENSHOTS
        if (folder) await page.screenshot({ path: `${folder}/fake-${width}-${colorScheme}.png`, fullPage: true })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width)).toBeLessThanOrEqual(0)
      }
    await page.close()
  })
})
