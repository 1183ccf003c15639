import { describe, expect, test } from 'vitest'
import { type Budget, readBaseline } from '../release/budget/budget.ts'
import { grown } from './budget.ts'

const agreed: Budget = { bytes: 10_000, instantiations: 100 }

describe.each(Object.keys(agreed) as (keyof Budget)[])('the number of %s', (name) => {
  const times = (factor: number) => ({ ...agreed, [name]: agreed[name] * factor })

  test('may grow by 5 %', () => {
    expect(grown(agreed, times(1.05))).toEqual([])
  })

  test('may shrink', () => {
    expect(grown(agreed, times(0.5))).toEqual([])
  })

  test('may not grow by more than 5 %, and the finding states the growth and what to do', () => {
    const [finding, advice] = grown(agreed, times(1.06))
    expect(finding).toContain(`the accepted figure is ${agreed[name]} (+6.0 %)`)
    expect(advice).toContain('npm run budget:accept')
  })

  test('may not be missing', () => {
    expect(grown(agreed, { ...agreed, [name]: undefined as unknown as number })).toHaveLength(2)
    expect(grown({ ...agreed, [name]: Number.NaN }, agreed)).toHaveLength(2)
  })
})

test('the committed baseline contains every figure', async () => {
  const baseline = await readBaseline()
  expect(Object.keys(baseline).sort()).toEqual(Object.keys(agreed).sort())
  expect(grown(baseline, baseline)).toEqual([])
})
