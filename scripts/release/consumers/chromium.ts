import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../../site/chromiumPath.ts'

/**
 * Loads the page of a folder in Chromium and returns what the page posts to `/result`. The mock is
 * at `/mock`, on the page's origin.
 *
 * @throws if the page reports nothing in time
 */
export async function reportFromPage(folder: string, mockUrl: string): Promise<string> {
  // Chromium's sandbox does not work for root, as in a container; the page is trusted.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: chromiumPath() as string, args })
  try {
    const page = await browser.newPage()
    await page.route('**/*', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      if (pathname === '/result') await route.fulfill({ status: 204 })
      else if (!pathname.startsWith('/mock/')) await route.fulfill({ path: join(folder, pathname) })
      else await route.fulfill({ response: await route.fetch({ url: mockUrl + pathname.slice('/mock'.length) + search }) })
    })
    const reported = page.waitForRequest('**/result', { timeout: 300_000 })
    await page.goto('http://127.0.0.1/index.html')
    return (await reported).postData() ?? ''
  } finally {
    await browser.close()
  }
}
