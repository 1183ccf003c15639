// What a server chooses (ids of messages, tokens, keys) has another value in the model. The model
// numbers from a range that no server uses, so its own values are recognized wherever they are.

/** The number before the model's first. */
const firstChosen = 0xfe1d0000000

/** The series of the fake, by the collection whose records each numbers. */
const series: Readonly<Record<string, string>> = {
  '/messages': 'message',
  '/users/{uid}/auth_tokens': 'auth token',
  '/apikeys': 'API key',
  '/moderation/rules': 'rule',
  '/moderation/keywords': 'keyword list',
  '/messages/{id}/reactions': 'reaction',
}

/** How many numbers each series has. */
const perSeries = 1_000_000

/** The number before the model's first of a series: a server may use a number in several. */
export function firstOf(name: string): number {
  const index = Object.values(series).indexOf(name)
  if (index < 0) throw new Error(`The fake numbers "${name}", which is no series of the model.`)
  return firstChosen + index * perSeries
}

/** The collection of a value that the model chose. */
export function kindOfChosen(value: string | number): string {
  const hex = /fe1d0[0-9a-f]{6}$/.exec(String(value))?.[0]
  const number = hex === undefined ? Number(asNumber.exec(String(value))?.[0]) : Number.parseInt(hex, 16)
  return Object.keys(series)[Math.floor((number - firstChosen) / perSeries)] ?? '/messages'
}

/** The app's id is in the ids of revisions. */
export const chosenApp = 'fe1d0-app'

const digits = `(?<!\\d)${String(firstChosen).slice(0, 6)}\\d{${String(firstChosen).length - 6}}(?!\\d)`
const asNumber = new RegExp(digits)
const asText = new RegExp(`^${chosenApp}|${digits}|fe1d0[0-9a-f]{6}$`)

/** Whether the model chose a value. */
export const isChosen = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && asText.test(String(value))
