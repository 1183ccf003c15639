import { group, type Row, user } from './world.ts'

// What only several calls show: rows without expectations, since the model has them. Each story
// makes its own records.

/** A row of calls. */
export interface Story {
  readonly name: string
  /** The operation that it is counted for. */
  readonly operation: string
  readonly rows: readonly Row[]
}

const call = (operation: string, args: Row['args']): Row => ({ operation, args })

export const stories: readonly Story[] = [
  {
    name: 'two users block each other independently',
    operation: 'unblock-users',
    rows: [
      user('olive', 'Olive'),
      user('finn', 'Finn'),
      call('block-users', { uid: 'olive', body: { blockedUids: ['finn'] } }),
      call('block-users', { uid: 'finn', body: { blockedUids: ['olive'] } }),
      call('block-users', { uid: 'finn', body: { blockedUids: ['olive'] } }),
      call('unblock-users', { uid: 'olive', body: { blockedUids: ['finn'] } }),
      call('unblock-users', { uid: 'finn', body: { blockedUids: ['olive'] } }),
    ],
  },
  {
    name: 'a user is deactivated, reactivated, deleted and created again',
    operation: 'delete-user',
    rows: [
      user('leaver', 'Leaver', { statusMessage: 'Away', tags: ['grower'], metadata: { plot: 'north' } }),
      user('stayer', 'Stayer'),
      call('add-friends', { uid: 'leaver', body: { accepted: ['stayer'] } }),
      call('block-users', { uid: 'leaver', body: { blockedUids: ['stayer'] } }),
      call('deactivate-users', { body: { uidsToDeactivate: ['leaver', 'nobody'] } }),
      call('deactivate-users', { body: { uidsToDeactivate: ['leaver'] } }),
      call('update-user', { uid: 'leaver', body: { name: 'Nobody' } }),
      call('add-friends', { uid: 'stayer', body: { accepted: ['leaver'] } }),
      user('leaver', 'Twice'),
      call('reactivate-users', { body: { uidsToActivate: ['leaver', 'nobody'] } }),
      call('delete-user', { uid: 'leaver', body: { permanent: true } }),
      call('get-user', { uid: 'leaver' }),
      user('leaver', 'Newcomer'),
    ],
  },
  {
    name: 'a user loses each property that unset names',
    operation: 'update-user',
    rows: [
      user('plum', 'Plum', { avatar: 'https://example.com/plum.png', link: 'https://example.com/plum', metadata: { plot: 'west' } }),
      call('update-user', { uid: 'plum', body: { unset: ['avatar', 'link', 'metadata'] } }),
    ],
  },
  {
    name: 'a group loses each property that unset names',
    operation: 'update-group',
    rows: [
      group('glade', 'Glade', { icon: 'https://example.com/glade.png', description: 'Shady.', metadata: { plot: 'east' } }),
      call('update-group', { guid: 'glade', body: { unset: ['icon', 'description', 'metadata'] } }),
    ],
  },
  {
    name: 'tokens end one by one, or all of a user',
    operation: 'flush-authtokens',
    rows: [
      user('sun', 'Sun'),
      user('sun0', 'Sundial'),
      ...['sun', 'sun', 'sun0'].map((uid) => call('create-authtoken', { uid, body: { force: true } })),
      { ...call('create-authtoken', { uid: 'sun', body: { force: true } }), as: 'sunbeam' },
      call('get-authtoken', { uid: 'sun', authToken: 'sunbeam' }),
      call('delete-authtoken', { uid: 'sun', authToken: 'sunbeam' }),
      call('get-authtoken', { uid: 'sun', authToken: 'sunbeam' }),
      call('flush-authtokens', { uid: 'sun' }),
      call('list-authtokens', { uid: 'sun0' }),
      call('create-authtoken', { uid: 'sun', body: { force: true } }),
      call('flush-authtokens', { uid: 'sun0' }),
      call('list-authtokens', { uid: 'sun' }),
    ],
  },
  {
    name: 'a group is deleted and created again',
    operation: 'delete-group',
    rows: [
      user('keeper', 'Keeper'),
      user('digger', 'Digger'),
      user('weed', 'Weed'),
      group('plot', 'Former', {
        owner: 'keeper',
        tags: ['former'],
        description: 'Former',
        members: { participants: ['digger'], usersToBan: ['weed'] },
      }),
      call('delete-group', { guid: 'plot' }),
      call('add-group-members', { guid: 'plot', body: { participants: ['digger'] } }),
      group('plot', 'Next', { owner: 'keeper' }),
      call('add-group-members', { guid: 'plot', body: { participants: ['weed'] } }),
    ],
  },
  {
    name: 'a member is banned, unbanned, added, kicked and added again',
    operation: 'ban-group-user',
    rows: [
      user('reed', 'Reed'),
      user('moss', 'Moss'),
      group('meadow', 'Meadow', { owner: 'reed', members: { moderators: ['moss'] } }),
      call('ban-group-user', { guid: 'meadow', uid: 'moss', onBehalfOf: 'reed' }),
      call('unban-group-user', { guid: 'meadow', uid: 'moss', onBehalfOf: 'reed' }),
      call('add-group-members', { guid: 'meadow', body: { moderators: ['moss'] } }),
      call('ban-group-user', { guid: 'meadow', uid: 'moss' }),
      call('add-group-members', { guid: 'meadow', body: { participants: ['moss'] } }),
      call('kick-group-member', { guid: 'meadow', uid: 'moss', onBehalfOf: 'reed' }),
      call('add-group-members', { guid: 'meadow', body: { moderators: ['moss'] } }),
      call('change-group-member-scope', { guid: 'meadow', uid: 'moss', onBehalfOf: 'reed', body: { scope: 'admin' } }),
    ],
  },
  {
    name: 'a member is deleted for good',
    operation: 'delete-user',
    rows: [
      user('clover', 'Clover'),
      user('thistle', 'Thistle'),
      group('lawn', 'Lawn', { owner: 'clover', members: { participants: ['thistle'] } }),
      call('delete-user', { uid: 'thistle', body: { permanent: true } }),
      call('get-group', { guid: 'lawn' }),
      call('list-group-members', { guid: 'lawn' }),
    ],
  },
  {
    name: 'an owner changes, and users cannot make themselves the owner',
    operation: 'update-group',
    rows: [
      user('sage', 'Sage'),
      user('dill', 'Dill'),
      group('orchard', 'Orchard', { owner: 'sage', members: { moderators: ['dill'] } }),
      call('update-group', { guid: 'orchard', onBehalfOf: 'dill', body: { owner: 'dill', name: 'Taken over' } }),
      call('update-group', { guid: 'orchard', body: { owner: 'dill' } }),
      call('update-group', { guid: 'orchard', body: { type: 'password' } }),
      call('update-group', { guid: 'orchard', body: { type: 'password', password: 'open-the-gate' } }),
    ],
  },
  {
    name: 'a deactivated user takes part in nothing',
    operation: 'deactivate-users',
    rows: [
      user('fern', 'Fern'),
      user('ash', 'Ash'),
      group('hedge', 'Hedge', { owner: 'fern', members: { participants: ['ash'] } }),
      group('ditch', 'Ditch', { owner: 'fern' }),
      call('deactivate-users', { body: { uidsToDeactivate: ['ash'] } }),
      call('add-group-members', { guid: 'ditch', body: { participants: ['ash', 'mira'] } }),
      call('change-group-member-scope', { guid: 'hedge', uid: 'ash', body: { scope: 'moderator' } }),
      call('ban-group-user', { guid: 'hedge', uid: 'ash' }),
      call('update-group', { guid: 'hedge', onBehalfOf: 'ash', body: { name: 'Ashes' } }),
      call('create-group', { onBehalfOf: 'ash', body: { guid: 'stile', name: 'Stile', type: 'public' } }),
      call('reactivate-users', { body: { uidsToActivate: ['ash'] } }),
    ],
  },
]
