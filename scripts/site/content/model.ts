import { camelCase } from '../../../contract-tests/documents/codeNames.ts'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import {
  type ErrorRemedy,
  type OpenApiDocument,
  type Operation,
  resolve,
  type Schema,
  type Source,
} from '../../../contract-tests/documents/document.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { type EventRow, eventsTable } from '../../specification/pages/eventsTable.ts'
import { inOrderOfUse } from './inOrderOfUse.ts'
import { slug } from './slug.ts'

/** An operation that has a page. */
export interface OperationEntry {
  readonly operation: Operation
  readonly node: Json
  readonly contract: Contract
  /** The client's method, such as `flagAMessage`. */
  readonly method: string
  /** Address of its page, from the site's root. */
  readonly address: string
  readonly family: FamilyEntry
  /** The schemas that its parameters, body and responses reference directly. */
  readonly types: ReadonlySet<string>
  /** The events that it causes. */
  readonly events: EventEntry[]
}

/** An event that has a page. */
export interface EventEntry {
  readonly trigger: string
  readonly operation: Operation
  readonly node: Json
  readonly contract: Contract
  readonly address: string
  readonly family: FamilyEntry
  readonly types: ReadonlySet<string>
  /** Its row in the table of events. */
  readonly row: EventRow
  /** The operations after which it is sent. */
  readonly causes: OperationEntry[]
}

/** A named schema that has a page. */
export interface TypeEntry {
  readonly name: string
  readonly schema: Schema
  /** The document that it is shown from; others may contain the same schema. */
  readonly contract: Contract
  readonly address: string
  /** The schemas that it references directly. */
  readonly types: ReadonlySet<string>
}

/** An error code that has a page. */
export interface ErrorEntry {
  readonly code: string
  readonly meaning: string
  /** Its HTTP status, if known or inferred. */
  readonly status: number | undefined
  readonly sources: readonly Source[]
  /** The remedy, and whether to repeat the request. */
  readonly remedy: ErrorRemedy | undefined
  readonly address: string
  readonly operations: readonly OperationEntry[]
}

/** A resource family of all documents. */
export interface FamilyEntry {
  readonly name: string
  /** Its name in the sidebar. */
  readonly shownName: string
  readonly description: string
  readonly address: string
  readonly operations: OperationEntry[]
  readonly events: EventEntry[]
}

/** The families of a document, in its groups. */
export interface ApiEntry {
  readonly contract: Contract
  readonly title: string
  readonly address: string
  readonly groups: readonly { readonly name: string | undefined; readonly families: readonly FamilyEntry[] }[]
}

/** Everything in the specification that has a page. */
export interface SiteModel {
  readonly apis: readonly ApiEntry[]
  readonly families: readonly FamilyEntry[]
  readonly operations: readonly OperationEntry[]
  readonly events: readonly EventEntry[]
  readonly types: readonly TypeEntry[]
  readonly errors: readonly ErrorEntry[]
  /** Finds a document's type by name. */
  findType(contract: Contract, name: string): TypeEntry | undefined
}

/** Reads the model from the documents. */
export function readModel(contracts: readonly Contract[]): SiteModel {
  const families = new Map<string, FamilyEntry>()
  for (const { document } of contracts) {
    for (const { name, 'x-displayName': shownName = name, description } of document.tags) {
      if (!families.has(name))
        families.set(name, { name, shownName, description, address: `families/${slug(name)}.html`, operations: [], events: [] })
    }
  }
  const familyOf = ({ id, tag }: Operation): FamilyEntry => {
    const family = families.get(tag)
    if (!family) throw new Error(`${id}: no document lists its tag ${tag}`)
    return family
  }
  const operations = contracts.flatMap((contract) =>
    contract.operations.map((operation): OperationEntry => {
      const node = nodeOf(contract.document.paths, operation)
      const entry = { operation, node, contract, method: camelCase(operation.id), address: `operations/${operation.id}.html` }
      return { ...entry, family: familyOf(operation), types: typesNamedIn(contract.document, node), events: [] }
    }),
  )
  const rows = new Map(eventsTable(contracts.map(({ document }) => document)).map((row) => [row.trigger, row]))
  const events = contracts.flatMap((contract) =>
    contract.webhooks.map((operation): EventEntry => {
      const node = nodeOf(contract.document.webhooks ?? {}, operation)
      const entry = {
        trigger: operation.path,
        operation,
        node,
        contract,
        address: `events/${operation.path}.html`,
        row: rows.get(operation.path) as EventRow,
        causes: [],
      }
      return { ...entry, family: familyOf(operation), types: typesNamedIn(contract.document, node) }
    }),
  )
  for (const family of families.values())
    family.operations.push(...inOrderOfUse(operations.filter((operation) => operation.family === family)))
  for (const event of events) {
    event.family.events.push(event)
    for (const id of event.operation.event?.causes ?? []) {
      const cause = operations.find(({ operation }) => operation.id === id)
      if (!cause) throw new Error(`x-event of ${event.trigger}: there is no operation ${id}`)
      cause.events.push(event)
      event.causes.push(cause)
    }
  }
  const { types, findType } = readTypes(contracts)
  return {
    apis: contracts.map((contract) => apiOf(contract, families)),
    families: [...families.values()],
    operations,
    events,
    types,
    errors: readErrors(contracts, operations),
    findType,
  }
}

