import { expect, test } from 'vitest'
import { createBacking, objectionTo } from '../documents/backing.ts'
import type { OpenApiDocument, Source } from '../documents/document.ts'
import { testDocument } from './testDocument.ts'

const published: Source = { kind: 'published', edition: 'chat-0384fbab', pointer: '/paths' }
const inferred = (of?: string | string[]): Source => ({ kind: 'inferred', ...(of && { of }), note: 'Read from another.' })
const update = '#/paths/~1users~1{uid}/put'
const body = `${update}/requestBody/content/application~1json/schema`

/** A document with one operation, whose body is a shared schema. */
function documentOf(operation: object, schema: object = {}): OpenApiDocument {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Change' } } }
  const put = { operationId: 'update-user', description: 'Changes a user. Tags are kept.', requestBody: { content }, ...operation }
  const document = testDocument({ '/users/{uid}': { put } })
  document.components.schemas.Change = { type: 'object', properties: { name: { type: 'string' } }, ...schema }
  return document
}

const sources = (...entries: Source[]) => ({ 'x-sources': entries })
const readings = [
  { name: 'kept', text: 'It is kept.' },
  { name: 'gone', text: 'It is gone.' },
]
const disputed = (of?: string | string[]) => ({
  'x-discrepancy': { id: 'tags-kept', ...(of && { of }), text: 'Two pages differ.', readings },
})

const operation = documentOf(sources(published))
const ofSchema = (...entries: Source[]) => documentOf({}, sources(...entries))
const ofBoth = (entry: Source) => documentOf(sources(published), sources(entry))
const inDispute = (of?: string | string[]) => documentOf({ ...sources(published), ...disputed(of) })
const respelled = documentOf({ ...sources(published), 'x-discrepancy': 'Spelled twice.' })

const withCode = { ...operation, 'x-error-evidence': { ERR_GONE: { status: 404, sources: [inferred()] } } } as OpenApiDocument

/** The place, the document and what stands against it. */
const rows: [string, at: string, part: string, OpenApiDocument, string | undefined][] = [
  ['a published operation backs its description', update, 'Tags are kept', operation, undefined],
  ['an operation without a source backs nothing', update, 'description', documentOf({}), 'no source'],
  ['a place that does not exist backs nothing', `${update}/parameters/4`, 'description', operation, 'no source'],
  ['an inferred entry alone backs nothing', update, 'description', documentOf(sources(inferred())), 'inferred'],
  ['an inferred part backs nothing', body, 'x-update', ofSchema(published, inferred('x-update')), 'inferred'],
  ['the parts beside it do', body, 'properties/name', ofSchema(published, inferred('x-update')), undefined],
  ['one of several sources is enough', body, 'x-update', ofSchema(inferred('x-update'), { ...published, of: 'x-update' }), undefined],
  ['the operation speaks for a schema without sources', body, 'x-update', operation, undefined],
  ['the nearest sources count', body, 'x-update', ofBoth(inferred()), 'inferred'],
  ['an entry for another part leaves it to the operation', body, 'x-update', ofBoth(inferred('required')), undefined],
  ['a part inside an inferred one is inferred', body, 'properties/name', ofSchema(published, inferred('properties')), 'inferred'],
  ['a property is no keyword of its name', body, 'properties/name', ofSchema(published, inferred('name')), undefined],
  ['a disputed operation backs nothing', body, 'x-update', inDispute(), 'disputed'],
  ['words that are disputed back nothing', update, 'Tags are kept', inDispute('Tags are'), 'disputed'],
  ['other words do', update, 'Changes a user', inDispute('Tags are'), undefined],
  ['what is disputed may be a key', update, 'x-quota', inDispute(['x-quota', 'responses']), 'disputed'],
  ['a note about spelling disputes no operation', update, 'description', respelled, undefined],
  ['an error code has sources of its own', '#/x-error-evidence/ERR_GONE', 'status', withCode, 'inferred'],
]

test.each(rows)('%s', (_, at, part, document, objection) => {
  expect(objectionTo(document, { at, part })).toBe(objection)
})

test('a note about the spelling of a parameter disputes it', () => {
  const parameters = [{ name: 'tags', in: 'query', 'x-discrepancy': 'One page spells it `tag`.' }]
  const document = documentOf({ ...sources(published), parameters })
  expect(objectionTo(document, { at: `${update}/parameters/0`, part: 'x-filter' })).toBe('disputed')
})

test('an operation speaks for a shared schema that is named by itself', () => {
  const place = { at: '#/components/schemas/Change', part: 'x-update' }
  expect(objectionTo(documentOf(sources(published)), place)).toBe('no source')
  expect(objectionTo(documentOf(sources(published)), { ...place, operation: update })).toBeUndefined()
})

test('where a source has to name the part, others do not count', () => {
  const place = { at: body, part: 'minLength', isByName: true }
  expect(objectionTo(ofSchema(published), place)).toBe('no source')
  expect(objectionTo(ofSchema(published, inferred('minLength')), place)).toBe('inferred')
  expect(objectionTo(ofSchema({ ...published, of: 'minLength' }), place)).toBeUndefined()
})

test('places that back nothing are counted', () => {
  const backing = createBacking(documentOf(sources(inferred())))
  expect([backing.backs({ at: update, part: 'description' }), backing.backs({ at: update, part: 'description' })]).toEqual([false, false])
  expect(backing.turnedAway()).toEqual([{ at: update, part: 'description', objection: 'inferred', times: 2 }])
})
