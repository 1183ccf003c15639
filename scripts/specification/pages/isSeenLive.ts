import type { Operation } from '../../../contract-tests/documents/document.ts'

/** Whether somebody saw the running service respond to an operation, or send an event. */
export const isSeenLive = ({ sources }: Pick<Operation, 'sources'>): boolean => sources.some(({ kind }) => kind === 'live')
