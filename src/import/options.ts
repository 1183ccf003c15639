import { checkSignal, ownOptions } from '../request/checks.ts'
import { type ImportKind, operations } from './kinds.ts'

export interface ImportBatchOptions {
  /** Ends the import. Records that were being sent may exist: send them again with `sentBefore`. */
  readonly signal?: AbortSignal | undefined
  /** How many times to send a request that gets no response, in total. Default: 5. */
  readonly attempts?: number | undefined
  /**
   * Whether an earlier run, such as an interrupted job, may have sent these records. Existing
   * records are then marked with `sentBefore`. Default: `false`.
   */
  readonly sentBefore?: boolean | undefined
}

/** @throws TypeError if the value is not a chat client that can import these kinds */
export function checkClient(where: string, chat: unknown, kinds: readonly ImportKind[]): void {
  const methods = kinds.map((kind) => (chat as Readonly<Record<string, unknown>> | null | undefined)?.[operations[kind].method])
  if (methods.some((method) => typeof method !== 'function'))
    throw new TypeError(`${where}: pass a chat client, such as one from \`createChatClient\`, as the first argument.`)
}

/**
 * Checks the options of an import.
 *
 * @param others - the names of further options
 * @throws TypeError naming the invalid option
 */
export function checkedOptions<Options extends ImportBatchOptions>(where: string, passed: Options, others: readonly string[] = []) {
  const options = ownOptions(where, passed, ['signal', 'attempts', 'sentBefore', ...others])
  const { attempts = 5, sentBefore } = options
  checkSignal(options.signal)
  if (!(typeof attempts === 'number' && attempts >= 1)) throw new TypeError(`${where}: \`attempts\` must be a number, 1 or more.`)
  if (sentBefore !== undefined && typeof sentBefore !== 'boolean') throw new TypeError(`${where}: \`sentBefore\` must be true or false.`)
  return Object.assign(options, { attempts })
}
