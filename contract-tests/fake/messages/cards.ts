import type { Json } from '../store.ts'

/** The only version of cards that the service takes. */
const cardVersion = '1.0'

/** What is wrong with the card of a message to send, as an error code and a message; `undefined` if nothing is, or the message is not a card. */
export function cardFault(message: unknown): [code: string, message: string] | undefined {
  const { category, data } = (message ?? {}) as { category?: unknown; data?: Json }
  if (category !== 'card') return undefined
  const card = data?.card as Json | undefined
  if (typeof card !== 'object' || card === null) return ['ERR_CARD_DATA_MISSING', 'A message of category card needs data.card.']
  if (card.version !== cardVersion) return ['ERR_INVALID_CARD_VERSION', `The version of a card must be ${cardVersion}.`]
  if (!Array.isArray(card.body) || card.body.length === 0)
    return ['ERR_INVALID_CARD_BODY', 'The body of a card must be a list that is not empty.']
  return undefined
}
