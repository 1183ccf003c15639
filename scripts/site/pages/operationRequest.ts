import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { Site } from '../content/content.ts'
import { fieldList, fieldsOf } from '../content/fields.ts'
import { type Html, html } from '../content/html.ts'
import { inlineMarkdown } from '../content/markdown.ts'
import type { OperationEntry } from '../content/model.ts'
import { shapeOf } from '../content/shape.ts'
import { typeLabel } from '../content/types.ts'
import { heading, otherExamples } from './parts.ts'

const kinds = { path: 'Path', query: 'Query', header: 'Header', cookie: 'Cookie' } as const

/** The parameters of an operation, by location. */
export function parameterSection({ operation, contract, address }: OperationEntry, { links }: Site): Html | undefined {
  if (operation.parameters.length === 0) return undefined
  const order = Object.keys(kinds)
  const sorted = [...operation.parameters].sort((a, b) => order.indexOf(a.in) - order.indexOf(b.in))
  const groups = groupBy(sorted, (parameter) => parameter.in)
  const options = { links, contract, address, id: 'parameter', top: 'parameters', direction: 'request' } as const
  const list = [...groups].map(([place, parameters]) => {
    const fields = parameters.map(({ name, schema, required = false, description }) => ({ name, schema, required, description }))
    return html`${groups.size > 1 && heading(3, `${place}-parameters`, `${kinds[place]} parameters`)}${fieldList(fields, options)}`
  })
  const only = groups.size === 1 ? `${kinds[[...groups.keys()][0] ?? 'query']} parameters` : 'Parameters'
  return html`<section>${heading(2, 'parameters', only)}${list}</section>`
}

/** The request body of an operation: type, fields and examples. */
export function bodySection({ operation, contract, address }: OperationEntry, { links }: Site): Html | undefined {
  if (!operation.body) return undefined
  const { required, content } = operation.body
  const parts = Object.entries(content).map(([type, { schema, examples = {} }], index) => {
    const options = { links, contract, address, id: index === 0 ? 'body' : `body-${index + 1}`, top: 'body', direction: 'request' } as const
    const about = schema.$ref ? shapeOf(contract.document, schema).keywords.description : undefined
    return html`<p class="small">${typeLabel(schema, options)} <code>${type}</code>${required ? html` <span class="required">required</span>` : ' optional'}</p>
${about && html`<p>${inlineMarkdown(about, options)}</p>`}${fieldsOf(schema, options)}${otherExamples(Object.entries(examples))}`
  })
  return html`<section>${heading(2, 'body', 'Body')}${parts}</section>`
}
