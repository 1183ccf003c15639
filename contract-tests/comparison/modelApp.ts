import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'
import { ignoringRejections } from '../fake/fakeCall.ts'
import { families } from '../fake/families.ts'
import { answerTo } from '../fake/service.ts'
import { createStore, type Store } from '../fake/store.ts'
import { addApiKey } from '../fake/users/apiKeys.ts'
import type { Call, ServerAnswer } from '../statements/call.ts'
import { chosenApp, firstOf } from './chosen.ts'
import { rememberStore } from './rememberStore.ts'

/** The fake in memory, which says how the service answers. */
export interface Model {
  readonly store: Store
  /**
   * Answers a call at a time, in milliseconds since 1970-01-01T00:00:00Z, and keeps its effect. The
   * answer is valid until the next one.
   */
  take(call: Call, at: number): ServerAnswer
  /**
   * Keeps the effect of a call that the server accepted and the model rejects, if it can have any.
   */
  force(call: Call, at: number): ServerAnswer | undefined
  /**
   * Answers a call at the current time of the model, without an effect; with 500 if it cannot, as a
   * handler needs what the documents require.
   */
  peek(call: Call): ServerAnswer
  /** Every rejection of a call that is rejected: in which order a server checks, no source says. */
  rejections(call: Call): ServerAnswer[]
  /** Answers several calls after another call was taken, without an effect of any. */
  after<Result>(call: Call, look: () => Result): Result
}

/** Whether the fake models an operation. */
export const isModelled = ({ id }: Pick<Operation, 'id'>): boolean => id in families

/** Creates an app without records. */
export function createModel(contract: Contract): Model {
  let now = Date.now()
  const store: Store = {
    ...createStore({ appId: chosenApp, region: 'eu', milliseconds: () => now }),
    // Numbers that no server chooses, so that they can be told from any other value.
    next(name) {
      const value = (store.series.get(name) ?? firstOf(name)) + 1
      store.series.set(name, value)
      return value
    },
    reserve: () => {},
  }
  const own = addApiKey(store, { name: 'App', scope: 'fullAccess' })
  const service = { contract, store, families }

  function answer({ operation, args }: Call): ServerAnswer {
    return answerTo(service, operation, asSent(args), () => own)
  }

  function answerIfAny(call: Call): ServerAnswer {
    try {
      return answer(call)
    } catch {
      return { status: 500, body: {} }
    }
  }

  // Kept until the next call that has an effect, as many calls are tried in between.
  let saved: (() => void) | undefined
  function save(): () => void {
    const restore = rememberStore(store)
    const time = now
    return () => {
      restore()
      now = time
    }
  }

  /** The answers to a write that would have no effect. A rejected write changes nothing. */
  function tried(call: Call): ServerAnswer {
    saved ??= save()
    const answered = answerIfAny(call)
    if (answered.status < 300 || answered.status === 500) saved()
    return answered
  }

  /** The rejections of a call, each with those before it ignored, and the answer without any. */
  function answersIgnoringRejections(call: Call): ServerAnswer[] {
    const answers: ServerAnswer[] = []
    const codes = new Set<string>()
    for (;;) {
      const answered = ignoringRejections(codes, () => answerIfAny(call))
      const code = String(valueAt(answered.body, '/error/code'))
      if (codes.has(code)) return answers
      answers.push(answered)
      if (answered.status < 300 || answered.status === 500) return answers
      codes.add(code)
    }
  }

  return {
    store,
    rejections(call) {
      saved ??= save()
      const answers = answersIgnoringRejections(call)
      saved()
      return answers.filter(({ status }) => status >= 300 && status < 500)
    },
    take(call, at) {
      now = at
      const answered = answer(call)
      if (call.operation.method !== 'GET' && answered.status < 300) saved = undefined
      return answered
    },
    force(call, at) {
      now = at
      const restore = save()
      const answered = answersIgnoringRejections(call).at(-1)
      if (answered && answered.status < 300) {
        saved = undefined
        return answered
      }
      restore()
      return undefined
    },
    peek: (call) => (call.operation.method === 'GET' ? answerIfAny(call) : tried(call)),
    after(call, look) {
      saved ??= save()
      answerIfAny(call)
      const result = look()
      saved()
      return result
    },
  }
}

/** Arguments as a request has them: an empty list is not sent in a query. */
const asSent = (args: Arguments): Arguments =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)))
