import type { Parameter } from '../../../contract-tests/spec/document.ts'
import { pascalCase, propertyName } from '../../../contract-tests/spec/names.ts'
import { fieldId } from '../browser/searchEntries.ts'
import { type Html, html, join } from '../site/html.ts'
import { root } from '../site/links.ts'
import type { OperationEntry } from '../site/model.ts'
import { nameOf } from '../site/shape.ts'
import type { Site } from '../site/site.ts'

/** The most arguments that are named before the rest is left to the list of parameters. */
const mostNames = 8

/** How the client's method is called, its arguments and result as links. */
export function signatureOf(entry: OperationEntry, site: Site): Html {
  const { contract, operation, method } = entry
  const named = (parameter: Parameter) =>
    html`<a href="#${parameterId(parameter)}">${propertyName(parameter.name)}</a>${!parameter.required && '?'}`
  const { body } = operation
  const type = nameOf(Object.values(body?.content ?? {})[0]?.schema)
  const page = type && site.links.find(type, contract)
  const sorted = [...operation.parameters].sort((one, other) => rank(one) - rank(other))
  const needed = sorted.filter(({ required }) => required)
  const given = [
    ...needed.map(named),
    ...(body ? [html`<a href="${page ? `${root}${page}` : '#body'}">body</a>${!body.required && '?'}`] : []),
    ...sorted.filter((parameter) => !needed.includes(parameter)).map(named),
  ]
  const left = given.length - mostNames
  const shown = left > 2 ? [...given.slice(0, mostNames), html`<a href="#parameters">… ${left} more</a>`] : given
  const argument = given.length > 0 ? html`{ ${join(shown, ', ')} }` : html``
  const response = html`<a href="${responsePage(entry, site)}">${pascalCase(operation.id)}Response</a>`
  const call = html`${contract.name}.<b>${method}</b>`
  const paged = operation.paging !== undefined && operation.paging.style !== 'none'
  return html`<pre class="signature" tabindex="0" aria-label="The client's method"><code>${call}(${argument}): Promise&lt;${response}&gt;${
    paged &&
    html`
${call}.items(${given.length > 0 && '…'}): AsyncGenerator&lt;${pascalCase(operation.id)}Item&gt;`
  }</code></pre>`
}

/** The order in which the declared interface has them: `onBehalfOf` after the path's parameters. */
const rank = ({ in: place, required }: Parameter): number =>
  place === 'path' ? 0 : place === 'header' && required ? 1 : required ? 2 : place === 'query' ? 3 : 4

/** Where a parameter stands on its page. */
export const parameterId = ({ name }: Parameter): string => fieldId('parameter', name)

/** A response that is a named schema has a page; any other is on the operation's own. */
function responsePage({ contract, operation }: OperationEntry, site: Site): string {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200'
  const page = site.links.find(`${pascalCase(operation.id)}Response`, contract)
  return page ? `${root}${page}` : `#response-${success}`
}
