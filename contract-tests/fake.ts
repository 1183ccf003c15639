// The exports of `cometchat-rest-testing/fake`: the fake, a validating `fetch` and a validator for
// events, without the mock and the checks.

export type { Answer } from './fake/answers.ts'
export { createFakeChat } from './fake/createFakeChat.ts'
export type { FakeChat, FakeChatOptions, FakeListenOptions, FakeRequest } from './fake/fakeChat.ts'
export type { Failure } from './fake/plan.ts'
export type { RateLimit } from './fake/requestLimit.ts'
export type { FlagSeed, GroupSeed, MessageSeed, Seeds, UserSeed } from './fake/seeds.ts'
export type { Snapshot } from './fake/snapshot.ts'
export type { FakeState } from './fake/state.ts'
export {
  type AnyEvent,
  type DeepPartial,
  type EventName,
  type EventOf,
  type FakeEvents,
  type FakeWebhook,
  signWebhook,
} from './fake/webhook.ts'
export type { Delivery } from './fake/webhookQueue.ts'
export type { ListenOptions } from './mock/listen.ts'
export type { Listening } from './mock/listening.ts'
export { ContractViolationError, isContractViolationError } from './validate/contractViolation.ts'
export { createValidatingFetch, type ValidatingFetchOptions } from './validate/createValidatingFetch.ts'
export type { Finding } from './validate/finding.ts'
export { validateEvent } from './validate/validateEvent.ts'
