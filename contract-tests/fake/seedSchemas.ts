import type { Schema } from '../documents/document.ts'
import type { FlagSeed, GroupSeed, MessageSeed, Seeds, UserSeed } from './seeds.ts'

// Initial records as JSON Schema: the request that would create the record, and the fields that
// only initial records have.

/** A field that the schema of the request restricts. */
const sent: Schema = {}
const seconds: Schema = { type: 'integer', minimum: 0, maximum: 1e11 }
const uid: Schema = { $ref: '#/components/schemas/Uid' }
const pairs: Schema = { type: 'array', items: uid, minItems: 2, maxItems: 2 }
/** Ids are compared as numbers. */
const messageId: Schema = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' }

/** A record with the fields of a request and further ones; others are unknown. */
const like = <Seed>(request: string, properties: { [Name in keyof Required<Seed>]: Schema }, required: (keyof Seed & string)[] = []) => ({
  type: 'object',
  allOf: [{ $ref: `#/components/schemas/${request}` }],
  properties,
  required,
  additionalProperties: false,
})

const flag = like<FlagSeed>('FlagMessageRequest', { uid, reasonId: sent, remark: sent, flaggedAt: seconds }, ['uid'])

/** The schema of each kind of initial record. */
export const seedSchemas: { readonly [Name in keyof Required<Seeds>]: Schema } = {
  users: like<UserSeed>('CreateUserRequest', {
    ...{ uid: sent, name: sent, avatar: sent, link: sent, role: sent, statusMessage: sent, metadata: sent, tags: sent },
    status: { enum: ['available', 'offline'] },
    createdAt: seconds,
    lastActiveAt: seconds,
    deactivatedAt: seconds,
  }),
  groups: like<GroupSeed>('CreateGroupRequest', {
    ...{ guid: sent, name: sent, type: sent, password: sent, icon: sent, description: sent, owner: sent, metadata: sent, tags: sent },
    members: sent,
    createdAt: seconds,
  }),
  messages: like<MessageSeed>(
    'SendMessageRequest',
    {
      ...{ receiver: sent, receiverType: sent, category: sent, type: sent, data: sent, muid: sent, tags: sent },
      sender: uid,
      id: messageId,
      parentId: messageId,
      sentAt: seconds,
      flaggedBy: { type: 'array', items: flag },
    },
    ['sender'],
  ),
  roles: like('CreateRoleRequest', { role: sent, name: sent, description: sent, metadata: sent, settings: sent }),
  apiKeys: like('CreateApiKeyRequest', { apiKey: { type: 'string', pattern: '^[0-9a-fA-F]{40}$' }, name: sent, scope: sent }, ['apiKey']),
  reasons: like('CreateReasonRequest', { id: sent, name: sent, description: sent }),
  friends: pairs,
  blocks: pairs,
}

/** Fields that initial records may leave out, and requests may not. */
export const seedDefaults: { readonly [Name in keyof Seeds]?: (record: object) => object } = {
  groups: (group) => ({ type: 'public', ...group }),
  messages: (message) => ({ receiverType: 'user', type: 'text', ...message }),
  apiKeys: (key) => ({ name: (key as { apiKey?: unknown }).apiKey, ...key }),
}
