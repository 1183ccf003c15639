import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'
import { ignoringRejections } from '../fake/call.ts'
import { families } from '../fake/families.ts'
import { answerTo } from '../fake/service.ts'
import { createStore, type Store } from '../fake/store.ts'
import { addApiKey } from '../fake/users/apiKeys.ts'
import type { Answer, Call } from '../statements/call.ts'
import { chosenApp, firstOf } from './chosen.ts'
import { remember } from './snapshot.ts'

/** The fake in memory, which says how the service answers. */
export interface Model {
  readonly store: Store
  /**
   * Answers a call at a time, in milliseconds since 1970-01-01T00:00:00Z, and keeps its effect. The
   * answer is valid until the next one.
   */
  take(call: Call, at: number): Answer
  /**
   * Keeps the effect of a call that the server accepted and the model rejects, if it can have any.
   */
  force(call: Call, at: number): Answer | undefined
  /** Answers a call at the current time of the model, without an effect. */
  peek(call: Call): Answer
  /** Every rejection of a call that is rejected: in which order a server checks, no source says. */
  rejections(call: Call): Answer[]
  /** Answers several calls after another call was taken, without an effect of any. */
  after<Result>(call: Call, look: () => Result): Result
}

/** Whether the fake models an operation. */
export const isModelled = ({ id }: Pick<Operation, 'id'>): boolean => id in families

/** Creates an app without records. */
export function createModel(contract: Contract): Model {
  let now = Date.now()
  const series = new Map<string, number>()
  const store: Store = {
    ...createStore({ appId: chosenApp, region: 'eu', milliseconds: () => now }),
    // Numbers that no server chooses, so that they can be told from any other value.
    next(name) {
      series.set(name, (series.get(name) ?? firstOf(name)) + 1)
      return series.get(name) as number
    },
    reserve: () => {},
  }
  const own = addApiKey(store, { name: 'App', scope: 'fullAccess' })
  const service = { contract, store, families }

  function answer({ operation, args }: Call): Answer {
    return answerTo(service, operation, asSent(args), () => own)
  }

  // Kept until the next call that has an effect, as many calls are tried in between.
  let saved: (() => void) | undefined
  function save(): () => void {
    const restore = remember(store)
    const numbers = [...series]
    const time = now
    return () => {
      restore()
      series.clear()
      for (const [name, number] of numbers) series.set(name, number)
      now = time
    }
  }

  /** The answers to a write that would have no effect. A rejected write changes nothing. */
  function tried(call: Call): Answer {
    saved ??= save()
    const answered = answer(call)
    if (answered.status < 300) saved()
    return answered
  }

  function rejections(call: Call): Answer[] {
    saved ??= save()
    const found = new Map<string, Answer>()
    try {
      for (;;) {
        const answered = ignoringRejections(new Set(found.keys()), () => answer(call))
        const code = String(valueAt(answered.body, '/error/code'))
        if (answered.status < 300 || found.has(code)) break
        found.set(code, answered)
      }
    } catch {
      // A handler needs what it checks.
    }
    saved()
    return [...found.values()]
  }

  return {
    store,
    rejections,
    take(call, at) {
      now = at
      const answered = answer(call)
      if (call.operation.method !== 'GET' && answered.status < 300) saved = undefined
      return answered
    },
    force(call, at) {
      now = at
      const restore = save()
      const codes = new Set<string>()
      try {
        for (;;) {
          const answered = ignoringRejections(codes, () => answer(call))
          if (answered.status < 300) {
            saved = undefined
            return answered
          }
          const code = String(valueAt(answered.body, '/error/code'))
          if (codes.has(code)) break
          codes.add(code)
        }
      } catch {
        // A handler needs what it checks.
      }
      restore()
      return undefined
    },
    peek: (call) => (call.operation.method === 'GET' ? answer(call) : tried(call)),
    after(call, look) {
      saved ??= save()
      try {
        answer(call)
        return look()
      } finally {
        saved()
      }
    },
  }
}

/** Arguments as a request has them: an empty list is not sent in a query. */
const asSent = (args: Arguments): Arguments =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)))
