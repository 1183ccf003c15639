import type { DocumentTable } from '../../generated/operationTable.ts'

/**
 * The name of the operation that a document has at a path, be it a template or the path of a
 * request. Where several fit, the one with the fewest parameters counts.
 */
export function operationAt({ operations }: DocumentTable, method: string, path: string): string | undefined {
  const steps = path.split('/')
  const fits = (template: string, index: number) => template === steps[index] || (isParameter(template) && steps[index] !== '')
  let found: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const [name, entry] of Object.entries(operations)) {
    if ((entry.method ?? 'GET') !== method) continue
    const templates = entry.path.split('/')
    const parameters = templates.filter(isParameter).length
    if (templates.length !== steps.length || parameters >= fewest || !templates.every(fits)) continue
    found = name
    fewest = parameters
  }
  return found
}

const isParameter = (step: string) => step.startsWith('{')
