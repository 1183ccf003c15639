import type { Operation } from '../spec/document.ts'
import { QuotaUsedUp } from './fixtures.ts'
import { recordsOf } from './lists.ts'
import { create } from './records.ts'
import type { Resource } from './resources.ts'
import { quotasOf } from './scarceRecords.ts'
import type { ServerContext } from './serverContext.ts'
import type { Body, Scenario, Session } from './session.ts'

/**
 * The kinds of records of which a run creates as many as an app can have. Unused roles and reasons have no effect. API keys are left out, as a run that is
 * killed would leave many credentials behind; so are keyword lists and rules, as the documents name another limit of rules elsewhere.
 */
const exhaustible: ReadonlySet<string> = new Set(['/moderation/reasons', '/roles'])

/** An app has no more records of a kind than documented. */
export const quotaScenariosOf = ({ resources }: ServerContext): Scenario[] =>
  [...quotasOf(resources)].flatMap(([collection, { most }]): Scenario[] => {
    const resource = resources.get(collection) as Resource
    const { create: operation, list } = resource
    if (!exhaustible.has(collection) || !operation || !list) return []
    return [
      {
        name: `an app has at most ${most}`,
        operation: operation.id,
        needs: [list.id],
        requests: most + 4,
        run: (session) => exhausted(session, resource, most),
      },
    ]
  })

async function exhausted(session: Session, resource: Resource, most: number): Promise<void> {
  // Whether those that every app has count as well is not documented.
  const isOwn = (record: Body) => record.default !== true && record[resource.idProperty as string] !== 'default'
  const own = async () => (await recordsOf(session, resource.list as Operation, {})).filter(isOwn).length
  try {
    for (let count = await own(); count < most; count++) await create(session, resource, { bare: true })
    const id = session.fixtures.newId('one-more')
    const body = { [resource.idProperty as string]: id, name: `One more ${id.slice(-12)}` }
    const { status } = await session.attempt((resource.create as Operation).id, { body })
    const count = await own()
    if (status < 300 && count > most) session.report('limit', '/data', `at most ${most} records`, `${count} records`)
  } catch (error) {
    if (!(error instanceof QuotaUsedUp)) throw error
  }
}
