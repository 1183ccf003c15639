import { text } from '../../statements/sentences/sentence.ts'
import { given, now, says } from './sentences.ts'

const user = (uid: string) => ({ uid, name: uid })
const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`u${index}`, user(`u${index}`)]))
const groupDetails = { guid: 'swap', name: 'Swap', type: 'public', createdAt: now - 100 } as const
const member = (uid: string, joinedAt: number, more: object = {}) => ({
  [`swap_member_${uid}`]: { memberId: `swap_member_${uid}`, guid: 'swap', uid, joinedAt, groupDetails, ...more },
})
const imports = (kind: string, records: object): [string, object] => [`POST /data_import/${kind}`, { [kind]: records }]
const wrongTime = { error: { code: 'ERR_IMPORT_INVALID_JOINEDAT' } }
const early = member('teo', now - 200, { userDetails: user('teo') })
const swap = { ...groupDetails, owner: 'teo', groupOwnerDetails: user('teo') }
const times = { deliveredAt: 10, readAt: 11 }
const m = { muid: 'm', sender: 'mira', ...text('jonas'), category: 'message', sentAt: 9, ...times }
const owned = { receiverGroupDetails: { ...groupDetails, owner: 'teo' }, receiverGroupOwnerDetails: user('teo') }
const toSwap = { ...m, sentAt: now - 50, receiverType: 'group', receiver: 'swap', ...owned }

const exceptions = { importExceptions: true }
const exception = '500 ERR_EXCEPTION'
const silent = { sentAt: now, data: { text: '' } }

const dataImport = [
  says('at most 50 records are imported at a time', '400 ERR_BAD_REQUEST', ...imports('users', many)),
  says('records are imported independently of each other', [true, 'ERR_UID_ALREADY_EXISTS', 'mira of the garden'], async ({ app }) => {
    const { teo, mira } = await app.importUsers({ body: { users: { teo: user('teo'), mira: user('mira') } } })
    return [teo?.success, (mira as { error?: { code?: string } }).error?.code, (await app.getUser({ uid: 'mira' })).name]
  }),
  says(
    'a link of a user is a URL',
    { t: { error: { code: 'ERR_IMPORT_INVALID_USER_FORMAT' } } },
    ...imports('users', { t: { ...user('t'), link: 'x' } }),
  ),
  says(
    'an icon of a group is a URL',
    { swap: { error: { code: 'ERR_IMPORT_INVALID_GROUP_FORMAT' } } },
    ...imports('groups', { swap: { ...swap, icon: 'x' } }),
  ),
  says('a user joined after the group was created', { swap_member_teo: wrongTime }, ...imports('members', early)),
  says('a user joined before now', { swap_member_mira: wrongTime }, ...imports('members', member('mira', now + 200))),
  says('a rejected membership creates no user', '404 ERR_UID_NOT_FOUND', ...imports('members', early), 'GET /users/teo'),
  says('imported messages keep their times', { m: { data: { sentAt: 9, ...times } } }, ...imports('messages', { m })),
  says('an import creates the owner of a new group', { name: 'teo' }, ...imports('messages', { m: toSwap }), 'GET /users/teo'),
  given(exceptions, says('an old message fails the import', exception, ...imports('messages', { m }))),
  given(exceptions, says('an empty text fails the import', exception, ...imports('messages', { m: { ...m, ...silent } }))),
  given(
    exceptions,
    says('the valid messages of such an import are imported', [exception, 'n'], async ({ app, call }) => [
      await call(...imports('messages', { m, n: { ...m, muid: 'n', sentAt: now } })),
      (await app.listAllMessages()).at(-1)?.muid,
    ]),
  ),
]

export const fakeImportSentences = { dataImport }
