// Bulk import (`cometchat-rest/import`): any number of users, groups, members and messages, each with its outcome.

export { type ImportOptions, type ImportRecords, type ImportSummary, importAll } from './import/importAll.ts'
export type { ImportClient, ImportKind, ImportRecord } from './import/kinds.ts'
export type { ImportCheckpoint, ImportCounts, ImportProgress, ImportResult } from './import/results.ts'
