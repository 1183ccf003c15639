import { expect, test } from 'vitest'
import { eventually } from '../server/waiting.ts'
import { startVirtualTime } from '../support/virtualTime.ts'

test('waits as long as an effect may take, also once a run has waited in vain for long', async () => {
  const endVirtualTime = startVirtualTime()
  const run = {}
  try {
    for (let wait = 0; wait < 4; wait++) await eventually(run, async () => false, 20_000)
    const start = Date.now()
    expect(await eventually(run, async () => Date.now() - start >= 4900, 5000)).toBe(true)
    const later = Date.now()
    await eventually(run, async () => false, 20_000)
    expect(Date.now() - later).toBeLessThan(7000)
  } finally {
    endVirtualTime()
  }
})
