import { createInterface } from 'node:readline'
import { UsageError } from './UsageError.ts'

/**
 * Asks on a terminal.
 * @throws UsageError at Ctrl-C
 */
export function isConfirmed(question: string, input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<boolean> {
  const terminal = createInterface({ input, output, terminal: true })
  const answered = new Promise<boolean>((resolve, reject) => {
    const end = (settle: () => void) => {
      output.write('\n')
      settle()
    }
    terminal.once('SIGINT', () => end(() => reject(new UsageError('Nothing was sent.', 130))))
    terminal.once('close', () => end(() => resolve(false)))
    terminal.question(`${question} [y/N] `, (answer) => {
      terminal.removeAllListeners('close')
      resolve(/^y(es)?$/i.test(answer.trim()))
    })
  })
  return answered.finally(() => terminal.removeAllListeners('close').close())
}
