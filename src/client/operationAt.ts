import type { DocumentTable, OperationEntry } from '../../generated/operationTable.ts'
import { withoutPrototype } from '../request/withoutPrototype.ts'

/** The templates of each document, split once. */
const templatesByDocument = new WeakMap<DocumentTable, ReturnType<typeof splitTemplates>>()

function splitTemplates({ operations }: DocumentTable) {
  const templates = Object.entries(operations).map(([name, entry]) => {
    const { method = 'GET', path } = withoutPrototype<OperationEntry>(entry)
    return { name, method, steps: path.split('/') }
  })
  const parameters = (steps: readonly string[]) => steps.filter(isParameter).length
  return templates.sort((one, other) => parameters(one.steps) - parameters(other.steps))
}

/** The templates of a document; those with the fewest parameters first. */
function templatesOf(document: DocumentTable) {
  const templates = templatesByDocument.get(document) ?? splitTemplates(document)
  templatesByDocument.set(document, templates)
  return templates
}

/**
 * The name of the operation that a document has at a path, be it a template or the path of a
 * request. Where several fit, the one with the fewest parameters counts.
 *
 * @param method - of any method unless given
 */
export function operationAt(document: DocumentTable, path: string, method?: string): string | undefined {
  const given = path.split('/')
  const fits = (step: string, index: number) => step === given[index] || (isParameter(step) && given[index] !== '')
  const isAt = (steps: readonly string[]) => steps.length === given.length && steps.every(fits)
  return templatesOf(document).find((template) => (method ?? template.method) === template.method && isAt(template.steps))?.name
}

/**
 * A path with `{}` in place of each step that no path of the document has, which may be an id.
 */
export function withoutValues(document: DocumentTable, path: string): string {
  const templates = templatesOf(document)
  return path.replace(/[^/]+/g, (text) => (templates.some(({ steps }) => steps.includes(text)) ? text : '{}'))
}

const isParameter = (step: string) => step.startsWith('{')
