/** A list operation's way of going on to the next page. */
export interface RoutePaging {
  readonly style: 'page' | 'cursor'
  /** Path to the list in the answer. */
  readonly items: readonly string[]
  /** Path to the next cursor in the answer. */
  readonly next: readonly string[]
  /** Query parameters that the next cursor's fields are sent as. */
  readonly parameters: readonly string[]
}

/** Where an argument goes in the request. */
export interface Place {
  readonly in: 'path' | 'query' | 'header' | 'body' | 'form'
  readonly required: boolean
  /** Whether a list is joined with commas instead of repeated. */
  readonly joined: boolean
}

/** One operation as the runtime uses it. */
export interface Route {
  readonly operation: string
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** The path cut at its parameters: the texts between them, and the parameters' names. */
  readonly texts: readonly string[]
  readonly names: readonly string[]
  readonly places: ReadonlyMap<string, Place>
  readonly required: readonly string[]
  /** Whether the operation can act for a user. */
  readonly acting: boolean
  readonly paging: RoutePaging | undefined
  readonly replacedBy: string | undefined
}

/** Reads a line of a generated operation table; `scripts/generate/table.ts` has the grammar. */
export function readRoute(operation: string, line: string): Route {
  const [method = '', target = '', ...marks] = line.split(' ')
  const [path = '', query] = target.split('?')
  const places = new Map<string, Place>()
  const add = (where: Place['in'], list: string) => {
    for (const mark of list.split(',')) {
      places.set(mark.replace(/[*%]/g, ''), { in: where, required: mark.includes('*'), joined: mark.includes('%') })
    }
  }
  const pieces = path.split(/[{}]/)
  const names = pieces.filter((_, index) => index % 2 === 1)
  for (const name of names) add('path', `${name}*`)
  if (query) add('query', query)
  let paging: RoutePaging | undefined
  let replacedBy: string | undefined
  for (const mark of marks) {
    const rest = mark.slice(1)
    if (mark[0] === '!') add('header', 'onBehalfOf*')
    else if (mark[0] === '~') add('header', 'onBehalfOf')
    else if (mark[0] === '&') add('header', rest)
    else if (mark[0] === '#') add('body', 'body*')
    else if (mark[0] === '+') add('body', 'body')
    else if (mark[0] === '=') add('form', 'body*')
    else if (mark[0] === '^') replacedBy = rest
    else if (mark[0] === '@') paging = readPaging(rest)
  }
  return {
    operation,
    operationId: operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    method,
    path,
    texts: pieces.filter((_, index) => index % 2 === 0),
    names,
    places,
    required: [...places].filter(([, place]) => place.required).map(([name]) => name),
    acting: places.has('onBehalfOf'),
    paging,
    replacedBy,
  }
}

function readPaging(mark: string): RoutePaging {
  const [how = '', items = '/data'] = mark.split('|')
  const [style, next = '', parameters = 'page'] = how.split(':')
  const steps = (pointer: string) => pointer.split('/').slice(1)
  return { style: style === 'cursor' ? 'cursor' : 'page', items: steps(items), next: steps(next), parameters: parameters.split(',') }
}
