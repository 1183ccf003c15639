import type { CreateRoleRequest, UpdateRoleRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type Handlers, pickFields, reject, requireRoom, withoutUndefined } from '../fakeCall.ts'
import { pageOf } from '../paging.ts'
import type { RoleRecord } from '../records.ts'
import type { Store } from '../store.ts'

export function roleOf(store: Store, id: string): RoleRecord {
  return store.roles.get(id.toLowerCase()) ?? reject('ERR_ROLE_NOT_FOUND', `The role ${id} does not exist.`)
}

const show = ({ permissions: _, restricted: __, ...role }: RoleRecord): Json => withoutUndefined(role)

/** The role fields that callers can set. */
const settable = ['name', 'description', 'metadata', 'settings']

export function addRole(store: Store, fields: Json): RoleRecord {
  const id = (fields as unknown as CreateRoleRequest).role.toLowerCase()
  if (store.roles.has(id)) reject('ERR_BAD_REQUEST', `The role ${id} is taken.`)
  const role = {
    ...pickFields(fields, settable),
    role: id,
    createdAt: store.now(),
    permissions: {},
    restricted: new Map(),
  } as unknown as RoleRecord
  store.roles.set(id, role)
  return role
}

export const roles: Handlers = {
  'list-roles': (call) => pageOf(call, [...call.store.roles.values()], show),

  'create-role'(call) {
    // The role `default` does not count.
    requireRoom(call, call.store.roles.size - 1)
    return { data: show(addRole(call.store, call.body)) }
  },

  'get-role': ({ store, path }) => ({ data: show(roleOf(store, path.role as string)) }),

  'update-role'({ store, path, body }) {
    const role = roleOf(store, path.role as string)
    const { unset = [] } = body as UpdateRoleRequest
    for (const name of unset) delete role[name]
    Object.assign(role, pickFields(body, settable), { updatedAt: store.now() })
    return { data: show(role) }
  },

  'delete-role'({ store, path, operation }) {
    const { role } = roleOf(store, path.role as string)
    if (role === operation.undeletable?.role) reject('ERR_ROLE_DELETE_DENIED', `The role ${role} cannot be deleted.`)
    store.roles.delete(role)
    for (const user of store.users.values()) if (user.role === role) user.role = 'default'
    return confirmation(`The role ${role} was deleted.`)
  },
}
