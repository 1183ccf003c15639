import { expect } from 'vitest'
import { text } from '../../statements/sentences/sentence.ts'
import { given, says } from './sentences.ts'

const keeper = { role: 'keeper', name: 'Keeper' }
const at = { guid: 'tomato-growers', scope: 'participant' } as const
const deny = (...names: string[]) => ({ permissions: Object.fromEntries(names.map((name) => [name, 'deny'])) })
const restrict = 'POST /roles/default/restrictedfeatures'
const five = { readings: ['pinned-messages-limit/five'] }
const denied = '403 ERR_PERMISSION_DENIED'
const set = 'PUT /roles/default/permissions'
const setForScope = `PUT /groups/${at.guid}/scopes/${at.scope}/permissions`
const ofScopes = { permissions: { 'listMembers.allowedScopes': ['admin', 'moderator'] } }
const unsetting = 'DELETE /roles/default/permissions'
const ofKeepers = ['POST /roles', keeper, 'PUT /roles/keeper/permissions', deny('sendMessage')]
const unlisted = [setForScope, deny('listReactions')]

const roles = [
  says('a role that exists is rejected with 400', '400 ERR_BAD_REQUEST', 'POST /roles', { role: 'default', name: 'Default' }),
  says('the list of roles always contains `default`', [{ role: 'default' }], 'GET /roles'),
  says('the role `default` cannot be deleted', 'ERR_ROLE_DELETE_DENIED', 'DELETE /roles/default'),
]

const permissions = [
  says('the 28 permissions of a role have defaults, not their current values', [28, 'allow'], async ({ app }) => {
    await app.setRolePermissions({ role: 'default', body: deny('sendMessage') })
    const listed = await app.listRolePermissions({ role: 'default' })
    return [listed.length, listed.find(({ id }) => id === 'sendMessage')?.defaultValue]
  }),
  says('the members with a scope can have 11 permissions', 11, async ({ app }) => (await app.listScopePermissions(at)).length),
  says('permissions that are left out do not change', deny('ban', 'kick'), set, deny('ban'), set, deny('kick')),
  says('so do those of a scope', deny('ban', 'kick'), setForScope, deny('ban'), setForScope, deny('kick')),
  says('lists of a scope are returned as lists', ofScopes, setForScope, ofScopes),
  says('a role denies to list and to pin', [denied, denied], async ({ app, call }) => {
    await app.createRole({ body: keeper })
    await app.updateUser({ uid: 'mira', body: { role: 'keeper' } })
    await app.setRolePermissions({ role: 'keeper', body: deny('listGroups', 'pinMessage') })
    return [await call('mira GET /groups'), await call('mira POST /messages/1/pin')]
  }),
  given(five, says('whatever the limit of pinned messages', denied, set, deny('pinMessage'), 'mira POST /messages/1/pin')),
  says('what a role denies, other users may do', { id: '4' }, ...ofKeepers, 'jonas POST /messages', text('mira')),
  says('a scope denies to list reactions', denied, ...unlisted, 'priya GET /messages/1/reactions'),
  says('what a scope denies, others may do', [], ...unlisted, 'jonas GET /messages/1/reactions'),
  says('a scope denies in its group only', { id: '4' }, setForScope, deny('sendMessage'), 'priya POST /messages', text('mira')),
  says('unsetting shows the others', deny('kick'), set, deny('ban', 'kick'), `${unsetting}/ban`),
  says('outcomes of features have the prefix `u.`', { 'u.ban': { success: true } }, restrict, { featuresToRestrict: ['ban'] }),
]

const apiKeys = [
  says('a name of a key is taken once', '400 ERR_BAD_REQUEST', 'POST /apikeys', { name: 'Shed' }, 'POST /apikeys', { name: 'Shed' }),
  says('a key keeps what is not sent; the list has its value', { name: 'Shed', scope: 'authOnly' }, async ({ app }) => {
    const { apiKey } = await app.createApikey({ body: { name: 'Garden', scope: 'authOnly' } })
    await app.updateApikey({ apiKey, body: { name: 'Shed' } })
    expect(await app.listApikeys({ scope: 'authOnly' })).toMatchObject([await app.getApikey({ apiKey })])
    return app.getApikey({ apiKey })
  }),
]

const list = { name: 'List', category: 'word', searchTerms: 'x' }
const quotas: readonly [of: string, most: number, request: string, body: (number: number) => object][] = [
  ['25 roles beside `default`', 25, 'POST /roles', (number) => ({ role: `role-${number}`, name: 'Role' })],
  // The key of the client counts as well.
  ['25 API keys', 24, 'POST /apikeys', (number) => ({ name: `Key ${number}` })],
  ['5 reasons of its own', 5, 'POST /moderation/reasons', (number) => ({ id: `reason-${number}`, name: 'Reason' })],
  ['25 keyword lists of its own', 25, 'POST /moderation/keywords', (number) => ({ id: `list-${number}`, ...list })],
  ['25 rules of its own', 25, 'POST /moderation/rules', (number) => ({ id: `rule-${number}`, name: 'Rule' })],
]

const calls = (most: number, request: string, body: (number: number) => object) =>
  Array.from({ length: most + 1 }, (_, number) => [request, body(number)]).flat()

const quotasOfAnApp = quotas.map(([of, ...quota]) => says(`an app has at most ${of}`, '400 ERR_BAD_REQUEST', ...calls(...quota)))

export const fakeRoleSentences = { roles, permissions, apiKeys, quotasOfAnApp }
