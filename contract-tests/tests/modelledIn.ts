import type { Part } from '../comparison/parts.ts'
import { readContracts } from '../documents/documents.ts'
import { families } from '../fake/families.ts'

const [chat] = await readContracts()

/** The operations of a part of the families that the fake models. */
export const modelledIn = ({ tags }: Part): string[] =>
  (chat?.operations ?? []).filter(({ id, tag }) => id in families && tags.includes(tag)).map(({ id }) => id)
