/** How many names are kept before unused ones are forgotten. */
const mostUnchecked = 1000

/**
 * Keeps something for each of any number of names, such as the limits of users. It looks at the two
 * oldest for each new one, so that the number of unused ones stays bounded at a constant cost.
 */
export function namedStates<State>(make: (name: string) => State, isUsed: (state: State, now: number) => boolean) {
  const all = new Map<string, State>()
  const dropUnused = () => {
    const now = performance.now()
    let looked = 0
    for (const [name, state] of all) {
      if (looked++ === 2) return
      all.delete(name)
      if (isUsed(state, now)) all.set(name, state)
    }
  }
  return {
    all: all as ReadonlyMap<string, State>,
    /** The state of a name; made if there is none. */
    of(name: string): State {
      let state = all.get(name)
      if (state === undefined) {
        if (all.size >= mostUnchecked) dropUnused()
        all.set(name, (state = make(name)))
      }
      return state
    },
  }
}
