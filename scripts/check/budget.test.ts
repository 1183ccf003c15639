import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Budget, readBaseline } from '../release/budget/budget.ts'
import { growthFindings } from './budget.ts'

const baseline: Budget = { bytes: 10_000, webhookBytes: 2000, importBytes: 3000, files: 100, instantiations: 100 }

test.each(Object.keys(baseline) as (keyof Budget)[])(
  'the number of %s may shrink, grow by 5 %%, and no more, and may not be missing',
  (name) => {
    const now = (count: number) => growthFindings(baseline, { ...baseline, [name]: count })
    expect([0.5, 1, 1.05].flatMap((factor) => now(baseline[name] * factor))).toEqual([])
    expect(now(baseline[name] * 1.06)).toEqual([
      expect.stringContaining(`the accepted figure is ${baseline[name]} (+6.0 %)`),
      expect.stringContaining('npm run budget:accept'),
    ])
    expect(now(undefined as unknown as number)).toHaveLength(2)
    expect(growthFindings({ ...baseline, [name]: Number.NaN }, baseline)).toHaveLength(2)
  },
)

test('the committed baseline contains every figure', async () => {
  expect(Object.keys(await readBaseline()).sort()).toEqual(Object.keys(baseline).sort())
})

test('README states the size of the client', async () => {
  const [, stated] = /(\d+) KB minified and compressed/.exec(await readFile('README.md', 'utf8')) ?? []
  expect(Math.abs(Number(stated) * 1000 - (await readBaseline()).bytes)).toBeLessThan(1000)
})
