import { groupBy } from '../../contract-tests/documents/groupBy.ts'
import type { Authority, Companions } from '../../contract-tests/documents/rules.ts'
import { type ErrorKind, kindOf, type RecordOperations, recordsOf } from './errorKinds.ts'
import type { ErrorEntry, OperationEntry } from './shared/model.ts'
import { retriedStatuses, statusesOfFailures } from './shared/retried.ts'
import { awaitedCall, clientLines, type SampleCall, sampleCall } from './typescriptSample.ts'

/** How to handle an error code. */
export interface Handling {
  readonly kind: ErrorKind
  /** Paragraphs in Markdown. */
  readonly advice: readonly string[]
  /** Causes that the documents know of, as paragraphs in Markdown. */
  readonly causes: readonly string[]
  /** A program that calls an operation and handles the code. */
  readonly program: string
}

/** What the advice for a code is made from. */
interface Case {
  readonly entry: ErrorEntry
  /** The operations that return the code: all of them if none is named. */
  readonly operations: readonly OperationEntry[]
  /** The records that the code may be about. */
  readonly records: readonly RecordOperations[]
}

/**
 * How to handle an error code, from what the documents say of it and of the operations that return
 * it.
 */
export function handlingOf(entry: ErrorEntry, all: readonly OperationEntry[]): Handling {
  const kind = kindOf(entry)
  const current = entry.operations.filter(({ operation }) => !operation.deprecated)
  const operations = current.length > 0 ? current : entry.operations.length > 0 ? entry.operations : all
  const about: Case = { entry, operations, records: recordsOf(entry, all) }
  // What any operation may return needs no operation of its own to be shown.
  const isShown = entry.operations.length > 0 || kind === 'key' || kind === 'limit'
  const shown = isShown ? program(entry.code, attempt(kind, about), reaction(kind, about)) : bareProgram(entry.code)
  const causes = kind === 'invalid' ? companionsAdvice(entry.operations) : []
  return { kind, advice: advice[kind](about, all), causes, program: shown }
}

const inWords = (names: readonly string[], word: string): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}` : (names[0] ?? '')

/** The operations' names, with links once it is rendered. */
const named = (entries: readonly (OperationEntry | undefined)[], word = 'or'): string =>
  inWords([...new Set(entries.flatMap((entry) => (entry ? [`\`${entry.operation.id}\``] : [])))], word)

/** The paragraphs for each kind. */
const advice: Readonly<Record<ErrorKind, (about: Case, all: readonly OperationEntry[]) => string[]>> = {
  limit: () => [
    'The client has waited already: it holds back the calls of a limit that is used up and sends a rejected call again, until the limit stays closed for longer than `maxWait`. Only then is the error thrown. Raise `maxWait` for a job that has time, and repeat the call later where it has not.',
  ],
  key: keyAdvice,
  scope: (_, all) => [
    `A key has a scope. One with \`authOnly\` may call ${named(all.filter(allowsAuthOnly), 'and')} and nothing else; every other operation needs \`fullAccess\`. A \`fullAccess\` key allows everything in the app, so it belongs on a server only.`,
  ],
  quota: quotaAdvice,
  plan: () => [
    'The plan or a setting of the app decides, not the request: the same call fails until somebody changes it in the dashboard. Treat the feature as switched off, and tell whoever manages the app.',
  ],
  taken: ({ records }) => [
    records.length > 0
      ? `Read the existing record${afterNames('with', records, 'get')} or change it${afterNames('with', records, 'update')}, or choose another identifier. After a time-out, the record may be your own: the first request may have taken effect.`
      : 'Use the existing record, or choose another identifier. After a time-out, the record may be your own: the first request may have taken effect.',
  ],
  done: () => ['What the call was to bring about is so already. Treat it as success.'],
  missing: missingAdvice,
  forbidden: forbiddenAdvice,
  failed: failedAdvice,
  invalid: () => [
    'The same request fails again. `details` of the error has the properties that were rejected, with a reason for each; not every response has it. Print it, correct these properties, and send the request again.',
  ],
  other: ({ entry }) =>
    entry.operations.flatMap(({ operation: { id, undeletable } }) =>
      Object.entries(undeletable ?? {}).map(
        ([parameter, value]) => `\`${id}\` rejects the ${parameter} \`${value}\`, which comes with the app.`,
      ),
    ),
}

const allowsAuthOnly = ({ operation }: OperationEntry) =>
  operation.security.some((schemes) => Object.values(schemes).flat().includes('authOnly'))

/** ` with …` and the names of an operation of each kind of record; empty if there are none. */
function afterNames(word: string, records: readonly RecordOperations[], which: 'create' | 'list' | 'get' | 'update'): string {
  const names = named(records.map((record) => record[which]))
  return names && ` ${word} ${names}`
}

