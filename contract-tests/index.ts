// The exports of `cometchat-rest-testing`.

export type { Category, NotRun } from './exchange/outcome.ts'
export * from './fake.ts'
export { type Mock, type MockOptions, startMock } from './mock/startMock.ts'
export { writeReport } from './report/report.ts'
export { type Verdict, verdictOf } from './report/verdict.ts'
export { checkMock, type SuiteOptions } from './suites/mockSuite.ts'
export type { Exclusion, OperationResult, SuiteResult } from './suites/result.ts'
export type { ServerSuiteOptions } from './suites/serverSuiteOptions.ts'
export { checkServer } from './suites/suites.ts'
