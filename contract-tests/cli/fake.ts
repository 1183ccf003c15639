import { readFile } from 'node:fs/promises'
import { didYouMean } from '../documents/closestName.ts'
import { isObject } from '../documents/isObject.ts'
import { createFakeChat } from '../fake/createFakeChat.ts'
import { withoutUndefined } from '../fake/fakeCall.ts'
import type { FakeChatOptions, FakeRequest } from '../fake/fakeChat.ts'
import { seedNames } from '../fake/seedFaults.ts'
import type { Seeds } from '../fake/seeds.ts'
import type { Snapshot } from '../fake/snapshot.ts'
import { plural } from '../report/numbers.ts'
import { decodeBody } from '../validate/body.ts'
import { printable } from '../validate/printable.ts'
import { type Command, flagOptions, readArguments, textOptions, UsageError, untilAborted, wholeNumber } from './command.ts'

const help = `Runs a stateful Chat API in memory until Ctrl-C: it keeps the records that your program creates.

  npx cometchat-rest-testing fake [--port 4012] [--seed records.json]

  --host ADDRESS        the address to listen on (default: 127.0.0.1; use 0.0.0.0 in a container)
  --port N              the port to listen on (default: a free port)
  --seed FILE           JSON with the initial records: users, groups, messages, roles, apiKeys, reasons, friends, blocks
  --state FILE          keeps the records in a file: loads it at the start, instead of --seed, and saves it at the end
  --admin               shows the records as a page at /__fake/, and lets requests to /__fake control it: reset, seed, clock, fail,
                        answer, deliver, redeliver, save, state, requests, events
  --cors                allows requests from pages in a browser
  --app-id ID           the app id in events (default: app-linden-yard)
  --region REGION       the region in events: us, eu or in (default: eu)
  --now TIME            freezes the clock at a time such as 2026-03-01T09:00:00Z
  --delay MS            delays each response
  --rate-limit N        allows N requests a minute and rejects more with 429; documented: the published limits, free: the free plan's
  --fail-rate SHARE     fails this share of the calls, such as 0.1, with 500
  --settling MS         rejects changes to a new message for this long, as CometChat does, with 403 ERR_MESSAGE_NO_ACCESS
  --import-exceptions   fails an import with 500, as CometChat does, if a message is empty or older than six months
  --default-filter off  does not block text that looks like a telephone number
  --only-modelled       rejects calls with 501 that it would otherwise answer with examples
  --plan-quota LIST     rejects records beyond a plan's quota with 402: users=25,groups=10,groupMembers=5, or some of these
  --readings LIST       selects other interpretations of contradictory sources, such as banned-members-listed/gone
  --webhook URL         posts events there, with the user name and password in WEBHOOK_USERNAME and WEBHOOK_PASSWORD, and signed with
                        the secret in WEBHOOK_SECRET if it is set
  --quiet-events        posts no message_sent after edits and deletions
  --late-events         posts these as late as measured, up to 3.5 seconds after an edit
  --verbose             prints a line for each request
  --strict              exits with code 1 if a request violated the specification
  --help                prints this text

Requests that violate the specification are rejected with an error response and printed.`

const options = {
  ...textOptions('host', 'port', 'seed', 'state', 'app-id', 'region', 'now', 'delay', 'rate-limit', 'fail-rate', 'settling'),
  ...textOptions('default-filter', 'plan-quota', 'readings', 'webhook'),
  ...flagOptions('admin', 'cors', 'import-exceptions', 'only-modelled', 'quiet-events', 'late-events', 'verbose', 'strict'),
}

type Values = ReturnType<typeof readArguments<typeof options>>

/** `fake`: keeps a fake running until it is interrupted. */
export const fake: Command = { help, run }

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const values = readArguments(args, options)
  const { host, admin = false, cors = false, verbose = false, strict = false, seed } = values
  if (host === '') throw new UsageError('--host must be an address such as 0.0.0.0')
  const port = wholeNumber(values.port, '--port', 0, 65_535) ?? 0
  const seeds = seed === undefined ? {} : await readSeeds(seed)
  let invalid = 0
  const running = await createFakeChat({
    ...optionsOf(values),
    ...seeds,
    strict: false,
    onRequest(request, violations) {
      if (violations.length > 0) invalid += 1
      const isUnauthorized = request.status === 401
      if (verbose || isUnauthorized || violations.length > 0) console.log(lineOf(request))
      if (isUnauthorized && request.error) console.log(`  ✗ ${printable(request.error)}`)
      for (const violation of violations) console.log(`  ✗ ${printable(violation)}`)
    },
  }).catch((error: Error) => {
    const message = error.message.replace(/\.$/, '')
    throw new UsageError(message.startsWith('The state ') ? message : `${seed ?? 'The options'}: ${message}`)
  })
  const { url } = await running.listen({ port, cors, admin, ...(host !== undefined && { host }) })
  const { records } = running.snapshot()
  const keys = records.adoptsKeys ? 'Use any API key.' : 'It accepts the API keys that were seeded or created.'
  console.log(`Fake of the Chat API at ${url} with ${countOf(records)}. ${keys} Try:

  curl ${url}/users -H 'apikey: ${records.adoptsKeys ? 'any' : '…'}'
${admin ? `\nIts records are shown at ${url}/__fake/\n` : ''}
Ctrl-C stops it.`)
  await untilAborted(signal)
  await running.close()
  if (invalid > 0) console.log(`${invalid} requests violated the specification.`)
  return strict && invalid > 0 ? 1 : 0
}

