import type { Call } from '../../../contract-tests/fake/call.ts'
import type { Json, Store } from '../../../contract-tests/fake/store.ts'
import { headerOf } from '../../../contract-tests/validate/rawExchange.ts'
import { fault, type StatefulFault, type Wrap } from './fault.ts'
import { afterwards, dataOf, lenient } from './wraps.ts'

// Faults in what the documents say of one value only: a negated operator, a deactivated user, a type that needs a password.

/** Changes the filters of a rule after it was stored. */
const filters = (change: (filter: Json) => Json | undefined): Wrap =>
  afterwards(({ store }, body) => {
    const rule = store.rules.get(String(dataOf(body).id))?.revisions.at(-1)
    if (rule?.filters) rule.filters = (rule.filters as Json[]).flatMap((filter) => change(filter) ?? [])
  })

/** A fault of both operations that store the filters of a rule. */
const ofRules = (kind: string, what: string, change: (filter: Json) => Json | undefined): StatefulFault => ({
  ...fault(kind, 'create-rule', what, filters(change), ['update-rule']),
  handlers: { 'create-rule': filters(change), 'update-rule': filters(change) },
})

const rules: StatefulFault[] = [
  ...['not equals', 'notEquals', 'not in', 'notIn'].map((operator) =>
    ofRules(`${operator.replace(' ', '-')}-ignored`, `a filter with ${operator} is ignored`, (filter) =>
      filter.operator === operator ? undefined : filter,
    ),
  ),
  ofRules('negation-lost', 'notIn is taken for in', (filter) => ({
    ...filter,
    operator: String(filter.operator).replace(/^not ?(.)/, (_, letter: string) => letter.toLowerCase()),
  })),
  ofRules('group-filter-ignored', 'a filter by groups is ignored', (filter) => (filter.entity === 'group' ? undefined : filter)),
  ofRules('ends-with-anything', 'endsWith matches everything', (filter) =>
    filter.operator === 'endsWith' ? { ...filter, value: '' } : filter,
  ),
]

/** Lets the users in a list take part although they are deactivated. */
const withDeactivated =
  (uidsIn: (body: Json) => unknown): Wrap =>
  (next) =>
  (call: Call) => {
    const uids = [uidsIn(call.body) ?? []].flat().map((uid) => String(uid).toLowerCase())
    const users = uids.flatMap((uid) => call.store.users.get(uid) ?? []).filter(({ deactivatedAt }) => deactivatedAt !== undefined)
    const times = users.map(({ deactivatedAt }) => deactivatedAt)
    for (const user of users) delete user.deactivatedAt
    const body = structuredClone(next(call))
    for (const [index, user] of users.entries()) user.deactivatedAt = times[index] as number
    return body
  }

/** Lets a deactivated user act, in the name of another. */
const actingDeactivated = (operation: string): StatefulFault => ({
  id: `deactivated-acts: ${operation}`,
  kind: 'deactivated-acts',
  operation,
  what: 'a deactivated user acts',
  near: ['deactivate-users'],
  request: (request, store: Store) => {
    const uid = headerOf(request.headers, 'onbehalfof')?.toLowerCase()
    const user = uid === undefined ? undefined : store.users.get(uid)
    if (user?.deactivatedAt === undefined) return request
    const group = [...store.groups.values()].find(({ members }) => members.has(user.uid))
    const other = [...(group?.members.keys() ?? [])].find((member) => store.users.get(member)?.deactivatedAt === undefined) ?? ''
    return { ...request, headers: request.headers.map(([name, value]) => [name, name.toLowerCase() === 'onbehalfof' ? other : value]) }
  },
})

const members = (name: string) => (body: Json) => (name in body ? body[name] : (body.members as Json | undefined)?.[name])

const users: StatefulFault[] = [
  fault('deactivated-added', 'add-group-members', 'a deactivated user is added', withDeactivated(members('participants')), [
    'deactivate-users',
  ]),
  fault('deactivated-first-member', 'create-group', 'a deactivated user is a first member', withDeactivated(members('participants')), [
    'deactivate-users',
  ]),
  fault(
    'deactivated-befriended',
    'add-friends',
    'a deactivated user is befriended',
    withDeactivated(({ accepted }) => accepted),
    ['deactivate-users'],
  ),
  fault(
    'deactivated-receives',
    'send-message',
    'a deactivated user receives messages',
    withDeactivated(({ receiver }) => receiver),
    ['deactivate-users'],
  ),
  ...['add-message-reaction', 'mark-user-conversation-as-read', 'flag-a-message', 'create-group'].map(actingDeactivated),
]

const groups: StatefulFault[] = [
  fault(
    'password-not-demanded',
    'update-group',
    'a group is given the type password without a password',
    lenient(/EMPTY_GROUP_PASS/, (call, next) => next({ ...call, body: { ...call.body, password: 'empty' } })),
  ),
]

/** Faults in what the documents say of one value only. */
export const exceptionFaults = (): StatefulFault[] => [...rules, ...users, ...groups]
