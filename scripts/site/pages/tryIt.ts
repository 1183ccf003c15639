import { headersOf, pathOf, sampleRequest } from '../samples.ts'
import { type Html, html } from '../shared/html.ts'
import type { OperationEntry } from '../shared/model.ts'
import { localUrls } from '../shared/targets.ts'

/** A panel that sends the sample to a local mock. It stays hidden without scripts. */
export function tryIt(entry: OperationEntry): Html {
  const { contract, operation } = entry
  const sent = sampleRequest(contract.name, contract, operation)
  const { secrets, others } = headersOf(sent)
  const headers = [...secrets.map(([name]) => [name, 'any']), ...others]
  const text = sent.body === undefined ? undefined : JSON.stringify(sent.body, undefined, 2)
  return html`<details class="try" hidden><summary>Try it on a mock</summary>
<form data-method="${operation.method}" data-form=${sent.form}>
<label>Mock on this machine<input name="address" value="${localUrls.mock}" inputmode="url" spellcheck="false"/></label>
<label>${operation.method}<input name="path" value="${pathOf(sent)}" spellcheck="false"/></label>
<label>Headers<textarea name="headers" rows="${headers.length}" spellcheck="false">${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</textarea></label>
${text !== undefined && html`<label>Body<textarea name="body" rows="${Math.min(12, text.split('\n').length)}" spellcheck="false">${text}</textarea></label>`}
<button type="submit">Send</button>
<output></output>
</form></details>`
}
