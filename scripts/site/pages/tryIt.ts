import { bodyOf, exampleParameters } from '../../../contract-tests/cases/arguments.ts'
import { type Html, html } from '../shared/html.ts'
import type { OperationEntry } from '../shared/model.ts'
import { localAddress } from '../shared/targets.ts'

/** The request of a panel, with the operation's examples. */
export interface TriedRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: unknown
  /** Whether the body is sent as a form. */
  readonly form: boolean
}

/** Creates the request of an operation's panel. */
export function triedRequest({ operation, contract }: Pick<OperationEntry, 'operation' | 'contract'>): TriedRequest {
  const values = exampleParameters(contract, operation, false)
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const query = operation.parameters
    .filter(({ in: place, name }) => place === 'query' && values[name] !== undefined)
    .flatMap(({ name, explode }) => {
      const texts = [values[name]].flat().map(String)
      return (explode === false ? [texts.join()] : texts).map((text) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
    })
  const schemes = Object.keys(operation.security[0] ?? {})
  const named = operation.parameters.filter(({ in: place, name }) => place === 'header' && values[name] !== undefined)
  const body = bodyOf(operation)
  return {
    method: operation.method,
    path: path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: [
      ...schemes.map((scheme) => [contract.document.components.securitySchemes[scheme]?.name ?? scheme, 'any'] as const),
      ...named.map(({ name }) => [name, String(values[name])] as const),
    ],
    body: body?.examples[0]?.[1],
    form: body?.type === 'multipart/form-data',
  }
}

/** A panel that sends the sample to a local mock. It stays hidden without scripts. */
export function tryIt(entry: OperationEntry): Html {
  const { method, path, headers, body, form } = triedRequest(entry)
  const text = body === undefined ? undefined : JSON.stringify(body, undefined, 2)
  return html`<details class="try" hidden><summary>Try it on a mock</summary>
<form data-method="${method}" data-form=${form}>
<label>Mock on this machine<input name="address" value="${localAddress}" inputmode="url" spellcheck="false"/></label>
<label>${method}<input name="path" value="${path}" spellcheck="false"/></label>
<label>Headers<textarea name="headers" rows="${headers.length}" spellcheck="false">${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</textarea></label>
${text !== undefined && html`<label>Body<textarea name="body" rows="${Math.min(12, text.split('\n').length)}" spellcheck="false">${text}</textarea></label>`}
<button type="submit">Send</button>
<output></output>
</form></details>`
}
