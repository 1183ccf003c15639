import { exampleParameters } from '../../../contract-tests/cases/arguments.ts'
import { type Html, html } from '../site/html.ts'
import type { OperationEntry } from '../site/model.ts'

/** Where the mock answers if it is started as the panel says. */
export const mockAddress = 'http://127.0.0.1:4010'

/** A panel that sends the sample to a mock on the reader's own machine; a script brings it to life, without one it stays hidden. */
export function tryIt({ operation, contract }: OperationEntry): Html {
  const values = exampleParameters(contract, operation, false)
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const query = operation.parameters
    .filter(({ in: place, name }) => place === 'query' && values[name] !== undefined)
    .flatMap(({ name, explode }) => {
      const given = [values[name]].flat().map(String)
      return (explode === false ? [given.join()] : given).map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`)
    })
  const schemes = Object.keys(operation.security[0] ?? {})
  const headers = [
    ...schemes.map((scheme) => [contract.document.components.securitySchemes[scheme]?.name ?? scheme, 'any']),
    ...operation.parameters
      .filter(({ in: place, name }) => place === 'header' && values[name] !== undefined)
      .map(({ name }) => [name, String(values[name])]),
  ]
  const [[type, media] = []] = Object.entries(operation.body?.content ?? {})
  const body = Object.values(media?.examples ?? {})[0]?.value
  return html`<details class="try" hidden><summary>Try it on a mock</summary>
<form data-method="${operation.method}"${type === 'multipart/form-data' && html` data-form`}>
<label>Mock on this machine<input name="address" value="${mockAddress}" inputmode="url" spellcheck="false"></label>
<label>${operation.method}<input name="path" value="${path}${query.length > 0 && `?${query.join('&')}`}" spellcheck="false"></label>
<label>Headers<textarea name="headers" rows="${headers.length}" spellcheck="false">${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</textarea></label>
${body !== undefined && html`<label>Body<textarea name="body" rows="${Math.min(12, JSON.stringify(body, undefined, 2).split('\n').length)}" spellcheck="false">${JSON.stringify(body, undefined, 2)}</textarea></label>`}
<button type="submit">Send</button>
<output></output>
</form></details>`
}
