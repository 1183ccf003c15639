import type { DocumentName } from '../documents/bundles.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'

/** A request with the responses of Prism and of our mock. */
export interface Compared {
  readonly request: RawRequest
  readonly prism: RawResponse
  readonly mock: RawResponse
}

/** A limit of Prism's server, because of which only our mock sees these cases. */
export interface Gap {
  readonly name: string
  readonly reason: string
  /** The exact number of cases of a document. */
  readonly cases: Partial<Record<DocumentName, number>>
  /** Whether it explains Prism's response. */
  explains(compared: Compared): boolean
}

/** The limits of Prism 5.14.2. Every other difference from our mock is a failure. */
export const gaps: readonly Gap[] = [
  {
    name: 'malformed JSON',
    reason: 'rejected before the operation is known, with an error that no document has',
    cases: { chat: 111, management: 11 },
    explains: ({ prism, mock }) => prism.status === 400 && mock.status === 400 && prism.body.includes('"invalid_json"'),
  },
  {
    name: 'a body of null',
    reason: 'taken for no body, which is valid where a body is optional',
    cases: { chat: 12, management: 1 },
    explains: ({ request, prism, mock }) => request.body === 'null' && prism.status === 200 && mock.status === 400,
  },
  {
    name: 'brackets in a name',
    reason:
      'the command line encodes the names of query parameters in place when it prints its addresses, and then ignores createdAt[from]',
    cases: { chat: 76 },
    explains: ({ prism, mock }) =>
      prism.status === 200 && mock.status === 400 && placesOf(mock).every((place) => /^query\..+\[/.test(place)),
  },
  {
    name: 'an invalid identifier',
    reason: 'rejected with 422 where no 400 is documented, for which the service has 404',
    cases: { chat: 50 },
    explains: ({ prism, mock }) => prism.status === 422 && mock.status === 404,
  },
  {
    name: 'a list in a form',
    reason: 'each field is read as one text, of repeated fields the last',
    cases: { chat: 13 },
    explains: ({ request, prism, mock }) =>
      /^multipart/.test(headerOf(request.headers, 'content-type') ?? '') &&
      prism.status === 400 &&
      mock.status !== 400 &&
      headerOf(prism.headers, 'sl-violations')?.includes('must be array') === true,
  },
  {
    name: 'another spelling',
    reason: 'it does not know x-spellings and x-query-booleans, which accept more',
    cases: { chat: 25 },
    explains: ({ request, prism, mock }) => prism.status === 400 && mock.status < 400 && isRespelled(request),
  },
]

/** Whether a query has 1 or 0 as a value, or a body a key that the documents spell otherwise. */
const isRespelled = ({ url, body = '' }: RawRequest): boolean => /[?&][^=&]+=[01](&|$)/.test(url) || body.includes('"custom_data"')

/** The places that an error of our mock explains, such as `body.data.text`. */
function placesOf({ body }: RawResponse): string[] {
  const { error } = JSON.parse(body) as { error: { details?: object } }
  return Object.keys(error.details ?? { '': '' })
}
