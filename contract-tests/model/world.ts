import type { Json } from '../documents/json.ts'

// A world is made of calls: records in which the documents' examples make sense, and for each kind
// further ones that differ.

/** A call that makes a part of the world. */
export interface Row {
  readonly operation: string
  /** Arguments with the identifiers of the examples. */
  readonly args: Json
  /** The example's identifier of what the server numbers. */
  readonly as?: string
  /** Whether a world can do without it, as an app may have no room for such a record. */
  readonly optional?: true
}

/** The parts of a world, each of which needs those before it. */
export type Layer = 'users' | 'groups'

export const user = (uid: string, name: string, more: Json = {}): Row => ({
  operation: 'create-user',
  args: { body: { uid, name, ...more } },
})
export const group = (guid: string, name: string, more: Json = {}): Row => ({
  operation: 'create-group',
  args: { body: { guid, name, type: 'public', ...more } },
})

const role = (id: string, name: string, more: Json = {}): Row => ({
  operation: 'create-role',
  args: { body: { role: id, name, ...more } },
  optional: true,
})
/** Records of which an app can have few: a world can do without them. */
export const keeper = role('keeper', 'Keeper', { description: 'Keeps the garden.', metadata: { email: 'keeper@example.com' } })

/** The calls that make each layer. */
export const world: Readonly<Record<Layer, readonly Row[]>> = {
  users: [
    user('ada', 'Ada Brook'),
    user('mira', 'Mira Okafor', { tags: ['compost-team'], avatar: 'https://example.com/m.png', statusMessage: 'In the greenhouse.' }),
    user('jonas', 'Jonas Lind', { tags: ['newcomer'], metadata: { bed: 'south-4', tools: ['rake', 'hoe'] } }),
    user('priya', 'Priya Nair', { tags: ['newcomer', 'compost-team'] }),
    user('dealbot', 'Best Deals', { link: 'https://example.com/deals' }),
    user('garden-helper', 'Garden helper'),
    user('miller', 'Jo Smith'),
    user('teo', 'Teo Marsh'),
    user('wren', 'Wren Hale'),
    { operation: 'delete-user', args: { uid: 'teo' } },
    { operation: 'add-friends', args: { uid: 'mira', body: { accepted: ['priya', 'garden-helper'] } } },
    { operation: 'add-friends', args: { uid: 'jonas', body: { accepted: ['miller', 'mira'] } } },
    { operation: 'add-friends', args: { uid: 'priya', body: { accepted: ['garden-helper', 'wren'] } } },
    { operation: 'block-users', args: { uid: 'mira', body: { blockedUids: ['dealbot', 'miller'] } } },
    { operation: 'block-users', args: { uid: 'priya', body: { blockedUids: ['dealbot', 'wren'] } } },
    { operation: 'block-users', args: { uid: 'ada', body: { blockedUids: ['dealbot'] } } },
    ...['mira', 'mira', 'jonas'].map((uid) => ({ operation: 'create-authtoken', args: { uid, body: { force: true } } })),
    { operation: 'update-user', args: { uid: 'priya', body: { statusMessage: 'Sowing.' } } },
  ],
  groups: [
    group('tomato-growers', 'Tomato growers', {
      owner: 'mira',
      icon: 'https://example.com/icons/tomato-growers.png',
      description: 'Sowing and staking.',
      tags: ['growing'],
      metadata: { bed: 'south-4' },
      members: { moderators: ['jonas'], participants: ['priya', 'garden-helper'], usersToBan: ['dealbot'] },
    }),
    group('seed-swap', 'Seed swap', {
      type: 'password',
      password: 'open-sesame',
      owner: 'jonas',
      members: { participants: ['mira', 'wren'] },
    }),
    group('committee', 'Committee tomato', {
      type: 'private',
      owner: 'mira',
      members: { admins: ['priya'], participants: ['jonas', 'garden-helper'] },
    }),
    group('zinnias', 'Zinnias', { tags: ['growing', 'flowers'], members: { moderators: ['ada'], participants: ['priya', 'mira'] } }),
    { operation: 'ban-group-user', args: { guid: 'tomato-growers', uid: 'miller' } },
    { operation: 'add-group-members', args: { guid: 'zinnias', body: { participants: ['jonas'], usersToBan: ['wren', 'dealbot'] } } },
    { operation: 'update-group', args: { guid: 'seed-swap', body: { description: 'Beans and peas.' } } },
  ],
}

/** Users who act: with the most rights, with some, with few, and one who takes part in nothing. */
export const actors: readonly string[] = ['mira', 'jonas', 'priya', 'ada']
