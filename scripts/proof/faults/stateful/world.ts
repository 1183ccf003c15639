import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../../contract-tests/documents/document.ts'
import { valueAt } from '../../../../contract-tests/documents/pointer.ts'
import type { Handlers } from '../../../../contract-tests/fake/call.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import { seed } from '../../../../contract-tests/fake/seed.ts'
import { answerTo } from '../../../../contract-tests/fake/service.ts'
import { createStore, type Store } from '../../../../contract-tests/fake/store.ts'
import { addApiKey } from '../../../../contract-tests/fake/users/apiKeys.ts'
import type { Maker } from '../../../../contract-tests/model/calls.ts'
import { named } from '../../../../contract-tests/model/names.ts'
import { parts } from '../../../../contract-tests/model/parts.ts'
import { remember } from '../../../../contract-tests/model/snapshot.ts'
import { createTrace } from '../../../../contract-tests/model/trace.ts'
import { world } from '../../../../contract-tests/model/world.ts'
import { resourcesOf } from '../../../../contract-tests/server/resources.ts'
import type { Answer, Call } from '../../../../contract-tests/statements/call.ts'

/** An app in this process with the records of the comparison's world. */
export interface World {
  readonly store: Store
  /** Makes calls about its records, as the comparison does. */
  readonly maker: Maker
  /** Answers a call, by other handlers than the fake's if there are any. Its effect stays. */
  answer(call: Call, handlers?: Handlers): Answer
  /** Restores the records. */
  reset(): void
}

/** When the first record is made, in milliseconds: a bound in the documents' examples. */
const start = 1_772_355_600_000

/**
 * Creates the app by the calls of the world, a second apart.
 *
 * @throws Error if the model answers one of them otherwise
 */
export function createWorld(contract: Contract): World {
  let now = start
  const store = createStore({ appId: 'app-linden-yard', region: 'eu', milliseconds: () => now })
  // The bot of the documents' examples: no call makes one.
  seed(store, { users: [{ uid: 'garden-helper', name: 'Garden helper' }] })
  const key = addApiKey(store, { name: 'App', scope: 'fullAccess' })
  const names = { prefix: 'contract-lab-', chosen: new Map<string, string>() }
  const trace = createTrace(contract, names.prefix, new Set())

  function answer({ operation, args }: Call, handlers: Handlers = {}): Answer {
    return structuredClone(answerTo({ contract, store, families: { ...families, ...handlers } }, operation, args, () => key))
  }

  const scarce = new Set(parts.flatMap((part) => part.scarce ?? []))
  for (const { operation: id, args, as } of [...scarce, ...Object.values(world).flat()]) {
    const operation = contract.operations.find((candidate) => candidate.id === id) as Operation
    const call = { operation, args: named(contract, names, operation, args) }
    now += 1000
    const step = { ...call, at: now, answer: answer(call) }
    const [difference] = trace.take(step)
    if (difference) throw new Error(`${id} ${JSON.stringify({ args: call.args, difference })}`)
    const number = valueAt(step.answer.body, resourcesOf(contract).get(operation.path)?.idPointer ?? '/data/id')
    if (as !== undefined && number !== undefined) names.chosen.set(as, String(number))
  }
  now += 600_000
  return { store, maker: { contract, names, trace, isDrawn: () => true }, answer, reset: remember(store) }
}
