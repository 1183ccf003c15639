// What a server chooses (ids of messages, tokens, keys) has another value in the model. The model
// numbers from a range that no server uses, so its own values are recognized wherever they are.

/** The number before the model's first of each series. */
export const firstChosen = 0xfe1d0000000

const asText = new RegExp(`(?<!\\d)${String(firstChosen).slice(0, 6)}\\d{${String(firstChosen).length - 6}}(?!\\d)|fe1d0[0-9a-f]{6}$`)

/** Whether the model chose a value. */
export const isChosen = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && asText.test(String(value))
