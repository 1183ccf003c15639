import type { DocumentTable } from '../../generated/operationTable.ts'

/**
 * The name of the operation that a document has at a path, be it a template or the path of a
 * request. Where several fit, the one with the fewest parameters counts.
 *
 * @param method - of any method unless given
 */
export function operationAt({ operations }: DocumentTable, path: string, method?: string): string | undefined {
  const steps = path.split('/')
  const fits = (template: string, index: number) => template === steps[index] || (isParameter(template) && steps[index] !== '')
  const found = Object.entries(operations)
    .filter(([, entry]) => method === undefined || (entry.method ?? 'GET') === method)
    .map(([name, entry]) => ({ name, templates: entry.path.split('/') }))
    .filter(({ templates }) => templates.length === steps.length && templates.every(fits))
  const parameters = ({ templates }: { readonly templates: readonly string[] }) => templates.filter(isParameter).length
  return found.sort((one, other) => parameters(one) - parameters(other))[0]?.name
}

/**
 * A path with `{}` in place of each step that no path of the document has, which may be an id.
 */
export function withoutValues({ operations }: DocumentTable, path: string): string {
  const known = new Set(Object.values(operations).flatMap((entry) => entry.path.split('/')))
  return path.replace(/[^/]+/g, (step) => (known.has(step) ? step : '{}'))
}

const isParameter = (step: string) => step.startsWith('{')
