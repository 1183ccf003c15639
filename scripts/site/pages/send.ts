import { bodyOf } from '../../../contract-tests/cases/arguments.ts'
import type { Schema } from '../../../contract-tests/documents/document.ts'
import { type PageRequest, pageRequest } from '../browser/pageRequest.ts'
import { type Html, html } from '../content/html.ts'
import type { OperationEntry } from '../content/model.ts'
import { shapeOf } from '../content/shape.ts'
import { localUrls } from '../content/targets.ts'
import { allFields } from '../content/union.ts'
import { type SampleRequest, sampleHeaders, samplePath, sampleRequest } from '../samples.ts'

/** A field of the form: a parameter, a property of the body, or the whole body. */
interface SentField {
  /** Place and name of its value: `path.id`, `body.text`, or `body` for the whole. */
  readonly name: string
  readonly label: string
  readonly schema: Schema
  readonly required: boolean
  /** Its value in the sample. */
  readonly value: unknown
  /** The form of a list in the query. */
  readonly list?: 'joined' | 'repeated' | undefined
}

/**
 * A form that sends the operation's request to the fake in the page or to a mock, with the values
 * of the sample. It stays hidden without scripts.
 */
export function sendForm(entry: OperationEntry): Html {
  const { contract, operation } = entry
  const sent = sampleRequest(contract.name, contract, operation)
  const fields = fieldsOf(entry, sent)
  const shownFields = fields.filter(({ required, value }) => required || value !== undefined)
  const more = fields.filter((field) => !shownFields.includes(field))
  const keys = sampleHeaders(sent).secrets.map(([name]) => name)
  const requestsFirst = requestsBefore(entry)
  return html`<form class="send" id="send" hidden autocomplete="off" data-method="${operation.method}" data-server="${serverOf(entry)}" data-path="${operation.path}" data-keys="${keys.join(' ')}" data-form=${sent.form} data-before=${requestsFirst.length > 0 && JSON.stringify(requestsFirst)}>
<p class="service small">Send runs it on a fake in this page, with example records: no account is needed.</p>
<label class="local">URL of the mock on your machine<input name="address" value="${localUrls.mock}" inputmode="url" spellcheck="false"/></label>
${fields.length > 0 && html`<details class="sent"><summary>Change the request</summary>${shownFields.map((field) => inputOf(entry, field))}${more.length > 0 && html`<details><summary>${more.length} more</summary>${more.map((field) => inputOf(entry, field))}</details>`}<button type="submit" class="send">Send</button></details>`}
<output></output>
</form>`
}

const serverOf = ({ contract }: Pick<OperationEntry, 'contract'>): string =>
  (contract.document.servers[0]?.url ?? '').replace('{appId}', 'app-linden-yard').replace('{region}', 'eu')

/** Records that the fake in the page has from the start. */
const seededPaths = /^\/(users|groups|messages)$/

/**
 * Operations that put messages into the queues of moderators, by the path of a queue, each with its
 * first example or a named one.
 */
const queueFillers: Readonly<Record<string, readonly (readonly [id: string, example?: string])[]>> = {
  '/moderation/blocked-messages': [['create-rule'], ['send-message', 'advert']],
  '/moderation/flagged-messages': [['flag-a-message']],
}

/**
 * The samples of other operations that create the record of an operation's sample: for
 * `/users/{uid}/auth_tokens/{authToken}`, a token.
 */
export function requestsBefore(entry: Pick<OperationEntry, 'operation' | 'contract'>): PageRequest[] {
  const { contract, operation } = entry
  const steps = operation.path.split(/(?=\/)/)
  const collections = steps.flatMap((_, index) =>
    steps[index + 1]?.startsWith('/{') === false ? [] : [steps.slice(0, index + 1).join('')],
  )
  const creators = contract.operations.filter(
    ({ method, path, deprecated }) => method === 'POST' && collections.includes(path) && !seededPaths.test(path) && !deprecated,
  )
  const calls = [...creators.map(({ id }) => [id] as const), ...collections.flatMap((path) => queueFillers[path] ?? [])]
  return calls.flatMap(([id, example]) =>
    contract.operations
      .filter((creator) => creator.id === id && id !== operation.id)
      .map((creator) => sampleInPage({ ...entry, operation: creator }, {}, example)),
  )
}

