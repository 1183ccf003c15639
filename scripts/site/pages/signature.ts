import type { Parameter } from '../../../contract-tests/documents/document.ts'
import { pascalCase, propertyName } from '../../../contract-tests/documents/names.ts'
import { fieldId } from '../browser/searchEntries.ts'
import { type Html, html, join, root } from '../shared/html.ts'
import type { OperationEntry } from '../shared/model.ts'
import { nameOf } from '../shared/shape.ts'
import type { Site } from '../shared/site.ts'

/** Maximum arguments in a signature; the list of parameters shows the rest. */
const maximumNames = 8

/** The signature of the client's method, with links to arguments and result. */
export function signatureOf(entry: OperationEntry, site: Site): Html {
  const { contract, operation, method } = entry
  const named = (parameter: Parameter) =>
    html`<a href="#${parameterId(parameter)}">${propertyName(parameter.name)}</a>${!parameter.required && '?'}`
  const { body } = operation
  const type = nameOf(Object.values(body?.content ?? {})[0]?.schema)
  const page = type && site.links.find(type, contract)
  const sorted = [...operation.parameters].sort((a, b) => rank(a) - rank(b))
  const required = sorted.filter(({ required }) => required)
  const args = [
    ...required.map(named),
    ...(body ? [html`<a href="${page ? `${root}${page}` : '#body'}">body</a>${!body.required && '?'}`] : []),
    ...sorted.filter((parameter) => !required.includes(parameter)).map(named),
  ]
  const hidden = args.length - maximumNames
  const shown = hidden > 2 ? [...args.slice(0, maximumNames), html`<a href="#parameters">… ${hidden} more</a>`] : args
  const argument = args.length > 0 ? html`{ ${join(shown, ', ')} }` : html``
  const response = html`<a href="${responsePage(entry, site)}">${pascalCase(operation.id)}Response</a>`
  const call = html`${contract.name}.<b>${method}</b>`
  const paged = operation.paging !== undefined && operation.paging.style !== 'none'
  return html`<pre class="signature" tabindex="0" aria-label="The client's method"><code>${call}(${argument}): Promise${'<'}${response}>${
    paged && html`${'\n'}${call}.items(${args.length > 0 && '…'}): AsyncGenerator${'<'}${pascalCase(operation.id)}Item>`
  }</code></pre>`
}

/** The order of parameters in the client's interface: `onBehalfOf` follows the path parameters. */
const rank = ({ in: place, required }: Parameter): number =>
  place === 'path' ? 0 : place === 'header' && required ? 1 : required ? 2 : place === 'query' ? 3 : 4

/** The id of a parameter on its page. */
export const parameterId = ({ name }: Parameter): string => fieldId('parameter', name)

/** The page of a response with a named schema, or else its section on the operation's page. */
function responsePage({ contract, operation }: OperationEntry, site: Site): string {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200'
  const page = site.links.find(`${pascalCase(operation.id)}Response`, contract)
  return page ? `${root}${page}` : `#response-${success}`
}
