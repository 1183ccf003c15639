import { ours as ourName } from './callers.ts'
import type { CallTime } from './callTime.ts'
import type { ImportTime } from './importTime.ts'
import type { MemoryUse } from './memory.ts'
import type { NamedSize } from './sizes.ts'
import type { TypeCost } from './typeCosts.ts'

/** Everything that the benchmark measures. */
export interface Figures {
  /** Time per call on a local server. */
  readonly server: readonly CallTime[]
  /** Time per call with a stubbed `fetch`. */
  readonly stubbed: readonly CallTime[]
  readonly size: readonly NamedSize[]
  readonly importing: readonly ImportTime[]
  readonly types: TypeCost
  readonly memory: readonly MemoryUse[]
}

/** The figures as tables, ratios first, and a list of those in which others are better. */
export function report({ server, stubbed, size, importing, types, memory }: Figures): string {
  const times = (list: readonly CallTime[]) =>
    table(
      ['× bare fetch', 'single runs', 'µs', ''],
      list.map(({ ratio, range, microseconds, name }) => [
        ratio.toFixed(2),
        range.map((bound) => bound.toFixed(2)).join('–'),
        microseconds.toFixed(1),
        name,
      ]),
    )
  const ourSize = size[0]?.bytes ?? Number.NaN
  return [
    ['Time per call on a local server', times(server)],
    ['Time per call with a stubbed fetch', times(stubbed)],
    [
      'Size, minified and gzipped',
      table(
        ['× this', 'bytes', ''],
        size.map(({ bytes, name }) => [(bytes / ourSize).toFixed(2), String(bytes), name]),
      ),
    ],
    [
      'Time to import in a fresh process',
      table(
        ['× openapi-fetch', 'ms', ''],
        importing.map(({ ratio, milliseconds, name }) => [ratio.toFixed(1), milliseconds.toFixed(1), name]),
      ),
    ],
    [
      'Types: what 40 calls cost the compiler',
      table(
        ['× openapi-fetch', 'instantiations', 'openapi-fetch', 'check time ×', 'seconds', 'openapi-fetch', ''],
        [
          [
            types.ratio.instantiations.toFixed(4),
            String(types.ours.instantiations),
            String(types.openApiFetch.instantiations),
            types.ratio.checkTime.toFixed(2),
            types.ours.checkTime.toFixed(2),
            types.openApiFetch.checkTime.toFixed(2),
            'TypeScript 5.9',
          ],
        ],
      ),
    ],
    [
      'Memory: allocated per call; 5,000 calls, 1,000 at a time',
      table(
        ['× bare fetch', 'bytes', 'failed', 'bytes left per call', ''],
        memory.map(({ ratio, allocated, failed, growth, name }) => [
          ratio.toFixed(2),
          allocated.toFixed(0),
          String(failed),
          growth.toFixed(0),
          name,
        ]),
      ),
    ],
    ['Where others are better', losses({ server, stubbed, size, importing, types, memory }).join('\n') || 'Nowhere.'],
  ]
    .map(([title, text]) => `${title}\n\n${text}`)
    .join('\n\n')
}

/** Lists for every figure the clients that are better than this one. Bare `fetch` is not a client, and is the lower bound. */
export function losses({ server, stubbed, size, importing, memory }: Figures): string[] {
  const [ourSize, ...otherSizes] = size.map(({ name, bytes }) => ({ name, ratio: bytes }))
  const figures: [what: string, ours: number | undefined, others: readonly { name: string; ratio: number }[]][] = [
    ['time on a local server', ratioOf(server), server],
    ['time with a stubbed fetch', ratioOf(stubbed), stubbed],
    ['size', ourSize?.ratio, otherSizes.filter(({ name }) => !name.startsWith(ourName))],
    ['time to import', ratioOf(importing), importing],
    ['allocations', ratioOf(memory), memory],
  ]
  return figures.flatMap(([what, ours, others]) => {
    const better = others.filter(({ name, ratio }) => !name.startsWith('bare fetch') && ratio < (ours ?? Number.NaN))
    return better.length > 0 ? [`${what}: ${better.map(({ name }) => name).join(', ')}`] : []
  })
}

const ratioOf = (list: readonly { name: string; ratio: number }[]) => list.find(({ name }) => name === ourName)?.ratio

/** A table with headings; numbers are aligned to the right, the last column to the left. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [headings, ...rows]
    .map((row) => row.map((cell, column) => (column === row.length - 1 ? cell : cell.padStart(widths[column] ?? 0))).join('  '))
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')
}
