// Runs with every test file. The next one in its worker finds what it leaves behind.
import { afterAll, vi } from 'vitest'

const { fetch } = globalThis
const environmentBefore = { ...process.env }

afterAll(() => {
  const names = new Set([...Object.keys(environmentBefore), ...Object.keys(process.env)])
  const changed = [...names].filter((name) => process.env[name] !== environmentBefore[name])
  if (globalThis.fetch !== fetch) changed.push('fetch')
  if (vi.isFakeTimers()) changed.push('timers')
  if (changed.length > 0) throw new Error(`The tests of this file leave behind what they replaced: ${changed.join(', ')}`)
})
