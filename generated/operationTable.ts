// Written by `npm run generate` from openapi/. Do not edit.
/**
 * One operation: what the client needs to know of it at run time. The table is shipped, so what is
 * usual is left out, and fields that are alike in most operations come first, which makes it small
 * when it is compressed.
 */
export interface OperationEntry {
  /** The path template. */
  readonly path: string
  /** The HTTP method. Default: `GET`. */
  readonly method?: string
  /** The query parameters. */
  readonly query?: readonly string[]
  /** Those of the query parameters whose lists are joined with commas instead of repeated. */
  readonly joined?: readonly string[]
  /** The header parameters, `onBehalfOf` apart. */
  readonly headers?: readonly string[]
  /** Those of the query and header parameters that are required. */
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
  /** Whether a success may come without a body, whatever its status. */
  readonly bodiless?: true
  /**
   * The properties that a success must have, with `[]` after the name of a list and `{}` after
   * that of an object; or `list` where it is a list. Default: `data{}`. The metadata of a
   * page is left out: without it, pages are counted.
   */
  readonly response?: readonly string[] | 'list'
  /**
   * Where the list is in the response of an operation that can be walked: names separated by
   * slashes.
   */
  readonly items?: string
  /** Where the next cursor is in the response; absent where pages are numbered. */
  readonly next?: string
  /** The query parameters that the next cursor's fields are sent as. */
  readonly cursor?: readonly string[]
  /**
   * The rate limit that the operation counts against, unless it is the standard one: a limit of
   * several operations by its name, one of its own as `operation`, one for each user as `user`;
   * `x-rate-limit` in the documents.
   */
  readonly limit?: string
  /** The operation to use in place of this deprecated one. */
  readonly replacedBy?: string
  /**
   * Whether it can be too early for a record that was just made, as the document's `settling`
   * says; `x-settles` in the documents.
   */
  readonly settles?: true
}

/** What is rejected of a record that was just made. */
export interface Settling {
  /** The ids of the operations that make such a record. */
  readonly after: readonly string[]
  /** Where the record's id is in their response: names separated by slashes. */
  readonly record: string
  /** The path parameter by which the operations concerned name the record. */
  readonly parameter: string
  /** How long they are rejected at most, in milliseconds, as measured. */
  readonly longest: number
  /** The status of the rejection. */
  readonly status: number
  /** Its error code. */
  readonly code: string
}

/**
 * A document: where its hosts are, which headers hold its credentials, and its operations by their
 * methods' names.
 */
export interface DocumentTable<Name extends string = string> {
  readonly name: string
  /** The address of the API, with its variables in braces. */
  readonly server: string
  /** What may stand for the variables. */
  readonly variables: Readonly<Record<string, { readonly default?: string; readonly values?: readonly string[] }>>
  /** The header of each credential, by the credential's option name. */
  readonly credentials: Readonly<Record<string, string>>
  /** What is rejected of a record that was just made, where that is known of the service. */
  readonly settling?: Settling
  readonly operations: Readonly<Record<Name, OperationEntry>>
}
