// What a client loads when it is first needed. To keep it in one file of its own, nothing in this folder imports a value that the client has as well.
import { addOptions } from './addOptions.ts'
import { errorOf } from './errorOf.ts'
import { explain } from './explain.ts'
import { form } from './form.ts'
import type { Shared } from './load.ts'
import { named } from './named.ts'
import { pages } from './paging.ts'
import { reasonOf, repeated } from './repeated.ts'

/** The later part of the client, ready for use. */
export const laterOf = (shared: Shared) => ({
  addOptions: addOptions.bind(undefined, shared),
  errorOf: errorOf.bind(undefined, shared),
  explain: explain.bind(undefined, shared),
  form: form.bind(undefined, shared),
  named: named.bind(undefined, shared),
  pages: pages.bind(undefined, shared),
  reasonOf: reasonOf.bind(undefined, shared),
  repeated: repeated.bind(undefined, shared),
})

export type Later = ReturnType<typeof laterOf>
