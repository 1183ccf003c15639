import { isDeepStrictEqual } from 'node:util'
import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { step, valueAt } from '../documents/pointer.ts'
import { textsIn } from '../documents/textsIn.ts'
import { parsed } from '../exchange/checks.ts'
import { unknownKey } from '../exchange/credentials.ts'
import type { RecordedCall } from '../exchange/recordedCalls.ts'
import type { Recording } from '../exchange/recording.ts'
import type { Finding } from '../validate/finding.ts'
import { isSecretName, redactText } from '../validate/redact.ts'
import { identifiersIn } from './identifiers.ts'

/** What a recording is about. */
export interface Recorded extends Pick<Recording, 'check' | 'base' | 'readings'> {
  readonly contract: Contract
  /** The prefix of the run's identifiers. */
  readonly prefix: string | undefined
  readonly findings: readonly Finding[]
}

/** Calls as data that can be replayed, without secrets. */
export function recordingOf(calls: readonly RecordedCall[], { contract, prefix, findings, ...about }: Recorded): Recording {
  const withoutPrefix = (text: string) => (prefix === undefined ? text : text.replaceAll(prefix, '{{run}}'))
  /** Where earlier responses have what the server chose, and times. */
  const chosen = new Map<string, string>()
  const times = new Map<number, string>()
  const sent = new Set<string>()
  const secrets = new Map<string, string>()
  const secretFor = (value: unknown) => {
    const known = secrets.get(String(value)) ?? `secret-${secrets.size + 1}`
    secrets.set(String(value), known)
    return known
  }

  function inRecording(value: string | number, pointer: string, name: string, names: ReadonlySet<string>): unknown {
    const own = chosen.get(String(value))
    const suffix = typeof value === 'number' ? ' as number' : ''
    if (own !== undefined && (names.has(pointer) || isIdentifier(name) || isSecretName(name))) return `{{${own}${suffix}}}`
    if (isTime(value)) {
      const [nearest] = [...times.keys()].sort((one, other) => Math.abs(one - Number(value)) - Math.abs(other - Number(value)))
      if (nearest !== undefined && Math.abs(nearest - Number(value)) < 60)
        return `{{${times.get(nearest)} + ${Number(value) - nearest}${suffix}}}`
    }
    const text = String(value)
    if (text !== unknownKey && (isSecretName(name) || redactText(text) !== text)) return secretFor(value)
    return typeof value === 'string' ? withoutPrefix(value) : value
  }

  function write({ operation, sent: { kind, args, alter, expect }, status }: RecordedCall): Recording['calls'][number] {
    const names = new Set(identifiersIn(contract, operation, args).map(({ pointer }) => pointer))
    const change = (value: unknown, from = ''): unknown =>
      mapped(value, (leaf, pointer, name) => inRecording(leaf, pointer, name, names), withoutPrefix, from)
    return {
      request: `${operation.method} ${operation.path}`,
      operation: operation.id,
      kind,
      args: change(args) as typeof args,
      ...(alter && {
        alter: {
          ...alter,
          ...('value' in alter && { value: change(alter.value, `/${'name' in alter ? alter.name : ''}`) }),
        } as typeof alter,
      }),
      expect,
      status,
    }
  }

  function note({ sent: { args }, status, body }: RecordedCall, index: number): void {
    mapped(args, (value) => void sent.add(String(value)))
    if (status >= 200 && status < 300)
      mapped(parsed(body), (value, pointer, name) => {
        const place = `${index} ${pointer}`
        if (isTime(value)) times.set(Number(value), times.get(Number(value)) ?? place)
        const text = String(value)
        const isOwn = prefix !== undefined && text.includes(prefix)
        if ((isIdentifier(name) || isSecretName(name)) && text !== '' && !isOwn && !sent.has(text) && !chosen.has(text))
          chosen.set(text, place)
      })
  }

  return {
    format: 1,
    ...about,
    document: contract.name,
    findings: findings.map(({ operation, rule, place, expected, got }) => ({
      ...{ operation, rule },
      ...{ place: withoutPrefix(place), expected: withoutPrefix(expected), got: withoutPrefix(got) },
    })),
    calls: calls.filter(isNews).map((call, index) => {
      const written = write(call)
      note(call, index)
      return written
    }),
  }
}

/** Whether a call is no rejected one that is repeated next with the same result, as in a wait. */
const isNews = ({ status, sent, operation }: RecordedCall, index: number, calls: readonly RecordedCall[]): boolean => {
  const next = calls[index + 1]
  return status < 300 || next?.status !== status || next.operation !== operation || !isDeepStrictEqual(next.sent, sent)
}

/**
 * Calls of preparations that made the records which calls name, directly or indirectly, or a rule
 * whose word they contain.
 */
export function preparationsOf(calls: readonly RecordedCall[], setUps: readonly RecordedCall[], prefix = ''): RecordedCall[] {
  const needed = new Set(calls.flatMap(({ sent: { args, alter } }) => textsIn([args, alter])))
  const isSaid = (word: string) => prefix !== '' && word.startsWith(prefix) && [...needed].some((text) => text.includes(word))
  const kept: RecordedCall[] = []
  for (const call of setUps.toReversed()) {
    if (calls.includes(call)) continue
    const texts = textsIn(call.sent.args)
    const isCreation = call.operation.method === 'POST' && texts.some(isSaid)
    if (!isCreation && !identifiersOf(valueAt(parsed(call.body), '/data')).some((id) => needed.has(id))) continue
    kept.unshift(call)
    for (const text of texts) needed.add(text)
  }
  return kept
}

/** The identifiers of a record, without those of records in it. */
const identifiersOf = (record: unknown): string[] =>
  isObject(record) ? Object.entries(record).flatMap(([name, value]) => (isIdentifier(name) ? [String(value)] : [])) : []

/** Whether a property contains an identifier. */
const isIdentifier = (name: string): boolean => /(^|_)id$|Id$|^(uid|guid|apiKey|authToken|role)$/.test(name)

/** Whether a value is a time in seconds. */
const isTime = (value: unknown): boolean => /^\d{10}$/.test(String(value))

/**
 * A copy of a value with other strings and numbers, and other keys. Items of a list have the name
 * of the list.
 */
function mapped(
  value: unknown,
  leaf: (value: string | number, pointer: string, name: string) => unknown,
  key: (name: string) => string = (name) => name,
  pointer = '',
  name = pointer.slice(pointer.lastIndexOf('/') + 1),
): unknown {
  if (Array.isArray(value)) return value.map((item, index) => mapped(item, leaf, key, step(pointer, index), name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([own, child]) => [key(own), mapped(child, leaf, key, step(pointer, own), own)]))
  return typeof value === 'string' || typeof value === 'number' ? leaf(value, pointer, name) : value
}
