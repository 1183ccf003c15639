import { type Budget, measureBudget, readBaseline } from '../budget/budget.ts'

const allowedGrowth = 0.02

const meanings: Record<keyof Budget, string> = {
  initialBytes: 'bytes of the chat client that an app loads at once',
  rawBytes: 'bytes that it loads later, such as `raw`',
  instantiations: 'type instantiations for 40 calls',
}

/** Measures the client's size and the cost of its types, and finds what has grown by more than 2 % over the accepted figures. */
export const budget = async (): Promise<string[]> => grown(await readBaseline(), await measureBudget())

/** Compares figures with the accepted ones. */
export function grown(baseline: Budget, now: Budget): string[] {
  const names = Object.keys(meanings) as (keyof Budget)[]
  const findings = names
    // Written so that a figure that is missing or no number fails as well.
    .filter((name) => !(now[name] <= baseline[name] * (1 + allowedGrowth)))
    .map((name) => `${meanings[name]}: ${now[name]}, agreed are ${baseline[name]} (${percent(now[name] / baseline[name] - 1)})`)
  return findings.length > 0 ? [...findings, 'Make it smaller, or accept it on purpose with npm run budget:accept.'] : []
}

const percent = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %`
