// Errors for members of a client that are easily confused, with the right one.

/** Stands for `items` and `pages` of an operation that has neither. */
export const withoutPages = (name: string) => (): never => {
  throw new TypeError(`${name}: its response is not a list of pages; call \`${name}(…)\` itself.`)
}

/** Makes `for await` over the promise of a single page say how a list is read. */
export function forAwaitExplained<Page>(name: string, page: Promise<Page>): Promise<Page> {
  return Object.defineProperty(page, Symbol.asyncIterator, {
    value: () => {
      // Nobody waits for this call any longer.
      page.catch(() => {})
      throw new TypeError(`${name}: it returns the promise of one page; loop over \`${name}.items(…)\` or \`${name}.pages(…)\`.`)
    },
  })
}
