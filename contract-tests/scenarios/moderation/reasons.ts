import type { Json } from '../../documents/json.ts'
import type { Session } from '../../server/scenario.ts'
import { SetupFailed } from '../../server/setupErrors.ts'

/** A reason for flagging a message, and the properties of a report that show it. */
export interface Reason {
  readonly id: string
  readonly shown: Json
}

/**
 * Reasons for flagging messages: new ones, or existing ones if the app can have no more. Without
 * any, messages are flagged without a reason.
 *
 * @returns at most `count` different reasons
 */
export async function reasonsFor(session: Session, count: number): Promise<Reason[]> {
  const found: Reason[] = []
  for (let number = 1; number <= count; number++) {
    try {
      const id = await session.fixtures.record('/moderation/reasons', `report-${number}`)
      found.push({ id, shown: { reasonId: id } })
    } catch (error) {
      if (!(error instanceof SetupFailed)) throw error
      break
    }
  }
  const { status, data } = await session.attempt('list-reasons', {})
  const known = status === 200 && Array.isArray(data) ? (data as Json[]) : []
  for (const { id } of known)
    if (typeof id === 'string' && found.length < count && !found.some((reason) => reason.id === id))
      found.push({ id, shown: { reasonId: id } })
  for (const reason of found) {
    const { name, description } = known.find(({ id }) => id === reason.id) ?? {}
    Object.assign(reason.shown, { reasonName: name, description })
  }
  return found
}
