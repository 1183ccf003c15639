import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { oncePer } from '../documents/oncePer.ts'
import { bodyProperties } from '../documents/operationParts.ts'
import { valueAt } from '../documents/pointer.ts'
import { isFailedFor } from '../exchange/failedFor.ts'
import { identifiersIn } from '../serverChecks/identifiers.ts'
import { dataSchema, itemSchema, type Resource, resourcesOf } from '../serverChecks/resources.ts'
import { filledPath, isAccepted, type Step } from './call.ts'
import { type Difference, lastOf } from './statement.ts'

// Which records the calls of a run name, made and removed. Everything follows from the documents:
// paths, links and schemas.

/** A record of a kind. */
export interface Subject {
  readonly resource: Resource
  /** In lower case, as identifiers are compared. */
  readonly id: string
  /** The path of its collection, filled. */
  readonly collection: string
}

const lower = (value: unknown): string => String(value).toLowerCase()

/** The step or steps between a collection and its records in the path of a call, in lower case. */
export const calledPath = (step: Step): string => lower(filledPath(step.operation.path, step.args))

/** The record that a call creates, if the server accepted it. */
export function createdBy(contract: Contract, step: Step): Subject | undefined {
  const { operation, args, answer } = step
  const resource = resourcesOf(contract).get(operation.path)
  if (!resource || resource.create !== operation || answer.status >= 300) return undefined
  const { idPointer, idProperty } = resource
  const id = (idPointer && valueAt(answer.body, idPointer)) ?? (idProperty && valueAt(args.body, `/${idProperty}`))
  return id === undefined ? undefined : { resource, id: lower(id), collection: calledPath(step) }
}

/** The record that a path ends with. */
export function pathRecord(contract: Contract, { operation, args }: Step): Subject | undefined {
  const [, collection = '', parameter = ''] = /^(.+)\/\{(\w+)\}$/.exec(operation.path) ?? []
  const resource = resourcesOf(contract).get(collection)
  return resource && { resource, id: lower(args[parameter]), collection: lower(filledPath(collection, args)) }
}

/** The records that a call names in its path and body, and those that it makes, as `kind id`. */
const namesOf = oncePer((contract: Contract) =>
  oncePer((step: Step): ReadonlySet<string> => {
    const { operation, args } = step
    const headers = new Set(operation.parameters.flatMap(({ name, in: place }) => (place === 'header' ? [`/${name}`] : [])))
    const named = identifiersIn(contract, operation, args)
      .filter(({ pointer }) => !headers.has(pointer))
      .map(({ kind, value }) => `${kind} ${lower(value)}`)
    const own = [createdBy(contract, step), pathRecord(contract, step)]
    return new Set([...named, ...own.flatMap((one) => (one ? [`${one.resource.collection} ${one.id}`] : []))])
  }),
)

/** The identifiers of the records that a call names or makes. */
export const recordsNamedBy = (contract: Contract, step: Step): string[] =>
  [...namesOf(contract)(step)].map((name) => name.slice(name.indexOf(' ') + 1))

/** Whether a call names a record, or makes it. */
export const doesName = (contract: Contract, step: Step, { resource, id }: Subject): boolean =>
  namesOf(contract)(step).has(`${resource.collection} ${id}`)

/** The accepted writes that name a record, oldest first. */
export const writesTo = (contract: Contract, steps: readonly Step[], subject: Subject): Step[] =>
  steps.filter((step) => isAccepted(step) && doesName(contract, step, subject))

/** Whether the last write that is only about a record made or removed it, and that write. */
export function lastWrite(contract: Contract, steps: readonly Step[], subject: Subject): { is: 'made' | 'removed'; by: Step } | undefined {
  const { create, update, remove } = subject.resource
  const writes = writesTo(contract, steps, subject)
  const last = writes.findLast(({ operation }) => operation === create || operation === remove)
  if (!last || isFailedFor(last.answer.body, subject.id) || (last.operation === remove && !isWhole(contract, last))) return undefined
  const creators = new Set([...resourcesOf(contract).values()].flatMap((resource) => [resource.create, resource.update]))
  // Other writes may hide a record, or bring it back.
  const isPlain = (step: Step) => step.operation === update || creators.has(step.operation)
  if (!writes.slice(writes.indexOf(last) + 1).every(isPlain)) return undefined
  return { is: last.operation === create ? 'made' : 'removed', by: last }
}

/** Whether a removal keeps nothing: where its body has options, all of them are set. */
const isWhole = (contract: Contract, { operation, args: { body } }: Step): boolean =>
  Object.entries(bodyProperties(contract, operation)).every(([name, { type }]) => type !== 'boolean' || valueAt(body, `/${name}`) === true)

/** The records that a call names anywhere, those of its path first. */
export const recordsNamed = (contract: Contract, step: Step): (Subject & { readonly pointer: string })[] =>
  identifiersIn(contract, step.operation, step.args).flatMap(({ pointer, kind, value }) => {
    const resource = resourcesOf(contract).get(kind)
    return resource ? [{ pointer, resource, id: lower(value), collection: lower(filledPath(kind, step.args)) }] : []
  })

/** The records that the path of a call names, outermost first. */
export const recordsInPath = (contract: Contract, step: Step): Subject[] =>
  recordsNamed(contract, step).filter(({ pointer }) =>
    step.operation.parameters.some((parameter) => parameter.in === 'path' && pointer === `/${parameter.name}`),
  )

/** A record of the list that a call reads, if a difference is about the list. */
export function recordOfList(contract: Contract, difference: Difference, record: unknown): Subject | undefined {
  const { operation, args } = lastOf(difference)
  const resource = resourcesOf(contract).get(operation.path)
  if (!resource || difference.place !== (operation.paging?.items ?? '/data') || !isObject(record)) return undefined
  const id = record[resource.idPointer?.replace(/^\/data\//, '') ?? resource.idProperty ?? resource.parameter]
  return id === undefined ? undefined : { resource, id: lower(id), collection: lower(filledPath(operation.path, args)) }
}

/** The record that a place of an answer is in, at the top of its data, and the place in it. */
export function subjectAt(contract: Contract, difference: Difference): (Subject & { readonly rest: string }) | undefined {
  const { operation, args, answer } = lastOf(difference)
  const [, data = '', rest = ''] = /^(\/data(?:\/\d+(?=\/))?)(\/.*)$/.exec(difference.place) ?? []
  const value = valueAt(answer.body, data)
  const schema = data === '/data' ? dataSchema(contract, operation) : itemSchema(contract, operation)
  if (!isObject(value) || !schema) return undefined
  const isOwn = ({ list, collection }: Resource) =>
    list === operation || [operation.path, operation.path.replace(/\/\{\w+\}$/, '')].includes(collection)
  // Records of several kinds may have the same schema.
  for (const resource of [...resourcesOf(contract).values()].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    const property = resource.idPointer?.replace(/^\/data\//, '') ?? resource.idProperty
    if (!property || !resource.create || value[property] === undefined) continue
    if (isOwn(resource) || [resource.create, resource.get].some((one) => one && dataSchema(contract, one) === schema))
      return { resource, id: lower(value[property]), collection: lower(filledPath(resource.collection, args)), rest }
  }
  return undefined
}
