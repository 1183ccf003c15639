import { valueAt } from '../documents/pointer.ts'
import { eventually } from './waiting.ts'

/** Servers on which a message stayed undecided: waiting again would only take time. */
export const undecided = new WeakSet<object>()

const statusOf = (message: unknown): unknown => valueAt(message, '/data/moderation/status')

/**
 * Waits until moderation has decided about a message that was just sent, if the response says that
 * it has not: others may not see the message before.
 *
 * @param server - what is only waited for until it fails to decide once
 * @param read - reads the message; `undefined` if that fails
 */
export async function decided(server: object, sent: unknown, read: () => Promise<unknown>): Promise<void> {
  if (statusOf(sent) !== 'pending' || undecided.has(server)) return
  const isDecided = await eventually(server, async () => {
    const message = await read()
    return message !== undefined && statusOf(message) !== 'pending'
  })
  if (!isDecided) undecided.add(server)
}
