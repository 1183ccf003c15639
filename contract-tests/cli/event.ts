import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { changedAt, step } from '../documents/pointer.ts'
import { makeEvent, signWebhook } from '../fake/webhook.ts'
import { type Command, flagOptions, readArguments, textOptions, UsageError } from './command.ts'

const help = `Posts an event to a webhook, as CometChat does: the documented example with your changes.

  npx cometchat-rest-testing event message_sent --to http://localhost:3000/webhook --set data.message.sender=jonas

  --to URL          the URL that receives it, with the user name and password in WEBHOOK_USERNAME and WEBHOOK_PASSWORD,
                    and signed with the secret in WEBHOOK_SECRET if it is set
  --set PATH=VALUE  changes a value; VALUE is JSON, or a string otherwise; repeatable
  --list            lists the events
  --help            prints this text`

/** `event`: posts one event, and fails unless the receiver accepts it. */
export const event: Command = {
  help,
  async run(args) {
    const [trigger = '', ...others] = args[0]?.startsWith('--') ? ['', ...args] : args
    const options = { ...textOptions('to'), set: { type: 'string', multiple: true }, ...flagOptions('list') } as const
    const { to, set = [], list } = readArguments(others, options)
    const [chat] = (await readContracts()) as [Contract]
    if (list) {
      console.log(chat.webhooks.map(({ path }) => path).join('\n'))
      return 0
    }
    if (to === undefined || !URL.canParse(to)) throw new UsageError('--to must be a URL such as http://localhost:3000/webhook')
    const { WEBHOOK_USERNAME: username, WEBHOOK_PASSWORD: password, WEBHOOK_SECRET: secret } = process.env
    const request = signWebhook(eventOf(chat, trigger, set), {
      url: to,
      ...(username !== undefined && password !== undefined && { username, password }),
      ...(secret && { secret }),
    })
    const { status } = await fetch(request).catch((error: Error) => {
      throw new UsageError(`${to} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`)
    })
    console.log(`${to} responded ${status}.`)
    return status < 300 ? 0 : 1
  },
}

/** @throws UsageError if the event is unknown, or would violate its schema */
function eventOf(chat: Contract, trigger: string, changes: readonly string[]): object {
  const envelope = { appId: 'app-linden-yard', region: 'eu', webhook: 'garden-log' }
  try {
    return makeEvent(chat, envelope, trigger, changes.reduce<Record<string, unknown>>(withChange, {}))
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\.$/, ''))
  }
}

/** Sets the value at a path such as `data.message.sender`. */
function withChange(overrides: Record<string, unknown>, change: string): Record<string, unknown> {
  const [path = '', ...rest] = change.split('=')
  if (rest.length === 0) throw new UsageError(`--set ${change} must be PATH=VALUE, such as data.message.sender=jonas`)
  const pointer = path.split('.').reduce((at, name) => step(at, name), '')
  return changedAt(overrides, pointer, () => parsed(rest.join('='))) as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
