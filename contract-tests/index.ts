// What `cometchat-rest-testing` gives by import.

export { createMock as startMock, type Mock, type MockOptions } from './mock/createMock.ts'
export { type Verdict, verdictOf } from './report/verdict.ts'
export { writeReport } from './report/write.ts'
export { runServerSuite as checkServer, type ServerSuiteOptions } from './run/serverSuite.ts'
export { type OperationResult, runSuite as checkMock, type SuiteOptions, type SuiteResult } from './run/suite.ts'
