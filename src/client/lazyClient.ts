/** By this name Node asks an object for the text that it prints of it. */
export const inspectSymbol: unique symbol = Symbol.for('nodejs.util.inspect.custom')

/** Makes a member of a client: a method, or what a symbol stands for. */
export type MakeMember = (name: string | symbol) => unknown

/**
 * What the members of an object are made by. Proxies and heirs of it find it too, and nothing
 * prints it.
 */
const memberOf = Symbol('memberOf')

interface LazyClient {
  readonly [memberOf]?: (name: string | symbol, keep: boolean) => unknown
}

/**
 * Makes an object whose members are made when they are first read: a program may need one for each
 * request, and uses a few of its methods.
 *
 * @param prototype - of {@link lazyPrototype}
 */
export function lazyClient(prototype: object, make: MakeMember): object {
  const client = Object.create(prototype)
  let keptMembers: Record<string | symbol, unknown> | undefined
  const find = (name: string | symbol, keep: boolean) => {
    const member = keptMembers?.[name] ?? make(name)
    // From now on an own property, as test doubles need it.
    if (keep && !Reflect.defineProperty(client, name, ownMember(member))) (keptMembers ??= {})[name] = member
    return member
  }
  return Object.defineProperty(client, memberOf, { value: find })
}

/**
 * Makes the prototype that lazy clients share: an enumerable getter for each member, so that `in`,
 * `for in` and completion find them all.
 *
 * @param hidden - the name of a member that nothing lists
 */
export function lazyPrototype(names: readonly string[], hidden: symbol, tag: string): object {
  const prototype = Object.defineProperties(
    {},
    {
      [Symbol.toStringTag]: { value: tag },
      [inspectSymbol]: {
        value(this: LazyClient | undefined) {
          return this?.[memberOf]?.(inspectSymbol, false) ?? tag
        },
      },
      [hidden]: {
        get(this: LazyClient | undefined) {
          return this?.[memberOf]?.(hidden, false)
        },
      },
    },
  )
  return lazyMembers(prototype, names)
}

/** Gives a prototype an enumerable getter for each member, and freezes it. */
function lazyMembers<Prototype extends object>(prototype: Prototype, names: readonly string[]): Prototype {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      enumerable: true,
      get(this: LazyClient | undefined) {
        return this?.[memberOf]?.(name, true) ?? detached(name)
      },
      set(this: object, value: unknown) {
        Object.defineProperty(this, name, ownMember(value))
      },
    })
  }
  return Object.freeze(prototype)
}

// As enumerable as its getter: `for in` leaves out what an own property hides.
const ownMember = (value: unknown) => ({ value, writable: true, enumerable: true, configurable: true })

/** The name of a method's operation. */
const operation = Symbol('operation')

interface LazyMethod {
  readonly [operation]: string
}

const methodPrototype = lazyMembers(Object.create(Function.prototype) as object, ['withResponse', 'pages', 'items'])

/**
 * Returns a function that makes the methods of a client. A client has hundreds, and a program may
 * have a thousand clients, so a method is no more than a bound function, and its parts are made
 * when they are first read. Doubles that copy a method's properties find them too.
 *
 * @param call - makes a call of the operation of a name
 */
export function lazyMethods(call: (name: string, ...parameters: never[]) => unknown, makePart: (name: string, part: string) => unknown) {
  function findPart(this: LazyMethod, part: string): unknown {
    const value = makePart(this[operation], part)
    Reflect.defineProperty(this, part, ownMember(value))
    return value
  }
  return (name: string): unknown => {
    const method = Object.setPrototypeOf(call.bind(undefined, name), methodPrototype)
    method[operation] = name
    method[memberOf] = findPart
    return method
  }
}

/**
 * A method that finds its client when it is called: `vi.spyOn` reads a getter without an object,
 * and calls what it got on the object.
 */
const detached = (name: string) =>
  function (this: LazyClient | undefined, ...parameters: unknown[]): unknown {
    const method = this?.[memberOf]?.(name, false)
    if (typeof method !== 'function') throw new TypeError(`${name}: call it as a method of a client.`)
    return method(...parameters)
  }
