import type { Operation } from '../documents/document.ts'
import { nextPage } from '../documents/nextPage.ts'
import { valueAt } from '../documents/pointer.ts'
import type { Call, Step } from '../statements/call.ts'
import type { Chosen, World } from './calls.ts'
import { makeCall } from './makeCall.ts'
import { leaveByRule, type PartRun } from './partRun.ts'
import type { Sent } from './send.ts'

/** How many pages are walked, and how many records each of them has at least. */
const pages = { most: 6, records: 2 }

/**
 * Reads the longest list of some reads page by page, as the server's own answers continue it, or
 * notes why not.
 *
 * @param reads - each with its answer
 */
export async function readPages(
  run: PartRun,
  world: World,
  operation: Operation,
  reads: ReadonlyMap<Chosen, Sent | undefined>,
): Promise<void> {
  const { paging, parameters } = operation
  if (paging === undefined || paging.style === 'none') return
  const lengthOf = (read: Chosen) => [valueAt(world.trace.peek(read).body, paging.items ?? '/none') ?? []].flat().length
  // Others may change a list of the whole app meanwhile. It may be one for an acting user, too.
  const isNamed = (value: unknown) => JSON.stringify(value).includes(world.names.prefix)
  const itemsOf = (read: Chosen) => [valueAt(reads.get(read)?.step.answer.body, paging.items ?? '/none') ?? []].flat()
  const isOwn = (read: Chosen) => operation.path.includes('{') || (isNamed(read.args) && itemsOf(read).every(isNamed))
  const isWhole = ({ args, obeys }: Chosen) => obeys === undefined && !paging.parameters?.some((name) => args[name] !== undefined)
  const [first] = [...reads.keys()].filter((read) => isOwn(read) && isWhole(read)).sort((a, b) => lengthOf(b) - lengthOf(a))
  const sizes = parameters.filter(({ name }) => name === 'perPage' || name === 'limit')
  const [size] = sizes
  const why = paging.disputed
    ? 'a server may return the whole list at once'
    : sizes.length > 1
      ? 'of its sizes no source says which counts'
      : !size || !first
        ? 'nothing limits them to records of the run'
        : lengthOf(first) <= pages.records
          ? 'the world has too few records for several'
          : undefined
  if (why !== undefined) leaveByRule(run, operation, 'the pages of the list', why)
  if (why !== undefined || !first || !size || !world.isDrawn(operation, 'pages')) return
  const records = Math.max(pages.records, Math.ceil(lengthOf(first) / (pages.most - 1)))
  const whole = reads.get(first)?.step
  if (!whole || whole.answer.status >= 300) return
  let next: Call['args'] | undefined = {}
  const steps: Step[] = []
  for (let page = 1; next && page <= pages.most; page++) {
    const args: Call['args'] = { ...first.args, [size.name]: records, ...next }
    const sent = await makeCall(run, world, {
      ...first,
      args,
      walk: { whole, pages: [...steps] },
      label: `page ${page} ${first.label}`.trim(),
    })
    if (!sent || sent.step.answer.status >= 300) return
    next = nextPage(paging, sent.step.answer.body, page)
    steps.push(sent.step)
  }
}