/** The sample of an operation as a page sends it, with other ids in its path or another example. */
export function sampleInPage(
  entry: Pick<OperationEntry, 'operation' | 'contract'>,
  ids: Readonly<Record<string, string>> = {},
  example?: string,
): PageRequest {
  const sample = sampleRequest(entry.contract.name, entry.contract, entry.operation)
  const sent = { ...sample, parameters: { ...sample.parameters, ...ids } }
  const { secrets, headers } = sampleHeaders(sent)
  const body = example === undefined ? sent.body : bodyOf(entry.operation)?.examples.find(([name]) => name === example)?.[1]
  const url = serverOf(entry) + samplePath(sent)
  const keys = secrets.map(([name]) => name)
  return pageRequest({ method: entry.operation.method, url, keys, headers, body, isForm: sent.form })
}

function fieldsOf(entry: OperationEntry, { operation, parameters, body }: SampleRequest): SentField[] {
  const fields: SentField[] = operation.parameters.map(({ name, in: place, schema, required = false, explode = true }) => ({
    ...{ name: `${place}.${name}`, label: name, schema, required },
    value: parameters[name],
    list: shapeOf(entry.contract.document, schema).keywords.type !== 'array' ? undefined : explode ? 'repeated' : 'joined',
  }))
  const [media] = Object.values(operation.body?.content ?? {})
  return media ? [...fields, ...bodyFields(entry, media.schema, body, operation.body?.required ?? false)] : fields
}

/** The properties of an object; a body of another form is a field of its own. */
function bodyFields({ contract }: OperationEntry, schema: Schema, body: unknown, isRequired: boolean): SentField[] {
  const listed = allFields(contract.document, schema)
  const fields = listed.filter(({ name }, at) => listed.findIndex((field) => field.name === name) === at)
  const values = Object(body) as Record<string, unknown>
  const isObject = !Array.isArray(body) && Object.keys(values).every((name) => fields.some((field) => field.name === name))
  if (fields.length === 0 || !isObject) return [{ name: 'body', label: 'Body', schema: {}, required: isRequired, value: body }]
  return fields.map(({ name, schema: property, required }) => ({
    ...{ name: `body.${name}`, label: name, schema: property, required },
    value: values[name],
  }))
}

/** A field as a text, a list of values, or JSON. */
function inputOf({ contract }: OperationEntry, { name, label, schema, required, value, list }: SentField): Html {
  const { keywords, properties } = shapeOf(contract.document, schema)
  const values = keywords.enum ?? (keywords.type === 'boolean' ? [true, false] : undefined)
  const isInBody = name.startsWith('body')
  const isText = !isInBody || keywords.type === 'string' || typeof value === 'string'
  const isLong =
    isInBody && !isText && (properties.size > 0 || typeof value === 'object' || keywords.type === 'object' || keywords.type === undefined)
  const text = value === undefined ? '' : isText ? [value].flat().join() : JSON.stringify(value, undefined, 2)
  const title = html`<span>${label}${required && html` <span class="required">required</span>`}</span>`
  const kind = isText ? 'text' : 'json'
  if (values && !isLong)
    return html`<label>${title}<select name="${name}" data-kind="${kind}"><option value=""></option>${values.map((each) => html`<option selected=${String(each) === text}>${String(each)}</option>`)}</select></label>`
  return isLong
    ? html`<label>${title}<textarea name="${name}" data-kind="json" rows="${Math.min(8, text.split('\n').length)}" spellcheck="false">${text}</textarea></label>`
    : html`<label>${title}<input name="${name}" data-kind="${kind}" value="${text}" data-list=${list} placeholder=${list && 'separated by commas'} spellcheck="false"/></label>`
}
