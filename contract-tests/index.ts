// The exports of `cometchat-rest-testing`.

export * from './fake.ts'
export { createMock as startMock, type Mock, type MockOptions } from './mock/createMock.ts'
export { type Verdict, verdictOf } from './report/verdict.ts'
export { writeReport } from './report/write.ts'
export { type OperationResult, runSuite as checkMock, type SuiteOptions, type SuiteResult } from './suites/mockSuite.ts'
export { runServerSuite as checkServer, type ServerSuiteOptions } from './suites/serverSuite.ts'
