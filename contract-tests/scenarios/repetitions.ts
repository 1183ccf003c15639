import type { Operation } from '../documents/document.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { nextSecond } from '../server/times.ts'

/** Scenarios of repeated calls, as descriptions promise: a call changes nothing and keeps a time, or succeeds although there is nothing to undo. */
export function repetitionsOf({ contract }: ServerContext): Scenario[] {
  return contract.operations.flatMap((operation): Scenario[] => {
    const kept = /changes nothing and keeps the first `(\w+)`/.exec(operation.description)?.[1]
    if (kept)
      return [
        {
          name: `a repeated call changes nothing and keeps the first \`${kept}\``,
          operation: operation.id,
          run: (session) => keeps(session, operation, kept),
        },
      ]
    if (!/changes nothing and succeeds/.test(operation.description)) return []
    return [{ name: 'a repeated call succeeds', operation: operation.id, run: (session) => succeeds(session, operation) }]
  })
}

async function keeps(session: Session, operation: Operation, name: string): Promise<void> {
  const args = await session.fixtures.prepare(operation, session.server.exampleOf(operation))
  const first = await session.data(operation.id, args)
  for (let repetition = 1; repetition <= 2; repetition++) {
    await nextSecond()
    const again = await session.data(operation.id, args)
    if (first[name] === undefined) return
    session.equal('data_unchanged', `/data/${name}`, first[name], again[name])
    session.unchanged(first, again)
  }
}

async function succeeds(session: Session, operation: Operation): Promise<void> {
  const args = await session.fixtures.prepare(operation, session.server.exampleOf(operation))
  await session.call(operation.id, args)
  await session.call(operation.id, args)
}
