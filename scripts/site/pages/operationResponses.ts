import { type ResponseObject, resolve } from '../../../contract-tests/documents/document.ts'
import type { Site } from '../content/content.ts'
import { fieldsOf } from '../content/fields.ts'
import { type Html, html } from '../content/html.ts'
import { inlineMarkdown } from '../content/markdown.ts'
import type { ErrorEntry, OperationEntry } from '../content/model.ts'
import { typeLabel } from '../content/types.ts'
import { codeName, heading, jsonBlock, linkTo, otherExamples } from './parts.ts'

const isSuccess = (status: string): boolean => status.startsWith('2')

/** The successful responses of an operation: types, fields and further examples. */
export function responseSection({ operation, contract, address }: OperationEntry, { links }: Site): Html {
  const successes = Object.entries(operation.responses).filter(([status]) => isSuccess(status))
  const parts = successes.map(([status, { description, content = {} }]) => {
    const media = Object.entries(content).map(([type, { schema, examples = {} }], index) => {
      const id = index === 0 ? `response-${status}` : `response-${status}-${index + 1}`
      const options = { links, contract, address, id, top: `response-${status}`, direction: 'response' } as const
      return html`<p class="small">${typeLabel(schema, options)} <code>${type}</code></p>${fieldsOf(schema, options)}${otherExamples(Object.entries(examples).slice(1))}`
    })
    return html`${heading(3, `response-${status}`, html`<span class="status">${status}</span>`)}
<p>${inlineMarkdown(description, { links, contract, address })}</p>${media}`
  })
  return html`<section>${heading(2, 'responses', 'Response')}${parts}<p class="small">Every response can carry ${linkTo('chat.html#rate-limit-headers', 'rate-limit headers')}.</p></section>`
}

interface Failure {
  readonly status: string
  readonly response: ResponseObject
  readonly errors: readonly ErrorEntry[]
}

/**
 * The failures of an operation by status, with their error codes; codes without a known status
 * belong to `default`.
 */
function failuresOf(entry: OperationEntry, { model }: Site): Failure[] {
  const { operation } = entry
  const statuses = Object.entries(operation.responses).filter(([status]) => !isSuccess(status))
  const knownErrors = model.errors.filter(({ code }) => operation.errorCodes.includes(code))
  const listed = statuses.map(([status, response]): Failure => {
    const codes = codesOf(entry, status)
    return { status, response, errors: knownErrors.filter((error) => codes.includes(error.code) || String(error.status) === status) }
  })
  const placed = new Set(listed.flatMap(({ errors }) => errors))
  const rest = knownErrors.filter((error) => !placed.has(error))
  return listed.map((failure) => (failure.status === 'default' ? { ...failure, errors: [...failure.errors, ...rest] } : failure))
}

const responseOf = ({ node }: OperationEntry, status: string) => (node.responses as Record<string, { $ref: string }>)[status]

/** The codes that a response states. */
const codesOf = (entry: OperationEntry, status: string): readonly string[] =>
  resolve<{ 'x-error-codes'?: string[] }>(entry.contract.document, responseOf(entry, status) ?? {})['x-error-codes'] ?? []

/** Whether most operations of the document fail like this, with the same codes. */
function isUsual({ status, errors }: Failure, entry: OperationEntry, { model }: Site): boolean {
  const statusCodes = codesOf(entry, status)
  const all = model.operations.filter(({ contract }) => contract === entry.contract)
  const alike = all.filter((other) => responseOf(other, status)?.$ref === responseOf(entry, status)?.$ref)
  return alike.length * 2 > all.length && errors.every(({ code }) => statusCodes.includes(code))
}

/** The table of failures: statuses with error codes. Failures of most operations are folded. */
export function errorSection(entry: OperationEntry, site: Site): Html {
  const { contract, address } = entry
  const options = { links: site.links, contract, address }
  const row = ({ status, response, errors }: Failure) => {
    const first = html`<th scope="row" id="response-${status}"><span class="status">${statusLabel(status)}</span></th>`
    const codes = errors.map(
      ({ code, meaning, address: page }) => html`<dt>${linkTo(page, codeName(code))}</dt><dd>${inlineMarkdown(meaning, options)}</dd>`,
    )
    // The only code often says the same.
    const [said, ...others] = errors.map(({ meaning }) => meaning)
    const about = (others.length > 0 || !said?.startsWith(response.description.replace(/\.$/, ''))) && response.description
    return html`<tr>${first}<td>${about && html`<p>${inlineMarkdown(about, options)}</p>`}${codes.length > 0 && html`<dl class="codes">${codes}</dl>`}</td></tr>`
  }
  const table = (failures: readonly Failure[]) =>
    failures.length > 0 &&
    html`<table class="failures"><thead><tr><th>Status</th><th>When, and with which codes</th></tr></thead><tbody>${failures.map(row)}</tbody></table>`
  const failures = failuresOf(entry, site)
  const usual = failures.filter((failure) => isUsual(failure, entry, site))
  return html`<section>${heading(2, 'errors', 'Errors')}
<p>CometChat can return other codes as well. See ${linkTo('guides/errors-and-retries.html', 'errors and retries')}.</p>
${table(failures.filter((failure) => !usual.includes(failure)))}
${usual.length > 0 && html`<details><summary>As most operations: ${usual.map(({ status }) => statusLabel(status)).join(', ')}</summary>${table(usual)}</details>`}</section>`
}

const statusLabel = (status: string): string => (status === 'default' ? 'other' : status)

/** An example of each failure, for the column of samples. */
export function errorExamples(entry: OperationEntry, site: Site): Html {
  const examples = failuresOf(entry, site).flatMap(({ status, response: { content = {} } }) =>
    Object.values(Object.values(content)[0]?.examples ?? {}).map(
      ({ summary, value }) =>
        html`<details class="example"><summary><span class="status">${statusLabel(status)}</span> ${summary}</summary>${jsonBlock(value)}</details>`,
    ),
  )
  return html`${examples.length > 0 && html`<h3 id="example-errors">Example errors</h3>${examples}`}`
}
