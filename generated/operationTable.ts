// Written by `npm run generate` from openapi/. Do not edit.
/**
 * An operation, as the client needs it at run time. The table is shipped: usual values are omitted,
 * and fields that are alike in most operations come first, so that it compresses well.
 */
export interface OperationEntry {
  /** The path template. */
  readonly path: string
  /** The HTTP method. Default: `GET`. */
  readonly method?: string
  /** The query parameters. */
  readonly query?: readonly string[]
  /** The query parameters whose lists are joined with commas instead of repeated. */
  readonly joined?: readonly string[]
  /** The header parameters, except `onBehalfOf`. */
  readonly headers?: readonly string[]
  /** The required query and header parameters. */
  readonly required?: readonly string[]
  /** The parameters whose values are credentials or tokens; `x-secret` in the documents. */
  readonly secrets?: readonly string[]
  /** Whether `onBehalfOf` is required; absent where it is not supported. */
  readonly actor?: boolean
  /** Whether the body is required; absent where there is none. */
  readonly body?: boolean
  /** Whether the body is a form. */
  readonly form?: true
  /** Whether a key of scope `authOnly` may call it. */
  readonly authOnly?: true
  /** Whether a successful response may have no body. */
  readonly bodiless?: true
  /**
   * The required properties of a successful response, with `[]` after the name of a list and
   * `{}` after the name of an object, or `list` if the response is a list. Default: `data{}`.
   * The metadata of a page is omitted: without it, pages are counted.
   */
  readonly response?: readonly string[] | 'list'
  /**
   * The place of the list in the response of a paged operation: names separated by slashes.
   */
  readonly items?: string
  /** The place of the next cursor in the response; absent if pages are numbered. */
  readonly next?: string
  /** The query parameters for the fields of the next cursor. */
  readonly cursor?: readonly string[]
  /**
   * The rate limit of the operation, unless it is the standard limit: the name of a shared limit,
   * `operation` for a limit of its own, `user` for a limit per user; `x-rate-limit` in the
   * documents.
   */
  readonly limit?: string
  /** The replacement of this deprecated operation. */
  readonly replacedBy?: string
  /**
   * Whether the operation can come too early for a new record, as the document's `settling`
   * says; `x-settles` in the documents.
   */
  readonly settles?: true
}

/** The rejection of calls that come too early for a new record. */
export interface Settling {
  /** The ids of the operations that make such a record. */
  readonly after: readonly string[]
  /** The place of the record's id in their response: names separated by slashes. */
  readonly record: string
  /** The path parameter with the record's id in the rejected operations. */
  readonly parameter: string
  /** The longest measured time of rejections, in milliseconds. */
  readonly longest: number
  /** The status of the rejection. */
  readonly status: number
  /** Its error code. */
  readonly code: string
}

/**
 * A document: its hosts, the headers for its credentials, and its operations by method name.
 */
export interface DocumentTable<Name extends string = string> {
  readonly name: string
  /** The URL of the API, with its variables in braces. */
  readonly server: string
  /** The possible values of the variables. */
  readonly variables: Readonly<Record<string, { readonly default?: string; readonly values?: readonly string[] }>>
  /** The header of each credential, by the credential's option name. */
  readonly credentials: Readonly<Record<string, string>>
  /** The rejection of early calls, if CometChat is known to reject any. */
  readonly settling?: Settling
  readonly operations: Readonly<Record<Name, OperationEntry>>
}
