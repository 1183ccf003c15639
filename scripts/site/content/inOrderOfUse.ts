import type { Operation } from '../../../contract-tests/documents/document.ts'

/** Reading, changing and deleting come after creating. */
const methods = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE']

/**
 * Sorts the operations of a family as people use them: those of the family's own resource first,
 * then those of its parts; for each resource creating, reading one, listing, changing and deleting.
 * What changes or deletes several records comes after what does so to one; deprecated operations
 * come last.
 */
export function inOrderOfUse<Entry extends { readonly operation: Pick<Operation, 'path' | 'method' | 'deprecated'> }>(
  entries: readonly Entry[],
): Entry[] {
  const resources = [...new Set(entries.map(({ operation }) => resourceOf(operation.path)))]
  const keyOf = ({ operation: { path, method, deprecated } }: Entry) => {
    const resource = resourceOf(path)
    const wholes = resources.filter((other) => resource.startsWith(`${other}/`)).length
    const names = resource.split('/').filter((step) => !step.startsWith('{')).length
    const isCollection = path === resource
    return [Number(deprecated), wholes, names, resources.indexOf(resource), methods.indexOf(method), Number(isCollection)]
  }
  return entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .sort((a, b) => a.key.map((part, at) => part - (b.key[at] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ entry }) => entry)
}

/** The path of a resource's list: without the id of one record. */
const resourceOf = (path: string): string => path.replace(/\/\{[^}]+\}$/, '')
