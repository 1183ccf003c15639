import type { Json } from '../../documents/json.ts'

/** The only card version that the service accepts. */
const cardVersion = '1.0'

/** The code and message of the error for an invalid card; `undefined` if there is none. */
export function cardFault(message: unknown): [code: string, message: string] | undefined {
  const { category, data } = (message ?? {}) as { category?: unknown; data?: Json }
  if (category !== 'card') return undefined
  const card = data?.card as Json | undefined
  if (typeof card !== 'object' || card === null) return ['ERR_CARD_DATA_MISSING', 'A message of category card needs data.card.']
  if (card.version !== cardVersion) return ['ERR_INVALID_CARD_VERSION', `The version of a card must be ${cardVersion}.`]
  if (!Array.isArray(card.body) || card.body.length === 0) return ['ERR_INVALID_CARD_BODY', 'The body of a card must be a non-empty list.']
  return undefined
}
