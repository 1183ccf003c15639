import { expect, test } from 'vitest'
import { withPatience } from '../server/patience.ts'
import { eventually } from '../server/times.ts'
import { startVirtualTime } from '../support/virtualTime.ts'

test('waits as long as an effect may take, also once a run has waited in vain for long', async () => {
  const endVirtualTime = startVirtualTime()
  const server = {}
  try {
    for (let check = 0; check < 4; check++) await withPatience(server, () => eventually(async () => false, 20_000))
    const start = Date.now()
    expect(await withPatience(server, () => eventually(async () => Date.now() - start >= 4900, 5000))).toBe(true)
    const later = Date.now()
    await withPatience(server, () => eventually(async () => false, 20_000))
    expect(Date.now() - later).toBeLessThan(7000)
  } finally {
    endVirtualTime()
  }
})
