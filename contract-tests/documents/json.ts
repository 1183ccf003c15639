/** A JSON object. */
export type Json = Record<string, unknown>
