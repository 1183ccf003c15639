import type { Operation } from '../documents/document.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { nextSecond } from '../server/times.ts'

/**
 * Scenarios of calls with nothing left to do: they change nothing and keep the time of the first
 * call, or succeed although there is nothing to undo.
 */
export function repetitionsOf({ contract }: ServerContext): Scenario[] {
  return contract.operations.flatMap((operation): Scenario[] => {
    const { id, repetition } = operation
    if (!repetition) return []
    const { keeps } = repetition
    if (keeps === undefined) return [{ name: 'a repeated call succeeds', operation: id, run: (session) => succeeds(session, operation) }]
    return [
      {
        name: `a repeated call changes nothing and keeps the first \`${keeps}\``,
        operation: id,
        run: (session) => keepsFirst(session, operation, keeps),
      },
    ]
  })
}

async function keepsFirst(session: Session, operation: Operation, name: string): Promise<void> {
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