function keyAdvice({ entry: { operations } }: Case): string[] {
  const contracts = [...new Set(operations.map(({ contract }) => contract))]
  return contracts.map(({ document }) => {
    const schemes = Object.entries(document.components.securitySchemes)
    const headers = schemes.map(([, { name }]) => `\`${name}\``).join(' and ')
    const options = schemes.map(([option]) => `\`${option}\``).join(' and ')
    return `The ${document.info.title} reads ${headers} from the request's headers; the client sends ${schemes.length > 1 ? 'them' : 'it'} from ${options}.`
  })
}

function quotaAdvice({ entry, operations }: Case): string[] {
  const stated = operations.flatMap(({ operation }) => (operation.quota?.code === entry.code ? [operation.quota] : []))[0]
  const removing = operations.map((added) => undoing(added))
  return [
    `${stated ? `Each ${stated.per} can have ${stated.most} ${stated.records}.` : 'There are as many as there can be.'} Remove one first${
      removing.some(Boolean) ? `, with ${named(removing)}` : ''
    }; waiting does not help.`,
  ]
}

/** The operation that removes what another one adds: `DELETE` of the same path. */
const undoing = ({ operation: { path }, family }: OperationEntry): OperationEntry | undefined =>
  family.operations.find(({ operation }) => operation.method === 'DELETE' && operation.path === path)

function missingAdvice({ records }: Case): string[] {
  const lists = afterNames('with', records, 'list')
  const creating = afterNames('with', records, 'create')
  if (!lists && !creating) return ['Check the identifier: the record was never made, was deleted, or belongs to another app.']
  return [
    `Check the identifier${lists}.${creating && ` If the record was never made, create it${creating}, then repeat the call.`} Keys of another app or region find none of your records.`,
  ]
}

function forbiddenAdvice({ operations, entry }: Case): string[] {
  const stated = operations.filter(({ operation }) => operation.authority)
  // Where few of the operations say who may call them, that is not what the code is about.
  const isAboutAuthority = stated.length * 2 > operations.length
  const who = groupBy(isAboutAuthority ? stated : [], ({ operation }) => usersWith(operation.authority as Authority))
  const settling = operations.find(({ operation }) => operation.settles?.code === entry.code)?.operation.settles
  return [
    'The user whom the call acts for may not do this, and the same call fails again. Say so to that user.',
    ...[...who].map(([users, list]) => `${named(list, 'and')}: ${users}.`),
    ...(isAboutAuthority && !operations.every(needsUser)
      ? ['Without `onBehalfOf`, where it is not required, the app itself acts, which may do everything.']
      : []),
    ...(settling
      ? [
          `For ${settling.seconds.min} to ${settling.seconds.max} seconds after ${settling.after.map((id) => `\`${id}\``).join(', ')}, a call may only be too early. The client repeats it by itself, for what it made and for what \`settling\` names.`,
        ]
      : []),
  ]
}

/** The users whom an operation asks for, in words. */
const usersWith = ({ scopes, sender, permission }: Authority): string =>
  [
    ...(scopes ? [`a member of the group with the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}`] : []),
    ...(sender ? ['the sender of the message'] : []),
    ...(permission ? ['a user whose role and scope permit it'] : []),
  ].join(' or ')

const userOf = ({ operation }: OperationEntry) => operation.parameters.find(({ name }) => name === 'onBehalfOf')
const actsForUser = (entry: OperationEntry): boolean => userOf(entry) !== undefined
const needsUser = (entry: OperationEntry): boolean => userOf(entry)?.required === true

function failedAdvice({ records, operations }: Case): string[] {
  const methods = [...new Set(operations.map(({ operation }) => operation.method))]
  const repeated = methods.filter((method) => retriedStatuses(method) === retriedStatuses('GET'))
  const kept = methods.filter((method) => !repeated.includes(method))
  const look = afterNames('with', records, 'get') || afterNames('with', records, 'list')
  return [
    `After ${statusesOfFailures} the client repeats ${inWords(repeated.length > 0 ? repeated : ['GET', 'PUT', 'DELETE'], 'and')} by itself, twice unless \`retries\` says otherwise.${
      kept.length > 0 ? ` It does not repeat ${kept.join(' and ')}: the first request may have taken effect.` : ''
    }`,
    `When the error is thrown, look first whether the request took effect${look}, and repeat it if not. If it goes on, report it with \`requestId\`, the time and the operation.`,
  ]
}

/**
 * The parameters of operations that depend on others: a common cause of invalid requests, told
 * where the code is that of any such request.
 */
