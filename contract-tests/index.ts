// The exports of `cometchat-rest-testing`.

export { createFakeChat, type FakeChat, type FakeChatOptions, type FakeRequest } from './fake/createFakeChat.ts'
export type { Failure } from './fake/plan.ts'
export type { GroupSeed, MessageSeed, Seeds, UserSeed } from './fake/seed.ts'
export { type AnyEvent, type EventName, type EventOf, type FakeWebhook, type Part, signWebhook } from './fake/webhook.ts'
export { createMock as startMock, type Mock, type MockOptions } from './mock/createMock.ts'
export type { Listening } from './mock/loopback.ts'
export { type Verdict, verdictOf } from './report/verdict.ts'
export { writeReport } from './report/write.ts'
export { type OperationResult, runSuite as checkMock, type SuiteOptions, type SuiteResult } from './suites/mockSuite.ts'
export { runServerSuite as checkServer, type ServerSuiteOptions } from './suites/serverSuite.ts'
