import { type Budget, measureBudget, readBaseline } from '../release/budget/budget.ts'

/** Enough for ordinary changes, but not for a dependency that is bundled twice. */
const allowedGrowth = 0.05

const meanings: Record<keyof Budget, string> = {
  bytes: 'bytes of the chat client, minified and gzipped',
  webhookBytes: 'bytes of `parseWebhook`, minified and gzipped',
  importBytes: 'bytes of `importAll`, minified and gzipped',
  files: 'files that an import of the package loads',
  instantiations: 'type instantiations for 40 calls',
}

/**
 * Measures the client's size and the cost of its types, and finds what has grown by more than 5 %
 * over the accepted figures.
 */
export const budgetFindings = async (): Promise<string[]> => growthFindings(await readBaseline(), await measureBudget())

/** Compares figures with those accepted. */
export function growthFindings(baseline: Budget, now: Budget): string[] {
  const names = Object.keys(meanings) as (keyof Budget)[]
  const findings = names
    // Negated, so that a missing figure and NaN fail as well.
    .filter((name) => !(now[name] <= baseline[name] * (1 + allowedGrowth)))
    .map((name) => `${meanings[name]}: ${now[name]}; the accepted figure is ${baseline[name]} (${percent(now[name] / baseline[name] - 1)})`)
  return findings.length > 0 ? [...findings, 'If that is intended, run npm run budget:accept.'] : []
}

const percent = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %`