function companionsAdvice(operations: readonly OperationEntry[]): string[] {
  const rules = operations.flatMap(({ operation }) => {
    const words = operation.parameters.map(({ 'x-companions': companions = {} }) => companionWords(companions))
    return [...new Set(words)].filter(Boolean).map((rule) => {
      const names = operation.parameters.filter((_, at) => words[at] === rule).map(({ name }) => `\`${name}\``)
      return `- \`${operation.id}\`: ${inWords(names, 'and')} ${rule}`
    })
  })
  return rules.length > 0 ? ['These parameters depend on others:', rules.join('\n')] : []
}

function companionWords({ requires = [], excludes = [] }: Companions): string {
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' and ')
  return [requires.length > 0 ? `only with ${list(requires)}` : '', excludes.length > 0 ? `not with ${list(excludes)}` : '']
    .filter(Boolean)
    .join(', ')
}

/** The call that a program of this kind makes: one that gets the code. */
function attempt(kind: ErrorKind, { entry, operations, records }: Case): SampleCall {
  const [record] = records
  const withMethod = (method: string) => operations.find(({ operation }) => operation.method === method)
  const fitting: Partial<Record<ErrorKind, OperationEntry | undefined>> = {
    taken: operations.find(({ operation }) => operation.unique?.code === entry.code) ?? record?.create,
    missing: record?.get ?? record?.update ?? record?.remove,
    done: entry.code.startsWith('ERR_NOT_A') ? withMethod('DELETE') : undefined,
    invalid: withMethod('POST'),
    forbidden:
      operations.find(({ operation }) => operation.settles?.code === entry.code) ??
      operations.find(({ operation }) => operation.authority) ??
      operations.find(actsForUser),
  }
  const chosen = fitting[kind] ?? (operations[0] as OperationEntry)
  const user = kind === 'forbidden' ? userOf(chosen)?.example : undefined
  const call = sampleOf(chosen, record)
  return user === undefined ? call : { ...call, parameters: { onBehalfOf: user, ...call.parameters } }
}

/**
 * The call of an operation; one on a record that the caller can identify is on that which `create`
 * makes.
 */
function sampleOf({ contract, operation }: OperationEntry, record?: RecordOperations): SampleCall {
  const call = sampleCall(contract.name, contract, operation)
  if (!record?.create || !record.idProperty || !operation.path.endsWith(`/{${record.parameter}}`)) return call
  const { body } = sampleCall(contract.name, contract, record.create.operation)
  const id = (body as Record<string, unknown> | undefined)?.[record.idProperty]
  return id === undefined ? call : { ...call, parameters: { ...call.parameters, [record.parameter]: id } }
}

const print = (text: string) => [`  console.error(${text})`]

/** What a program does about the error: the lines in its `catch`. */
function reaction(kind: ErrorKind, { operations, records }: Case): string[] {
  const [record] = records
  const call = (entry: OperationEntry) => `  ${awaitedCall(sampleOf(entry, record), 1)}`
  switch (kind) {
    case 'limit':
      return print('`Still limited after ${error.waited} ms; repeat it later.`')
    case 'key':
    case 'scope':
      return [...print(`'Check the ${kind === 'key' ? 'credentials' : 'key'}:', error.message`), '  process.exitCode = 1']
    case 'quota': {
      const undo = operations[0] && undoing(operations[0])
      return undo ? ['  // Make room, for example by removing another:', call(undo)] : print('error.message')
    }
    case 'taken':
      if (record?.update) return ['  // The record is there: change it instead.', call(record.update)]
      return record?.get ? ['  // The record is there: use it.', call(record.get)] : print('error.message')
    case 'done':
      return ['  // It is so already: nothing is left to do.']
    case 'missing':
      return record?.create ? ['  // Create what is missing, then repeat the call.', call(record.create)] : print('error.message')
    case 'failed': {
      const look = record?.get ?? record?.list
      return look
        ? ['  // Did the request take effect?', `  const found = ${awaitedCall(sampleOf(look, record), 1)}`, '  console.log(found)']
        : print('error.requestId, error.message')
    }
    case 'invalid':
      return ['  // The properties that were rejected, and why.', ...print('error.message, error.details')]
    default:
      return print('error.message')
  }
}

/** A program that makes a call and reacts to the code. */
const program = (code: string, call: SampleCall, lines: readonly string[]): string => `${clientLines(call.name, 'isChatApiError')}

try {
  ${awaitedCall(call, 1)}
} catch (error) {
  if (!isChatApiError(error) || error.code !== '${code}')
    throw error
${lines.join('\n')}
}
`

/** The program for a code that no operation is known to return. */
const bareProgram = (code: string): string => `import { isChatApiError } from 'cometchat-rest'

try {
  // …
} catch (error) {
  if (!isChatApiError(error) || error.code !== '${code}')
    throw error
  console.error(error.message)
}
`
