import { subject } from './subject.ts'

const headers = { 'content-type': 'application/json', 'content-length': String(subject.answer.length) }

/** A `fetch` that answers from memory, so that only the client's own work is left to measure. */
export const stubFetch: typeof globalThis.fetch = async () => new Response(subject.answer, { headers })
