import { didYouMean } from '../documents/closestName.ts'
import type { Contract } from '../documents/contract.ts'
import type { Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { nearestFaults, propertiesOf } from '../documents/nearest.ts'
import { stepsOf, valueAt } from '../documents/pointer.ts'
import type { Violation } from '../documents/validators.ts'
import { shortenedText } from '../validate/finding.ts'
import { detailedMessage } from '../validate/request.ts'
import { hiddenText, isSecretName } from '../validate/secrets.ts'
import type { Seeds } from './seeds.ts'

/** An initial record: the request that would create it, and fields that CometChat sets itself. */
interface Kind {
  /** The schema of the request; without one, the record is a pair of uids. */
  readonly request?: string
  /** Fields of the request that initial records do not have. */
  readonly omitted?: readonly string[]
  readonly fields?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  /** Fields that initial records may leave out, and requests may not. */
  readonly defaults?: (record: Record<string, unknown>) => object
}

const seconds: Schema = { type: 'integer', minimum: 0, maximum: 1e11 }
const uid: Schema = { $ref: '#/components/schemas/Uid' }
/** Ids are compared as numbers. */
const messageId: Schema = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' }
const pair: Schema = { type: 'array', items: uid, minItems: 2, maxItems: 2 }
const flag: Schema = {
  type: 'object',
  allOf: [{ $ref: '#/components/schemas/FlagMessageRequest' }],
  properties: { uid, reasonId: {}, remark: {}, flaggedAt: seconds },
  required: ['uid'],
  additionalProperties: false,
}

const kinds: { readonly [Name in keyof Required<Seeds>]: Kind } = {
  users: {
    request: 'CreateUserRequest',
    omitted: ['withAuthToken'],
    fields: { status: { enum: ['available', 'offline'] }, createdAt: seconds, lastActiveAt: seconds, deactivatedAt: seconds },
  },
  groups: { request: 'CreateGroupRequest', fields: { createdAt: seconds }, defaults: (group) => ({ type: 'public', ...group }) },
  messages: {
    request: 'SendMessageRequest',
    omitted: ['multipleReceivers', 'quotedMessageId'],
    fields: { sender: uid, id: messageId, parentId: messageId, sentAt: seconds, flaggedBy: { type: 'array', items: flag } },
    required: ['sender'],
    defaults: (message) => ({ receiverType: 'user', type: 'text', ...message }),
  },
  roles: { request: 'CreateRoleRequest' },
  apiKeys: {
    request: 'CreateApiKeyRequest',
    fields: { apiKey: { type: 'string', pattern: '^[0-9a-fA-F]{40}$' } },
    required: ['apiKey'],
    defaults: (key) => ({ name: key.apiKey, ...key }),
  },
  reasons: { request: 'CreateReasonRequest' },
  friends: {},
  blocks: {},
}

const schemaOf = ({ request, fields = {}, required = [] }: Kind): Schema =>
  request === undefined
    ? pair
    : { type: 'object', allOf: [{ $ref: `#/components/schemas/${request}` }], properties: fields, required: [...required] }

/** The schemas are objects of their own, which a contract compiles once. */
const schemas = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, schemaOf(kind)])) as Record<keyof Seeds, Schema>

/** The names of the lists of initial records. */
export const seedNames = Object.keys(kinds) as (keyof Seeds)[]

/**
 * The problems of an initial record by itself, which may come from a file, each with its place:
 * `users[0].name must NOT have more than 100 characters, but is "…".`
 */
export function seedFaults(chat: Contract, list: keyof Seeds, place: string, record: unknown): string[] {
  const { omitted = [], defaults } = kinds[list]
  // As JSON, because options may contain undefined values.
  const json = JSON.stringify(record)
  const plain: unknown = json === undefined ? null : JSON.parse(json)
  const request = isObject(plain) ? (defaults?.(plain) ?? plain) : plain
  const known = [...propertiesOf(chat.document, schemas[list]).keys()].filter((name) => !omitted.includes(name))
  const unknown = isObject(plain) && schemas[list] !== pair ? Object.keys(plain).filter((name) => !known.includes(name)) : []
  const faults = nearestFaults(chat, schemas[list], request)
    // The members of a group may come from several requests.
    .filter(({ pointer, keyword }) => !(keyword === 'maxItems' && pointer.startsWith('/members/')))
  return [...unknown.map((name) => unknownKey(place, name, known)), ...new Set(faults.map((fault) => problemOf(place, fault, request)))]
}

const unknownKey = (place: string, name: string, known: readonly string[]): string =>
  `${place} has an unknown key ${name}.${didYouMean(name, known)}`

function problemOf(place: string, { pointer, keyword, node, message, parameters }: Violation, record: unknown): string {
  const at = place + stepsOf(pointer).reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}.${step}`), '')
  if (keyword === 'additionalProperties') return unknownKey(at, String(parameters.additionalProperty), Object.keys(node.properties ?? {}))
  if (keyword === 'required') return `${at} has no ${parameters.missingProperty}.`
  const value = stepsOf(pointer).some(isSecretName) ? hiddenText : shortenedText(JSON.stringify(valueAt(record, pointer)) ?? 'nothing', 60)
  return `${at} ${detailedMessage(message, parameters)}, but is ${value}.`
}
