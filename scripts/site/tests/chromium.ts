import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome.exe', 'msedge.exe']

/** Locations of browsers on macOS and Windows, where they are not on the PATH. */
const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')] : [],
  ),
]

/**
 * The path of Chromium: `CHROMIUM` in the environment, or the first known name on the PATH or in a
 * known location.
 */
function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces].find((path) => existsSync(path))
}

/** Milliseconds that Playwright waits for anything: only a page that hangs takes that long. */
export const patience = 300_000

/** Tests with one browser for all of them. Without Chromium they are skipped, with a warning. */
export function describeInChromium(title: string, tests: (browser: () => Browser) => void): void {
  const executablePath = chromiumPath()
  if (!executablePath) console.warn(`\n!!! Chromium not found: NOT TESTED: ${title}.\n`)
  describe.skipIf(!executablePath)(title, () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await chromium.launch({ ...(executablePath && { executablePath }), timeout: patience })
    })
    afterAll(() => browser?.close())
    tests(() => browser)
  })
}
