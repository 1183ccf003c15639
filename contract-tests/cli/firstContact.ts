import { createInterface } from 'node:readline/promises'
import { printedEvidence } from '../evidence/evidence.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { createFakeChat } from '../fake/createFakeChat.ts'
import { limits } from '../firstContact/budget.ts'
import { linesOf } from '../firstContact/report.ts'
import { type FirstContact, type FirstContactOptions, runFirstContact } from '../firstContact/runFirstContact.ts'
import { writePrivately } from '../report/files.ts'
import { plural } from '../report/numbers.ts'
import { createProgress } from '../report/progress.ts'
import { printable } from '../validate/printable.ts'
import { redactText } from '../validate/redact.ts'
import { UsageError } from './command.ts'

/** What the command's arguments say about a first contact. */
export interface FirstContactCommand extends Pick<FirstContactOptions, 'bases' | 'credentials' | 'timeout' | 'webhookPort'> {
  readonly rate: number | undefined
  readonly yes: boolean
  readonly dryRun: boolean
  /** Where the evidence goes. */
  readonly file: string | undefined
}

/**
 * `check --first-contact`: says what it will do, asks, does it and says what it found.
 *
 * @returns the exit code: 1 if records are left or the run did not get through
 * @throws UsageError if it may not ask
 */
export async function firstContact(command: FirstContactCommand, signal: AbortSignal): Promise<number> {
  const { bases, yes, dryRun, file, rate } = command
  const print = (text: string) => console.log(printable(text))
  const rehearsed = await rehearse(command)
  print(planOf(bases.chat, rehearsed, rate))
  if (dryRun) {
    for (const line of rehearsed.requests) print(`  ${line}`)
    return 0
  }
  if (!yes && !(await isAgreed(signal))) return 0
  const progress = createProgress()
  const result = await runFirstContact({ ...command, say: print, progress, signal }).finally(progress.end)
  for (const line of linesOf(result)) print(line)
  if (result.leftovers?.length) {
    for (const { failures, unread } of result.leftovers) for (const line of [...failures, ...unread]) print(`Not removed: ${line}`)
    print(`Remove what is left with: npx cometchat-rest-testing check --target ${bases.chat} --clean ${result.prefix}`)
  }
  if (file !== undefined) {
    await writePrivately(file, printedEvidence(result.evidence))
    print(`The evidence is in ${file}. Read it before you share it: the guide First contact says what is in it.`)
  }
  // What was found is written first, so that an interrupted run has it too.
  signal.throwIfAborted()
  return result.leftovers?.length || !result.complete ? 1 : 0
}

/** What a first contact did with the fake in this process. */
interface Rehearsal {
  readonly result: FirstContact
  /** The requests, without keys. */
  readonly requests: readonly string[]
}

/**
 * Tries the same on the fake, which shows the requests, and how many there are, without sending
 * any.
 */
async function rehearse({ bases }: FirstContactCommand): Promise<Rehearsal> {
  const [mira, jonas] = ['mira', 'jonas'].map((uid) => ({ uid, name: uid }))
  const message = { sender: 'mira', receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'Hello.' } } as const
  const fake = await createFakeChat({ strict: false, users: [mira, jonas] as never, messages: [message] as never })
  const requests: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const address = String(input).slice(new URL(String(input)).origin.length)
    requests.push([init?.method ?? 'GET', address, init?.body ?? ''].join(' ').trimEnd())
    return fake.fetch(input, init)
  }
  const result = await runFirstContact({ bases, credentials: fakeCredentials, timeout: 60_000, fetch })
  return { result, requests: requests.map((line) => redactText(line)) }
}

function planOf(base: string, { result, requests }: Rehearsal, rate: number | undefined): string {
  const families = [...new Set(result.steps.filter(({ step }) => step.records === 'own').map(({ step }) => step.operation.tag))]
  const reads = result.steps.filter(({ step }) => step.records === 'existing').length
  const pace = rate === undefined ? '' : `, at ${rate} a second`
  return `First contact with ${base}

  - It sends about ${requests.length} requests${pace}, and never more than ${limits.requests}. A rehearsal on the fake, just now, took ${requests.length}.
  - It first reads ${plural(reads, 'list and record', 'lists and records')} of the app as they are.
  - Then it tries the operations of ${families.join(', ')}, on records of its own: ${result.records} in the rehearsal, never more than ${limits.records}.
    Their ids begin with contract-, and all are removed at the end, also after Ctrl-C. Nothing else is changed.
  - What it finds out has no texts, ids, keys or hosts in it.
`
}

/**
 * Asks on the terminal.
 *
 * @throws UsageError if there is none
 */
async function isAgreed(signal: AbortSignal): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new UsageError('--first-contact asks before it sends anything: run it in a terminal, or add --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question('Send them? [y/N] ', { signal })).trim())
  } finally {
    terminal.close()
  }
}
