import { createInterface } from 'node:readline/promises'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { contactPlan, type PlanOptions } from '../firstContact/contactPlan.ts'
import { connect, type FirstContactOptions } from '../firstContact/firstContact.ts'
import { linesOf, linesOfCalls, linesOfPlan } from '../firstContact/lines.ts'
import { UsageError } from './command.ts'

/** The arguments of the command for a first contact. */
export interface FirstContactCommand extends Pick<PlanOptions, 'tags' | 'including'> {
  /** Unset for a dry run without an address or a key. */
  readonly target: Pick<FirstContactOptions, 'base' | 'apiKey' | 'timeout'> | undefined
  readonly rate: number | undefined
  readonly yes: boolean
  /** Whether a message may be flagged; asks if it is not said. */
  readonly allowFlag: boolean
}

/**
 * `check --first-contact`: says what it will do, asks, does it and says what it found. Without a
 * target it only says what it would do.
 *
 * @returns the exit code: 1 if records are left or the run did not get to its end
 * @throws UsageError if it may not ask, WrongSettings if the target is something else
 */
export async function firstContact(command: FirstContactCommand, signal: AbortSignal): Promise<number> {
  const { target, yes, allowFlag, rate } = command
  const contracts = await readContracts()
  const print = (lines: readonly string[]) => console.log(lines.join('\n'))
  const full = contactPlan(contracts, { ...command, allowLasting: true })
  if (!target) {
    print([...linesOfPlan(full, rate), 'Its calls:', ...linesOfCalls(contracts[0] as Contract, full)])
    return 0
  }
  if (!yes && !(process.stdin.isTTY && process.stderr.isTTY))
    throw new UsageError('--first-contact asks before it sends anything: run it in a terminal, or add --yes')
  const { prefix, run } = await connect({ ...target, rate, signal, progress: showProgress })
  const mayFlag =
    allowFlag ||
    (full.isLasting && !yes && (await isAgreed('Flag a message and review it? The API cannot delete the records of either.', signal)))
  const plan = contactPlan(contracts, { ...command, allowLasting: mayFlag })
  print(linesOfPlan(plan, rate))
  if (!yes && !(await isAgreed('Send them?', signal))) return 0
  print([`Records of this run start with ${prefix}`])
  const result = await run(plan)
  print(linesOf(result, plan))
  if (result.notRemoved.length > 0) print([`Remove them with the same --target, and --clean ${prefix}`])
  // The results are printed first, so that an interrupted run shows them, too.
  signal.throwIfAborted()
  return result.notRemoved.length > 0 || result.answers.some(({ why }) => why === 'interrupted') ? 1 : 0
}

const showProgress = (done: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done} calls`)
}

/** Asks on the terminal. */
async function isAgreed(question: string, signal: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `, { signal })).trim())
  } finally {
    terminal.close()
  }
}