/** @throws UsageError naming the option that is invalid */
function optionsOf(values: Values): FakeChatOptions {
  const { now, region, webhook, 'default-filter': filter, 'rate-limit': limit } = values
  if (filter !== undefined && !['on', 'off'].includes(filter)) throw new UsageError('--default-filter must be on or off')
  const failRate = values['fail-rate'] === undefined ? undefined : Number(values['fail-rate'] || NaN)
  if (failRate !== undefined && !(failRate >= 0 && failRate <= 1))
    throw new UsageError('--fail-rate must be a share between 0 and 1, such as 0.1')
  if (region !== undefined && !['us', 'eu', 'in'].includes(region)) throw new UsageError('--region must be us, eu or in')
  if (now !== undefined && Number.isNaN(Date.parse(now))) throw new UsageError('--now must be a time such as 2026-03-01T09:00:00Z')
  if (webhook !== undefined && !(URL.canParse(webhook) && /^https?:/.test(webhook)))
    throw new UsageError('--webhook must be a URL such as http://127.0.0.1:3000/webhook')
  const { WEBHOOK_USERNAME: username, WEBHOOK_PASSWORD: password, WEBHOOK_SECRET } = process.env
  const secret = WEBHOOK_SECRET || undefined
  return withoutUndefined({
    appId: values['app-id'],
    region,
    now,
    state: values.state,
    failRate,
    delay: wholeNumber(values.delay, '--delay', 0),
    rateLimit: ['documented', 'free'].includes(limit as string) ? limit : wholeNumber(limit, '--rate-limit'),
    settling: wholeNumber(values.settling, '--settling', 0),
    importExceptions: values['import-exceptions'],
    defaultFilter: filter === undefined ? undefined : filter === 'on',
    onlyModelled: values['only-modelled'],
    planQuota: quotaOf(values['plan-quota']),
    readings: values.readings?.split(',').map((name) => name.trim()),
    webhook: webhook === undefined ? undefined : withoutUndefined({ url: webhook, username, password, secret }),
    events: { actions: values['quiet-events'] !== true, delays: values['late-events'] === true },
  })
}

/** @throws UsageError */
function quotaOf(list: string | undefined): FakeChatOptions['planQuota'] {
  const pairs = list?.split(',').map((pair) => /^(users|groups|groupMembers)=(\d+)$/.exec(pair.trim()))
  if (pairs?.some((pair) => pair === null)) throw new UsageError('--plan-quota must be a list such as users=25,groups=10,groupMembers=5')
  return pairs && Object.fromEntries(pairs.map((pair) => [pair?.[1], Number(pair?.[2])]))
}

/** @throws UsageError naming the file, if it is not JSON in UTF-8 with lists of records */
async function readSeeds(file: string): Promise<Seeds> {
  let read: ReturnType<typeof decodeBody>
  try {
    read = decodeBody('json', new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)))
  } catch (error) {
    throw new UsageError(`--seed ${file} cannot be read: ${(error as Error).message}`)
  }
  if ('fault' in read) throw new UsageError(`--seed ${file} must be ${read.fault}`)
  const { value } = read
  if (!isObject(value)) throw new UsageError(`--seed ${file} must be an object with lists, such as {"users": []}`)
  const unknown = Object.keys(value).find((name) => !(seedNames as string[]).includes(name))
  if (unknown !== undefined) throw new UsageError(`--seed ${file}: ${unknown} is an unknown key.${didYouMean(unknown, seedNames)}`)
  return value
}

function countOf({ users, groups, messages }: Snapshot['records']): string {
  const listed = [...(messages?.values() ?? [])].filter(({ unlisted }) => !unlisted)
  return `${plural(users?.size ?? 0, 'user')}, ${plural(groups?.size ?? 0, 'group')} and ${plural(listed.length, 'message')}`
}

const lineOf = ({ method, operation, status }: FakeRequest): string => `${printable(method)} ${operation ?? 'unknown operation'} ${status}`
