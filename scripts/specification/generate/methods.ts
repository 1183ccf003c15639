/**
 * The types of methods: they have names, which keeps what an editor and the compiler show short.
 */
export const methodTypes = `
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
   * @param options - \`limit\`: the maximum number of records to return. Default: all.
   */
  toArray(options?: { readonly limit?: number | undefined }): Promise<Item[]>
}
${methodsWith('', '', '')}${methodsWith('Optional', '?', ' whose arguments may be left out')}`

/** Their names. */
export const methodTypeNames: readonly string[] = [...methodTypes.matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name).sort()

function methodsWith(prefix: string, mark: string, about: string): string {
  const parameters = `(parameters${mark}: Parameters, options?: Options)`
  const shifting = `   * Collect the records before you delete or change any: numbered pages move up when a record leaves the list, and the loop skips others.
   */`
  return `
/** The method of an operation${about}. */
export interface ${prefix}CallMethod<Parameters, Result, Options, Facts> {
  ${parameters}: Promise<Result>
  /** The same, with the status, headers and rate limit of the response. */
  withResponse${parameters}: Promise<Facts & { data: Result }>
}

/** The method of a list${about}. */
export interface ${prefix}ListMethod<Parameters, Result, Item, Options, Facts> extends ${prefix}CallMethod<Parameters, Result, Options, Facts> {
  /**
   * Fetches page after page and yields every record in turn. \`.toArray()\` collects them.
${shifting}
  items${parameters}: ItemGenerator<Item>
  /**
   * Fetches page after page and yields each response.
${shifting}
  pages${parameters}: AsyncGenerator<Result, void, undefined>
}
`
}
