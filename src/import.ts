// Bulk import (`cometchat-rest/import`): any number of users, groups, members and messages, each
// with its outcome.

export type { ImportCheckpoint, KindCheckpoint } from './import/checkpoint.ts'
export { type ImportOptions, type ImportProgress, type ImportRecords, type ImportSummary, importAll } from './import/importAll.ts'
export { importBatch } from './import/importBatch.ts'
export type { ImportClient, ImportKind, ImportRecord } from './import/kinds.ts'
export type { ImportBatchOptions } from './import/options.ts'
export type { ImportSource } from './import/readBatches.ts'
export type { BatchResult, ImportCounts, ImportResult } from './import/results.ts'