const nodeOf = (items: Record<string, Record<string, unknown>>, { path, method }: Operation): Json =>
  items[path]?.[method.toLowerCase()] as Json

/**
 * The schemas that a part of a document references, directly or through shared parameters, headers
 * and responses, but not through other schemas.
 */
export function typesNamedIn(document: OpenApiDocument, node: unknown, seen = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return seen
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples' || key === 'example' || key === 'mapping') continue
    if (key !== '$ref' || typeof value !== 'string') typesNamedIn(document, value, seen)
    else if (value.startsWith('#/components/schemas/')) seen.add(value.slice('#/components/schemas/'.length))
    else typesNamedIn(document, resolve(document, { $ref: value }), seen)
  }
  return seen
}

/** Identical types of several documents share a page; different types do not. */
function readTypes(contracts: readonly Contract[]): Pick<SiteModel, 'types' | 'findType'> {
  const types: TypeEntry[] = []
  const found = new Map<string, TypeEntry>()
  for (const contract of contracts) {
    for (const [name, schema] of Object.entries(contract.document.components.schemas)) {
      const alike = types.find((type) => type.name === name && JSON.stringify(type.schema) === JSON.stringify(schema))
      const taken = types.some((type) => type.name === name)
      const address = `types/${name}${taken ? `.${contract.name}` : ''}.html`
      const entry = alike ?? { name, schema, contract, address, types: typesNamedIn(contract.document, schema) }
      if (!alike) types.push(entry)
      found.set(`${contract.name} ${name}`, entry)
    }
  }
  types.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return { types, findType: (contract, name) => found.get(`${contract.name} ${name}`) }
}

/** The error codes, of which every document has the same tables. */
function readErrors([first]: readonly Contract[], operations: readonly OperationEntry[]): ErrorEntry[] {
  const { components, 'x-error-evidence': evidence = {}, 'x-error-remedies': remedies = {} } = (first as Contract).document
  const meanings = (components.schemas.ErrorCode?.['x-enum-descriptions'] ?? {}) as Record<string, string>
  return Object.keys(meanings)
    .sort()
    .map((code) => ({
      code,
      meaning: meanings[code] ?? '',
      status: evidence[code]?.status,
      sources: evidence[code]?.sources ?? [],
      remedy: remedies[code],
      address: `errors/${code}.html`,
      operations: operations.filter(({ operation }) => operation.errorCodes.includes(code)),
    }))
}

function apiOf(contract: Contract, families: ReadonlyMap<string, FamilyEntry>): ApiEntry {
  const { name, document } = contract
  // A family of events only has no operations to list under its API.
  const usedTags = document.tags.map((tag) => tag.name).filter((tag) => contract.operations.some((operation) => operation.tag === tag))
  const taggedGroups = (document as OpenApiDocument & { 'x-tagGroups'?: { name: string; tags: string[] }[] })['x-tagGroups'] ?? []
  const rest = usedTags.filter((tag) => !taggedGroups.some(({ tags }) => tags.includes(tag)))
  const groups = [...taggedGroups, { name: undefined, tags: rest }].map((group) => ({
    name: group.name,
    families: group.tags.flatMap((tag) => (usedTags.includes(tag) ? [families.get(tag) as FamilyEntry] : [])),
  }))
  return { contract, title: document.info.title, address: `${name}.html`, groups: groups.filter((group) => group.families.length > 0) }
}
