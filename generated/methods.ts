// Written by `npm run generate` from openapi/. Do not edit.
declare const noParameters: unique symbol

/** The arguments of an operation without parameters: an object without fields. */
export interface NoParameters {
  readonly [noParameters]?: never
}

/** The records of a list, fetched page after page. */
export interface ItemGenerator<Item> extends AsyncGenerator<Item, void, undefined> {
  /**
   * Collects the records, and fetches no more pages than that takes.
   *
   * @param options - `limit`: the maximum number of records to return. Default: all.
   */
  toArray(options?: { readonly limit?: number | undefined }): Promise<Item[]>
}

/** The method of an operation. */
export interface CallMethod<Parameters, Result, Options, Facts> {
  (parameters: Parameters, options?: Options): Promise<Result>
  /** The same, with the status, headers and rate limit of the response. */
  withResponse(parameters: Parameters, options?: Options): Promise<Facts & { data: Result }>
}

/** The method of a list. */
export interface ListMethod<Parameters, Result, Item, Options, Facts> extends CallMethod<Parameters, Result, Options, Facts> {
  /**
   * Fetches page after page and yields every record in turn. `.toArray()` collects them.
   * Collect the records before you delete or change any: numbered pages move up when a record leaves the list, and the loop skips others.
   */
  items(parameters: Parameters, options?: Options): ItemGenerator<Item>
  /**
   * Fetches page after page and yields each response.
   * Collect the records before you delete or change any: numbered pages move up when a record leaves the list, and the loop skips others.
   */
  pages(parameters: Parameters, options?: Options): AsyncGenerator<Result, void, undefined>
}

/** The method of an operation whose arguments may be left out. */
export interface OptionalCallMethod<Parameters, Result, Options, Facts> {
  (parameters?: Parameters, options?: Options): Promise<Result>
  /** The same, with the status, headers and rate limit of the response. */
  withResponse(parameters?: Parameters, options?: Options): Promise<Facts & { data: Result }>
}

/** The method of a list whose arguments may be left out. */
export interface OptionalListMethod<Parameters, Result, Item, Options, Facts> extends OptionalCallMethod<Parameters, Result, Options, Facts> {
  /**
   * Fetches page after page and yields every record in turn. `.toArray()` collects them.
   * Collect the records before you delete or change any: numbered pages move up when a record leaves the list, and the loop skips others.
   */
  items(parameters?: Parameters, options?: Options): ItemGenerator<Item>
  /**
   * Fetches page after page and yields each response.
   * Collect the records before you delete or change any: numbered pages move up when a record leaves the list, and the loop skips others.
   */
  pages(parameters?: Parameters, options?: Options): AsyncGenerator<Result, void, undefined>
}
