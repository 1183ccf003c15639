import { readFile } from 'node:fs/promises'
import { readContracts } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { valueAt } from '../documents/pointer.ts'
import { parsed } from '../exchange/checks.ts'
import { environmentOf } from '../exchange/environment.ts'
import type { Observation } from '../exchange/exchange.ts'
import type { RecordedCall } from '../exchange/recordedCalls.ts'
import type { Recording, RecordingCall } from '../exchange/recording.ts'
import { findingsOf } from '../exchange/runCase.ts'
import { type ServerSettings, serverTarget } from '../exchange/serverTarget.ts'
import { findingOf } from '../model/findings.ts'
import { send } from '../model/send.ts'
import { createTrace } from '../model/trace.ts'
import { isSuccess, trackCreatedRecords } from '../server/createdRecords.ts'
import { createServerContext } from '../server/createServerContext.ts'
import { exchangeSettled } from '../server/exchangeSettled.ts'
import { invariants } from '../server/invariants.ts'
import { SetupFailed, whyNotRun } from '../server/notRun.ts'
import { newPrefix } from '../server/prefix.ts'
import { type Finding, sentence } from '../validate/finding.ts'
import { removeEverything } from './serverSuite.ts'

/** How a recording is replayed. */
export interface ReplayOptions extends Pick<ServerSettings, 'timeout' | 'rate' | 'signal'> {
  /** The base URL; default: the one of the recording. */
  readonly base?: string | undefined
  readonly credentials: Record<string, string>
  print(line: string): void
}

/** Reads a recording; `undefined` if the file is none. */
export async function readRecording(file: string): Promise<Recording | undefined> {
  const recording = parsed(await readFile(file, 'utf8').catch(() => '')) as Recording | undefined
  return recording?.format === 1 && URL.canParse(recording.base) ? recording : undefined
}

/** What a replay shows. */
export type Replayed = 'there' | 'gone' | 'not tried'

/**
 * Makes the calls of a recording with new records, says whether the last response still shows a
 * finding of it, and removes the records.
 */
export async function replay(recording: Recording, options: ReplayOptions): Promise<Replayed> {
  const { check, document, findings, readings, calls } = recording
  const { base = recording.base, credentials, print } = options
  const contracts = await readContracts()
  const contract = contracts.find(({ name }) => name === document)
  if (!contract) throw new Error(`The recording is of ${document}, which is no document`)
  const created = trackCreatedRecords(contract, base, newPrefix())
  const { guard, note, prefix } = created
  const sending = { ...options, bases: { [document]: base } }
  const environment = environmentOf(serverTarget({ ...sending, guard, note }), { ...options, strict: false })
  const server = createServerContext(environment, contract, created)
  const trace = createTrace(contract, prefix, new Set(), readings)
  const made: RecordedCall[] = []
  const keep = ({ call, failure }: Observation) => {
    if (!call) throw failure ?? new SetupFailed('nothing could be sent')
    made.push(call)
  }

  /** Makes a call, and returns what its response shows. */
  async function make({ kind, expect, operation: id, ...own }: RecordingCall): Promise<Finding[]> {
    const operation = server.operation(id)
    const { args, alter } = filled(own, prefix, made) as Pick<RecordingCall, 'args' | 'alter'>
    const testCase = { name: check.slice(check.indexOf(' ') + 1), kind, expect, args, ...(alter && { alter }) }
    if (readings === undefined) {
      const observation = await exchangeSettled(environment, server, operation, testCase)
      keep(observation)
      return findingsOf(observation, invariants)
    }
    const key = alter && 'value' in alter ? String(alter.value) : undefined
    const sent = await send(environment, server, trace, { operation, args, key })
    keep(sent.observation)
    const blamed = findings.map((found) => server.operation(found.operation))
    return [...sent.findings, ...(sent.differences.length > 0 ? blamed.map((one) => findingOf(one, { operation, args }, sent)) : [])]
  }

  try {
    print(`Records of this replay start with ${prefix}`)
    for (const [index, call] of calls.entries()) {
      const found = await make(call)
      const { status, body } = made.at(-1) as RecordedCall
      print(`${call.request} ${status || 'no response'}`)
      const isLast = index === calls.length - 1
      // A wrong key, a limit or no response says nothing about the finding.
      const isKey = status === 401 && !/^ERR_/.test(String(valueAt(parsed(body), '/error/code')))
      const isTried = status === call.status || (!isKey && status !== 429 && status !== 0)
      if (isLast && isTried) {
        const same = found.find((one) => findings.some((other) => keyOf(one) === keyOf(other)))
        print(same ? `Still so: ${sentence(same)}` : 'The finding does not show.')
        return same ? 'there' : 'gone'
      }
      if (!isLast && isSuccess(call) === isSuccess({ status })) continue
      print(`It could not be tried: the status was ${call.status} in the run.`)
      break
    }
    return 'not tried'
  } catch (error) {
    print(`It could not be tried: ${whyNotRun(error, calls[made.length]?.operation ?? '').reason}.`)
    return 'not tried'
  } finally {
    const left = await removeEverything(created, contract, serverTarget({ ...sending, guard, note }), credentials)
    for (const { failures } of left ?? []) print(`Not removed: ${failures.join('; ')}`)
  }
}

/** A finding at any record. */
const keyOf = ({ rule, operation, place }: Pick<Finding, 'rule' | 'operation' | 'place'>): string =>
  `${rule} ${operation} ${place.replace(/\/(\d+|contract-[^/]*|\{\{run\}\}[^/]*)(?=\/|$)/g, '/*')}`

const reference = /^\{\{(\d+) (\S+)(?: \+ (-?\d+))?( as number)?\}\}$/

/** A value of a recording with the prefix of a replay, and what its responses have. */
function filled(value: unknown, prefix: string, made: readonly RecordedCall[]): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, prefix, made))
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [filled(name, prefix, made), filled(child, prefix, made)]))
  if (typeof value !== 'string') return value
  const [whole, index, pointer = '', more, asNumber] = reference.exec(value) ?? []
  if (whole === undefined) return value.replaceAll('{{run}}', prefix)
  const found = valueAt(parsed(made[Number(index)]?.body ?? ''), pointer)
  const moved = more === undefined ? found : Number(found) + Number(more)
  return asNumber === undefined ? String(moved) : Number(moved)
}
