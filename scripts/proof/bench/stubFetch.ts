import { subject } from './subject.ts'

const headers = { 'content-type': 'application/json', 'content-length': String(subject.response.length) }

/** A `fetch` that responds from memory, so that only the client's own work is measured. */
export const stubFetch: typeof globalThis.fetch = async () => new Response(subject.response, { headers })
