/**
 * The name of the parameter that a path has beyond another, such as `uid` of `/users/{uid}` below
 * `/users`; `undefined` if it has none or more.
 */
export const parameterBelow = (path: string, other: string): string | undefined =>
  path.startsWith(`${other}/`) ? /^\/\{(\w+)\}$/.exec(path.slice(other.length))?.[1] : undefined
