/** A copy that has its own properties only: a polluted prototype must not add to it. */
export const withoutPrototype = <Value extends object>(value: Value): Value => Object.assign(Object.create(null), value)
