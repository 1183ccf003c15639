import { bare, ours } from './clients.ts'

/**
 * The times of each round, by client; the clients alternate, and a round of one belongs to the same
 * round of the others.
 */
type Times = Readonly<Record<string, readonly number[]>>

/** Everything that the benchmark measures. */
export interface Figures {
  /** Medians of the calls on a local server, in microseconds. */
  readonly server: Times
  /** The same with a stubbed `fetch`. */
  readonly stubbed: Times
  /** Bytes, minified and gzipped. */
  readonly size: Readonly<Record<string, number>>
  /** Milliseconds to import in a fresh process. */
  readonly importing: Times
  /** What 40 calls cost the compiler. */
  readonly instantiations: Readonly<Record<string, number>>
}

/** The median of numbers. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** The figures as tables, with ratios first. */
export const report = ({ server, stubbed, size, importing, instantiations }: Figures): string =>
  [
    ['Time per call on a local server, p50', timeTable(server, bare, 'µs')],
    ['Time per call with a stubbed fetch, p50', timeTable(stubbed, bare, 'µs')],
    ['Size, minified and gzipped', countTable(size, ours, 'bytes')],
    ['Time to import in a fresh process', timeTable(importing, 'openapi-fetch', 'ms')],
    ['Types: what 40 calls cost the compiler', countTable(instantiations, 'openapi-fetch', 'instantiations')],
  ]
    .map(([title, rows]) => `${title}\n\n${rows}`)
    .join('\n\n')

/**
 * Medians of the rounds, as ratios to a client in the same round, with the middle half of these;
 * the lowest first.
 */
function timeTable(times: Times, reference: string, unit: string): string {
  const rows = Object.entries(times).map(([name, rounds]) => {
    const ratios = rounds.map((time, round) => time / (times[reference]?.[round] ?? Number.NaN)).sort((a, b) => a - b)
    const quartile = (part: number) => (ratios[Math.floor((ratios.length - 1) * part)] ?? Number.NaN).toFixed(2)
    return [median(ratios).toFixed(2), `${quartile(0.25)}–${quartile(0.75)}`, median(rounds).toFixed(1), name]
  })
  const sorted = rows.sort(([a], [b]) => Number(a) - Number(b))
  return table([`× ${reference}`, 'middle half', unit, ''], sorted)
}

const countTable = (counts: Readonly<Record<string, number>>, reference: string, unit: string): string =>
  table(
    [`× ${reference}`, unit, ''],
    Object.entries(counts).map(([name, count]) => [(count / (counts[reference] ?? Number.NaN)).toFixed(4), String(count), name]),
  )

/** A table with headings; numbers are aligned to the right, the last column to the left. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const aligned = (cell: string, column: number) => (column === headings.length - 1 ? cell : cell.padStart(widths[column] ?? 0))
  return lines.map((line) => `  ${line.map(aligned).join('  ')}`.trimEnd()).join('\n')
}
