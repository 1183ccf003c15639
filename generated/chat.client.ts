// Written by `npm run generate` from openapi/. Do not edit.
import type * as chat from './chat.ts'
import type { CallMethod, ListMethod, NoParameters, OptionalCallMethod, OptionalListMethod } from './methods.ts'

export type * from './methods.ts'

/** An operation of openapi/chat, by its method's name. */
export type ChatOperationName = keyof ChatOperations<never, never>

/** The operations that take no `onBehalfOf`. */
export interface ChatAppOperations<Options, Facts> {
  /**
   * Lists the app's users, up to 1000 per page. You can combine filters by name or uid, status, role, tags and time.
   *
   * Deactivated users are excluded unless you request them.
   *
   * @remarks
   * `GET /users`, operation `list-users` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listUsers({ uids: ['mira', 'jonas'], perPage: 100 })
   * ```
   */
  listUsers: OptionalListMethod<ListUsersParameters, chat.ListUsersResponse, ListUsersItem, Options, Facts>
  /**
   * Creates a user. Choose a uid, which cannot be changed later; CometChat converts it to lower case.
   *
   * With `withAuthToken` the response includes a token that the user can log in with. An `authOnly` key works here too, but is for
   * demos only. CometChat rejects `avatar: null`; leave the field out instead.
   *
   * The `uid` must be unique in the app. If it is taken, the call fails with 400 `ERR_UID_ALREADY_EXISTS`.
   *
   * @remarks
   * `POST /users`, operation `create-user` of the Chat API. Key: fullAccess or authOnly.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_INVALID_UID`, `ERR_PLAN_QUOTA_RESTRICTION`,
   * `ERR_ROLE_NOT_FOUND`, `ERR_UID_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.createUser({ body: { uid: 'dealbot', name: 'Best Deals' } })
   * ```
   */
  createUser: CallMethod<CreateUserParameters, chat.CreateUserResponse, Options, Facts>
  /**
   * Reactivates deactivated users, with all their data. The call succeeds even if some uids are unknown; the response names them in
   * `notFound`.
   *
   * @remarks
   * `PUT /users`, operation `reactivate-users` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.reactivateUsers({ body: { uidsToActivate: ['teo'] } })
   * ```
   */
  reactivateUsers: CallMethod<ReactivateUsersParameters, chat.ReactivateUsersResponse, Options, Facts>
  /**
   * Deactivates several users at once. CometChat keeps their data, and `reactivateUsers` reactivates them.
   *
   * The call succeeds even if some uids are unknown; the response names them in `notFound`. To remove a user permanently, call
   * `deleteUser`.
   *
   * @remarks
   * `DELETE /users`, operation `deactivate-users` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.deactivateUsers({ body: { uidsToDeactivate: ['teo'] } })
   * ```
   */
  deactivateUsers: CallMethod<DeactivateUsersParameters, chat.DeactivateUsersResponse, Options, Facts>
  /**
   * Changes a user's details. The uid cannot be changed.
   *
   * Send only the fields that change. To clear a field, list it in `unset`.
   *
   * @remarks
   * `PUT /users/{uid}`, operation `update-user` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateUser({
   *   uid: 'mira',
   *   body: {
   *     statusMessage: 'Turning the compost.',
   *     tags: ['compost-team'],
   *   },
   * })
   * ```
   */
  updateUser: CallMethod<UpdateUserParameters, chat.UpdateUserResponse, Options, Facts>
  /**
   * Deactivates a user, or with `permanent` deletes the user permanently, together with messages, conversations and related data.
   * `reactivateUsers` undoes a deactivation; a permanent deletion cannot be undone.
   *
   * @remarks
   * `DELETE /users/{uid}`, operation `delete-user` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_UID_DELETE_FAILED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteUser({ uid: 'mira', body: { permanent: true } })
   * ```
   */
  deleteUser: CallMethod<DeleteUserParameters, chat.DeleteUserResponse, Options, Facts>
  /**
   * Creates a token with which one user logs in through a client SDK. Earlier tokens stay valid, up to the newest 100.
   *
   * Create one for each device, on your server. A token can be limited to a platform and a device. An `authOnly` key works here too,
   * but is for demos only.
   *
   * @remarks
   * `POST /users/{uid}/auth_tokens`, operation `create-authtoken` of the Chat API. Key: fullAccess or authOnly.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.createAuthtoken({ uid: 'mira', body: { force: true } })
   * ```
   */
  createAuthtoken: CallMethod<CreateAuthtokenParameters, chat.CreateAuthtokenResponse, Options, Facts>
  /**
   * Lists the auth tokens of one user, page by page. A user has at most 100 active tokens, so a page of the default size contains
   * all of them.
   *
   * CometChat may return the whole list at once instead.
   *
   * @remarks
   * `GET /users/{uid}/auth_tokens`, operation `list-authtokens` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listAuthtokens({ uid: 'mira' })
   * ```
   */
  listAuthtokens: ListMethod<ListAuthtokensParameters, chat.ListAuthtokensResponse, ListAuthtokensItem, Options, Facts>
  /**
   * Deletes all auth tokens of one user, which logs the user out everywhere. To let the user log in again, create a new token.
   *
   * @remarks
   * `DELETE /users/{uid}/auth_tokens`, operation `flush-authtokens` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AUTH_TOKENS_DELETE_FAILED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.flushAuthtokens({ uid: 'mira' })
   * ```
   */
  flushAuthtokens: CallMethod<FlushAuthtokensParameters, chat.FlushAuthtokensResponse, Options, Facts>
  /**
   * Returns one auth token of a user, with the platform and the client that use it, if they are known.
   *
   * @remarks
   * `GET /users/{uid}/auth_tokens/{authToken}`, operation `get-authtoken` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AUTHTOKEN_NOT_ACCESSIBLE`, `ERR_AUTH_TOKEN_NOT_FOUND`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getAuthtoken({
   *   uid: 'mira',
   *   authToken: 'mira_1772355600feedfacefeedface',
   * })
   * ```
   */
  getAuthtoken: CallMethod<GetAuthtokenParameters, chat.GetAuthtokenResponse, Options, Facts>
  /**
   * Stores the platform, the user agent or app details for a token. The token itself stays the same.
   *
   * @remarks
   * `PUT /users/{uid}/auth_tokens/{authToken}`, operation `update-authtoken` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AUTHTOKEN_NOT_ACCESSIBLE`, `ERR_AUTHTOKEN_UNAVAILABLE`,
   * `ERR_AUTH_TOKEN_NOT_FOUND`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateAuthtoken({
   *   uid: 'mira',
   *   authToken: 'mira_1772355600feedfacefeedface',
   *   body: {
   *     platform: 'ios',
   *     userAgent: 'LindenYard/1.4 (iPhone)',
   *     appInfo: { version: '1.4' },
   *   },
   * })
   * ```
   */
  updateAuthtoken: CallMethod<UpdateAuthtokenParameters, chat.UpdateAuthtokenResponse, Options, Facts>
  /**
   * Deletes one auth token, which logs the user out of the client that uses it. The user's other tokens stay valid.
   *
   * @remarks
   * `DELETE /users/{uid}/auth_tokens/{authToken}`, operation `delete-authtoken` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AUTHTOKEN_NOT_ACCESSIBLE`, `ERR_AUTH_TOKEN_DELETE_FAILED`,
   * `ERR_AUTH_TOKEN_NOT_FOUND`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteAuthtoken({
   *   uid: 'mira',
   *   authToken: 'mira_1772355600feedfacefeedface',
   * })
   * ```
   */
  deleteAuthtoken: CallMethod<DeleteAuthtokenParameters, chat.DeleteAuthtokenResponse, Options, Facts>
  /**
   * Creates a role with an id of your choice; CometChat converts it to lower case. Set the permissions of the role with
   * `setRolePermissions`.
   *
   * An app can have at most 25 roles.
   *
   * @remarks
   * `POST /roles`, operation `create-role` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_WS_ROLE_CREATION_FAILED`.
   * @example
   * ```ts
   * const response = await chat.createRole({
   *   body: {
   *     role: 'keeper',
   *     name: 'Keeper',
   *     description: 'Returns only the garden and its paths.',
   *     metadata: { email: 'keeper@example.com' },
   *     settings: { listUsers: 'all', sendMessagesTo: 'all' },
   *   },
   * })
   * ```
   */
  createRole: CallMethod<CreateRoleParameters, chat.CreateRoleResponse, Options, Facts>
  /**
   * Lists the app's roles, page by page. The list always contains `default`, the role of users without another role.
   *
   * CometChat may return the whole list at once instead.
   *
   * @remarks
   * `GET /roles`, operation `list-roles` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listRoles()
   * ```
   */
  listRoles: OptionalListMethod<ListRolesParameters, chat.ListRolesResponse, ListRolesItem, Options, Facts>
  /**
   * Returns a role. Metadata and settings are absent if they are not set.
   *
   * @remarks
   * `GET /roles/{role}`, operation `get-role` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getRole({ role: 'keeper' })
   * ```
   */
  getRole: CallMethod<GetRoleParameters, chat.GetRoleResponse, Options, Facts>
  /**
   * Updates a role. The id of a role cannot change.
   *
   * Send only the fields that change. To clear a field, list it in `unset`.
   *
   * @remarks
   * `PUT /roles/{role}`, operation `update-role` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateRole({
   *   role: 'keeper',
   *   body: {
   *     description:
   *       'Returns only the garden, its paths and its peace.',
   *   },
   * })
   * ```
   */
  updateRole: CallMethod<UpdateRoleParameters, chat.UpdateRoleResponse, Options, Facts>
  /**
   * Deletes a role permanently.
   *
   * The role `default` cannot be deleted.
   *
   * @remarks
   * `DELETE /roles/{role}`, operation `delete-role` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_DELETE_DENIED`, `ERR_ROLE_DELETE_FAILED`,
   * `ERR_ROLE_NOT_FOUND`, `ERR_WS_ROLE_DELETION_FAILED`.
   * @example
   * ```ts
   * const response = await chat.deleteRole({ role: 'keeper' })
   * ```
   */
  deleteRole: CallMethod<DeleteRoleParameters, chat.DeleteRoleResponse, Options, Facts>
  /**
   * Creates an API key; CometChat generates its value. To rotate a key, create a new key, use it everywhere, and then delete the old
   * key.
   *
   * An app can have at most 25 API keys.
   *
   * @remarks
   * `POST /apikeys`, operation `create-apikey` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.createApikey({ body: { name: 'Demo login', scope: 'authOnly' } })
   * ```
   */
  createApikey: CallMethod<CreateApikeyParameters, chat.CreateApikeyResponse, Options, Facts>
  /**
   * Returns the app's API keys, including their values. Treat the response as a secret.
   *
   * Filter the list by scope, or search in the names.
   *
   * @remarks
   * `GET /apikeys`, operation `list-apikeys` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listApikeys({ scope: 'authOnly' })
   * ```
   */
  listApikeys: OptionalCallMethod<ListApikeysParameters, chat.ListApikeysResponse, Options, Facts>
  /**
   * Returns an API key with its name and scope.
   *
   * @remarks
   * `GET /apikeys/{apiKey}`, operation `get-apikey` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APIKEY_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getApikey({ apiKey: 'cafebabecafebabecafebabecafebabecafebabe' })
   * ```
   */
  getApikey: CallMethod<GetApikeyParameters, chat.GetApikeyResponse, Options, Facts>
  /**
   * Changes the name or scope of an API key. A key cannot change itself; use another key for the request.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PUT /apikeys/{apiKey}`, operation `update-apikey` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APIKEY_NOT_FOUND`, `ERR_APIKEY_NO_SELF_ACTION`.
   * @example
   * ```ts
   * const response = await chat.updateApikey({
   *   apiKey: 'cafebabecafebabecafebabecafebabecafebabe',
   *   body: { name: 'Open day login' },
   * })
   * ```
   */
  updateApikey: CallMethod<UpdateApikeyParameters, chat.UpdateApikeyResponse, Options, Facts>
  /**
   * Deletes an API key. Requests with the key then fail.
   *
   * A key cannot delete itself; use another key for the request.
   *
   * @remarks
   * `DELETE /apikeys/{apiKey}`, operation `delete-apikey` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APIKEY_NOT_FOUND`, `ERR_APIKEY_NO_SELF_ACTION`.
   * @example
   * ```ts
   * const response = await chat.deleteApikey({ apiKey: 'cafebabecafebabecafebabecafebabecafebabe' })
   * ```
   */
  deleteApikey: CallMethod<DeleteApikeyParameters, chat.DeleteApikeyResponse, Options, Facts>
  /**
   * Returns the permissions that a scope of a group can have, each with its possible values and its default. The response does not
   * contain the current values; `setScopePermissions` and `unsetScopePermission` return them.
   *
   * @remarks
   * `GET /groups/{guid}/scopes/{scope}/permissions`, operation `list-scope-permissions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GUID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listScopePermissions({ guid: 'tomato-growers', scope: 'participant' })
   * ```
   */
  listScopePermissions: CallMethod<ListScopePermissionsParameters, chat.ListScopePermissionsResponse, Options, Facts>
  /**
   * Sets permissions of a scope in a group. Permissions that you leave out do not change.
   *
   * Scope permissions are checked after the permissions of the user's role, and both must allow an action. An action that the scope
   * denies fails with `ERR_PERMISSION_DENIED`.
   *
   * @remarks
   * `PUT /groups/{guid}/scopes/{scope}/permissions`, operation `set-scope-permissions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GUID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.setScopePermissions({
   *   guid: 'tomato-growers',
   *   scope: 'participant',
   *   body: {
   *     permissions: {
   *       sendMessage: 'deny',
   *       addReaction: 'allow',
   *       "initiateCall.allowedType": ['audio'],
   *     },
   *   },
   * })
   * ```
   */
  setScopePermissions: CallMethod<SetScopePermissionsParameters, chat.SetScopePermissionsResponse, Options, Facts>
  /**
   * Unsets a permission of a scope in a group, so that its default applies again. The response contains the remaining permissions of
   * the scope.
   *
   * @remarks
   * `DELETE /groups/{guid}/scopes/{scope}/permissions/{permission}`, operation `unset-scope-permission` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GUID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.unsetScopePermission({
   *   guid: 'tomato-growers',
   *   scope: 'participant',
   *   permission: 'sendMessage',
   * })
   * ```
   */
  unsetScopePermission: CallMethod<UnsetScopePermissionParameters, chat.UnsetScopePermissionResponse, Options, Facts>
  /**
   * Returns the permissions that a role can have, each with its possible values and its default. The response does not contain the
   * current values; `setRolePermissions` and `unsetRolePermission` return them.
   *
   * @remarks
   * `GET /roles/{role}/permissions`, operation `list-role-permissions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listRolePermissions({ role: 'keeper' })
   * ```
   */
  listRolePermissions: CallMethod<ListRolePermissionsParameters, chat.ListRolePermissionsResponse, Options, Facts>
  /**
   * Sets permissions of a role. Permissions that you leave out do not change.
   *
   * Role permissions apply in the whole app. They are checked before the permissions of a group scope, and both must allow an
   * action. An action that the role denies fails with `ERR_PERMISSION_DENIED`.
   *
   * @remarks
   * `PUT /roles/{role}/permissions`, operation `set-role-permissions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.setRolePermissions({
   *   role: 'keeper',
   *   body: {
   *     permissions: {
   *       createGroup: 'allow',
   *       "createGroup.allowedGroupTypes": ['public'],
   *       "listUsers.mode": 'friends',
   *     },
   *   },
   * })
   * ```
   */
  setRolePermissions: CallMethod<SetRolePermissionsParameters, chat.SetRolePermissionsResponse, Options, Facts>
  /**
   * Unsets a permission of a role, so that its default applies again. The response contains the remaining permissions of the role.
   *
   * @remarks
   * `DELETE /roles/{role}/permissions/{permission}`, operation `unset-role-permission` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.unsetRolePermission({ role: 'keeper', permission: 'listUsers.mode' })
   * ```
   */
  unsetRolePermission: CallMethod<UnsetRolePermissionParameters, chat.UnsetRolePermissionResponse, Options, Facts>
  /**
   * Restricts features for a role. Use `setRolePermissions` instead, and set the permissions to `deny`.
   *
   * @remarks
   * `POST /roles/{role}/restrictedfeatures`, operation `restrict-features` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.restrictFeatures({
   *   role: 'keeper',
   *   body: { featuresToRestrict: ['deleteGroup'] },
   * })
   * ```
   * @deprecated Use `setRolePermissions`.
   */
  restrictFeatures: CallMethod<RestrictFeaturesParameters, chat.RestrictFeaturesResponse, Options, Facts>
  /**
   * Returns the features that are restricted for a role. Use permissions instead, and list them with `listRolePermissions`.
   *
   * @remarks
   * `GET /roles/{role}/restrictedfeatures`, operation `list-restricted-features` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listRestrictedFeatures({ role: 'keeper' })
   * ```
   * @deprecated Use `listRolePermissions`.
   */
  listRestrictedFeatures: CallMethod<ListRestrictedFeaturesParameters, chat.ListRestrictedFeaturesResponse, Options, Facts>
  /**
   * Allows some or all restricted features for a role again. Use `setRolePermissions` instead, and set the permissions to `allow`.
   *
   * @remarks
   * `DELETE /roles/{role}/restrictedfeatures`, operation `allow-features` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ROLE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.allowFeatures({
   *   role: 'keeper',
   *   body: { featuresToAllow: ['deleteGroup'] },
   * })
   * ```
   * @deprecated Use `setRolePermissions`.
   */
  allowFeatures: CallMethod<AllowFeaturesParameters, chat.AllowFeaturesResponse, Options, Facts>
  /**
   * Makes users friends of a user, up to 25 in one call. Friendship is mutual and takes effect at once; there are no friend
   * requests.
   *
   * The response has a result for each uid.
   *
   * A user can have at most 1,000 friends.
   *
   * @remarks
   * `POST /users/{uid}/friends`, operation `add-friends` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ALREADY_FRIEND`, `ERR_CANNOT_FORM_SELF_RELATION`,
   * `ERR_FAILED_TO_ADD_FRIEND`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.addFriends({ uid: 'mira', body: { accepted: ['jonas', 'priya'] } })
   * ```
   */
  addFriends: CallMethod<AddFriendsParameters, chat.AddFriendsResponse, Options, Facts>
  /**
   * Lists the friends of a user, page by page, each with the id of the conversation between the two.
   *
   * @remarks
   * `GET /users/{uid}/friends`, operation `list-friends` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listFriends({ uid: 'mira' })
   * ```
   */
  listFriends: ListMethod<ListFriendsParameters, chat.ListFriendsResponse, ListFriendsItem, Options, Facts>
  /**
   * Ends a user's friendship with others, for both sides.
   *
   * @remarks
   * `DELETE /users/{uid}/friends`, operation `remove-friends` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_NOT_A_FRIEND`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.removeFriends({ uid: 'mira', body: { friends: ['priya'] } })
   * ```
   */
  removeFriends: CallMethod<RemoveFriendsParameters, chat.RemoveFriendsResponse, Options, Facts>
  /**
   * Blocks users for a user. From then on, neither side can message or call the other.
   *
   * The response has a result for each uid. Users cannot block themselves (`ERR_CANNOT_BLOCK_SELF`).
   *
   * @remarks
   * `POST /users/{uid}/blockedusers`, operation `block-users` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CANNOT_BLOCK_SELF`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.blockUsers({ uid: 'mira', body: { blockedUids: ['dealbot'] } })
   * ```
   */
  blockUsers: CallMethod<BlockUsersParameters, chat.BlockUsersResponse, Options, Facts>
  /**
   * Lists the users that a user has blocked, page by page, each with the time of the block.
   *
   * CometChat may return the whole list at once instead.
   *
   * @remarks
   * `GET /users/{uid}/blockedusers`, operation `list-blocked-users` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listBlockedUsers({ uid: 'mira' })
   * ```
   */
  listBlockedUsers: ListMethod<ListBlockedUsersParameters, chat.ListBlockedUsersResponse, ListBlockedUsersItem, Options, Facts>
  /**
   * Unblocks users for a user, so that they can send messages to that user again. The response has a result for each uid.
   *
   * @remarks
   * `DELETE /users/{uid}/blockedusers`, operation `unblock-users` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.unblockUsers({ uid: 'mira', body: { blockedUids: ['dealbot'] } })
   * ```
   */
  unblockUsers: CallMethod<UnblockUsersParameters, chat.UnblockUsersResponse, Options, Facts>
  /**
   * Lists the members of a group, page by page, each as a user with a scope and the time of joining. Filter them by scope or status.
   *
   * The list can contain banned users; call `listBannedGroupUsers` to see who is banned.
   *
   * @remarks
   * `GET /groups/{guid}/members`, operation `list-group-members` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GUID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listGroupMembers({ guid: 'tomato-growers' })
   * ```
   */
  listGroupMembers: ListMethod<ListGroupMembersParameters, chat.ListGroupMembersResponse, ListGroupMembersItem, Options, Facts>
  /**
   * Lists the users who are banned from a group, page by page. They stay banned until they are unbanned with `unbanGroupUser`.
   *
   * CometChat may return the whole list at once instead.
   *
   * @remarks
   * `GET /groups/{guid}/bannedusers`, operation `list-banned-group-users` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GUID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listBannedGroupUsers({ guid: 'tomato-growers' })
   * ```
   */
  listBannedGroupUsers: ListMethod<ListBannedGroupUsersParameters, chat.ListBannedGroupUsersResponse, ListBannedGroupUsersItem, Options, Facts>
  /**
   * Sends a message as a bot, to a user, to a group, or to several users and groups. The body is the same as for `sendMessage`.
   *
   * To answer users, read their messages with `listAllMessages`: the event `message_sent` is not sent for messages from the client
   * SDKs.
   *
   * The new message becomes available after 2 to 3 seconds. Until then, some calls with it fail with 403 `ERR_MESSAGE_NO_ACCESS`.
   * The client retries them.
   *
   * @remarks
   * `POST /bots/{uid}/messages`, operation `send-bot-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_BLOCKED_BY_EXTENSION`: An extension stopped the message.
   * - `ERR_BLOCKED_BY_WEBHOOK`: A webhook stopped the message.
   * - `ERR_BLOCKED_RECEIVER`: The sender has blocked the receiver of the message or call.
   * - `ERR_BLOCKED_SENDER`: The receiver of the message or call has blocked the sender.
   * - `ERR_BOT_NOT_FOUND`: This uid has no bot.
   * - `ERR_CARD_DATA_MISSING`: A message of the category `card` has no `data.card`.
   * - `ERR_EMPTY_CUSTOM_DATA`: A custom message lacks its `data.customData`.
   * - `ERR_EMPTY_MESSAGE_CATEGORY`: The message's category is missing.
   * - `ERR_EMPTY_MESSAGE_FILE`: A media message lacks its file.
   * - `ERR_EMPTY_MESSAGE_TEXT`: A text message lacks its text.
   * - `ERR_EMPTY_MESSAGE_TYPE`: The message's type is missing.
   * - `ERR_EMPTY_RECEIVER`: The message has no receiver.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_INVALID_CARD_BODY`: The card's body is empty.
   * - `ERR_INVALID_CARD_VERSION`: The card's version is not `1.0`.
   * - `ERR_INVALID_CUSTOM_DATA`: `data.customData` is not valid JSON.
   * - `ERR_INVALID_MEDIA_MESSAGE`: The media message is not valid.
   * - `ERR_INVALID_MESSAGE_CATEGORY`: This message category does not exist.
   * - `ERR_INVALID_MESSAGE_DATA`: The body of the message is not valid.
   * - `ERR_INVALID_MESSAGE_TEXT`: The text of the message is not a string.
   * - `ERR_INVALID_MESSAGE_TYPE`: This message type does not exist.
   * - `ERR_INVALID_METADATA`: `data.metadata` is not valid JSON.
   * - `ERR_INVALID_RECEIVER_TYPE`: This type of receiver does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.sendBotMessage({
   *   uid: 'garden-helper',
   *   body: {
   *     receiver: 'tomato-growers',
   *     receiverType: 'group',
   *     type: 'text',
   *     data: {
   *       text:
   *         'No frost until Sunday: a good week to plant.',
   *     },
   *   },
   * })
   * ```
   */
  sendBotMessage: CallMethod<SendBotMessageParameters, chat.SendBotMessageResponse, Options, Facts>
  /**
   * Lists the conversations that the app has pinned for everyone, at most five.
   *
   * Order: as they are shown, the topmost first.
   *
   * @remarks
   * `GET /conversations/pinned`, operation `list-global-pinned-conversations` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listGlobalPinnedConversations()
   * ```
   */
  listGlobalPinnedConversations: OptionalCallMethod<NoParameters, chat.ListGlobalPinnedConversationsResponse, Options, Facts>
  /**
   * Pins up to five conversations for everyone, in the order in which you send them, and unpins all others. They are shown at the
   * top of every user's list.
   *
   * If an entry occurs twice, only the first counts. An empty list unpins all.
   *
   * The change affects all users of the app.
   *
   * @remarks
   * `PUT /conversations/pinned`, operation `replace-global-pinned-conversations` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GUID_NOT_FOUND`,
   * `ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.replaceGlobalPinnedConversations({
   *   body: {
   *     pinnedConversations: [
   *       { guid: 'tomato-growers' },
   *       { guid: 'seed-swap' },
   *     ],
   *   },
   * })
   * ```
   */
  replaceGlobalPinnedConversations: CallMethod<ReplaceGlobalPinnedConversationsParameters, chat.ReplaceGlobalPinnedConversationsResponse, Options, Facts>
  /**
   * Lists the conversations of the user in the path, page by page, each with its last message. Prefer `listConversations` with
   * `onBehalfOf`.
   *
   * @remarks
   * `GET /users/{uid}/conversations`, operation `list-user-conversations` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listUserConversations({ uid: 'mira' })
   * ```
   */
  listUserConversations: ListMethod<ListUserConversationsParameters, chat.ListUserConversationsResponse, ListUserConversationsItem, Options, Facts>
  /**
   * Lists the messages that a rule blocked, each with the rule and the condition that it matched. They stay blocked until a
   * moderator reviews them with `reviewBlockedMessage`.
   *
   * The records of blocked messages cannot be deleted with the API.
   *
   * @remarks
   * `GET /moderation/blocked-messages`, operation `list-blocked-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.listBlockedMessages()
   * ```
   */
  listBlockedMessages: OptionalCallMethod<NoParameters, chat.ListBlockedMessagesResponse, Options, Facts>
  /**
   * Records a moderator's decision about a message that a rule blocked. `approved` delivers it after all, perhaps late in the
   * conversation; `rejected` leaves it blocked, and `reviewed` marks it as read by a moderator.
   *
   * Flagged messages take `disapproved` instead of `rejected`.
   *
   * @remarks
   * `PATCH /moderation/blocked-messages/{id}`, operation `review-blocked-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_MESSAGE_ID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.reviewBlockedMessage({ id: '4201', body: { status: 'approved' } })
   * ```
   */
  reviewBlockedMessage: CallMethod<ReviewBlockedMessageParameters, chat.ReviewBlockedMessageResponse, Options, Facts>
  /**
   * Lists the messages that wait for a moderator, each with the users who flagged it, the times and the reasons. Users flag messages
   * with `flagAMessage`; rules can flag them too.
   *
   * `reviewFlaggedMessage` moves a message to the reviewed messages. The records of flagged messages cannot be deleted with the API.
   *
   * @remarks
   * `GET /moderation/flagged-messages`, operation `list-flagged-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.listFlaggedMessages()
   * ```
   */
  listFlaggedMessages: OptionalCallMethod<ListFlaggedMessagesParameters, chat.ListFlaggedMessagesResponse, Options, Facts>
  /**
   * Records a moderator's decision about a flagged message. `approved` leaves the message in its conversation; `disapproved` blocks
   * it, which hides it.
   *
   * In both cases it moves from the flagged to the reviewed messages, and its sender is not notified. Blocked messages take
   * `rejected` instead of `disapproved`.
   *
   * @remarks
   * `PATCH /moderation/flagged-messages/{id}`, operation `review-flagged-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_MESSAGE_ID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.reviewFlaggedMessage({ id: '4201', body: { status: 'disapproved' } })
   * ```
   */
  reviewFlaggedMessage: CallMethod<ReviewFlaggedMessageParameters, chat.ReviewFlaggedMessageResponse, Options, Facts>
  /**
   * Lists the app's lists of words, patterns and sentences with all their entries, both the built-in ones (`default` is true) and
   * your own.
   *
   * @remarks
   * `GET /moderation/keywords`, operation `list-keyword-lists` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.listKeywordLists()
   * ```
   */
  listKeywordLists: OptionalCallMethod<NoParameters, chat.ListKeywordListsResponse, Options, Facts>
  /**
   * Adds a list of words, patterns or sentences that rules can refer to. Send multipart form data, with the entries as text or as a
   * CSV file of at most 1 MB, or send JSON.
   *
   * An app can have at most 25 lists. The lists that come with the app do not count.
   *
   * @remarks
   * `POST /moderation/keywords`, operation `create-keyword-list` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.createKeywordList({
   *   body: {
   *     category: 'word',
   *     id: 'advert-words',
   *     name: 'Advert words',
   *     description: 'What shops like to say.',
   *     searchTerms: 'half price,free shipping,discount code',
   *   },
   * })
   * ```
   */
  createKeywordList: CallMethod<CreateKeywordListParameters, chat.CreateKeywordListResponse, Options, Facts>
  /**
   * Returns one list of words, patterns or sentences with all its entries.
   *
   * @remarks
   * `GET /moderation/keywords/{keywordId}`, operation `get-keyword-list` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_KEYWORD_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getKeywordList({ keywordId: 'advert-words' })
   * ```
   */
  getKeywordList: CallMethod<GetKeywordListParameters, chat.GetKeywordListResponse, Options, Facts>
  /**
   * Changes a list; the change applies at once to all rules that refer to the list. The body is the same as for `createKeywordList`.
   *
   * Send every entry that the list should keep: omitted entries may be removed.
   *
   * @remarks
   * `PUT /moderation/keywords/{keywordId}`, operation `update-keyword-list` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_KEYWORD_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateKeywordList({
   *   keywordId: 'advert-words',
   *   body: {
   *     category: 'word',
   *     name: 'Advert words',
   *     searchTerms:
   *       'half price,free shipping,discount code,last chance',
   *   },
   * })
   * ```
   */
  updateKeywordList: CallMethod<UpdateKeywordListParameters, chat.UpdateKeywordListResponse, Options, Facts>
  /**
   * Deletes a list. Change the rules that refer to it first.
   *
   * @remarks
   * `DELETE /moderation/keywords/{keywordId}`, operation `delete-keyword-list` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_KEYWORD_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteKeywordList({ keywordId: 'advert-words' })
   * ```
   */
  deleteKeywordList: CallMethod<DeleteKeywordListParameters, chat.DeleteKeywordListResponse, Options, Facts>
  /**
   * Lists the messages that were submitted with `submitMessageForModeration`, each with its current status in
   * `data.moderation.status` (`pending`, `approved` or `disapproved`).
   *
   * @remarks
   * `GET /moderation/messages`, operation `list-submitted-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.listSubmittedMessages({ sender: 'priya' })
   * ```
   */
  listSubmittedMessages: OptionalCallMethod<ListSubmittedMessagesParameters, chat.ListSubmittedMessagesResponse, Options, Facts>
  /**
   * Submits a message that your app delivers itself, outside of CometChat, to the app's moderation rules. The response arrives
   * before the decision and has `data.moderation.status` `pending`.
   *
   * The decision (`approved` or `disapproved`) arrives by webhook; you can also fetch it with `getSubmittedMessage`. A sender,
   * receiver or group that does not exist yet is created from the details in the request.
   *
   * @remarks
   * `POST /moderation/messages`, operation `submit-message-for-moderation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.submitMessageForModeration({
   *   body: {
   *     category: 'message',
   *     type: 'text',
   *     sender: 'priya',
   *     receiver: 'jonas',
   *     receiverType: 'user',
   *     data: { text: 'Are your seedlings out already?' },
   *     senderUserDetails: {
   *       uid: 'priya',
   *       name: 'Priya Nair',
   *     },
   *   },
   * })
   * ```
   */
  submitMessageForModeration: CallMethod<SubmitMessageForModerationParameters, chat.SubmitMessageForModerationResponse, Options, Facts>
  /**
   * Returns a message that was submitted for moderation. `data.moderation.status` is `pending` until there is a decision, then
   * `approved` or `disapproved`.
   *
   * @remarks
   * `GET /moderation/messages/{id}`, operation `get-submitted-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_MESSAGE_ID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getSubmittedMessage({ id: '4201' })
   * ```
   */
  getSubmittedMessage: CallMethod<GetSubmittedMessageParameters, chat.GetSubmittedMessageResponse, Options, Facts>
  /**
   * Changes the content of a submitted message, which the rules then check again. If they approve it, the edit is accepted;
   * otherwise the message is withheld.
   *
   * Unlike `updateMessage`, this returns the edited message itself.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PUT /moderation/messages/{id}`, operation `update-submitted-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_MESSAGE_ID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateSubmittedMessage({
   *   id: '4201',
   *   body: {
   *     data: {
   *       text: 'Are your tomato seedlings out already?',
   *     },
   *   },
   * })
   * ```
   */
  updateSubmittedMessage: CallMethod<UpdateSubmittedMessageParameters, chat.UpdateSubmittedMessageResponse, Options, Facts>
  /**
   * Deletes a submitted message together with all moderation data about it.
   *
   * @remarks
   * `DELETE /moderation/messages/{id}`, operation `delete-submitted-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_MESSAGE_ID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteSubmittedMessage({ id: '4201' })
   * ```
   */
  deleteSubmittedMessage: CallMethod<DeleteSubmittedMessageParameters, chat.DeleteSubmittedMessageResponse, Options, Facts>
  /**
   * Lists the reasons for flagging a message, both the built-in ones (`default` is true) and your own. The `id` of a reason is the
   * `reasonId` of `flagAMessage`.
   *
   * @remarks
   * `GET /moderation/reasons`, operation `list-reasons` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.listReasons()
   * ```
   */
  listReasons: OptionalCallMethod<NoParameters, chat.ListReasonsResponse, Options, Facts>
  /**
   * Adds a reason that users can choose when they flag a message.
   *
   * Rules and limits:
   *
   * - The `id` must be unique in the app. If it is taken, the call fails.
   * - An app can have at most 5 reasons. The reasons that come with the app do not count.
   *
   * @remarks
   * `POST /moderation/reasons`, operation `create-reason` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.createReason({
   *   body: {
   *     id: 'off-topic',
   *     name: 'Off topic',
   *     description: 'Has nothing to do with the garden.',
   *   },
   * })
   * ```
   */
  createReason: CallMethod<CreateReasonParameters, chat.CreateReasonResponse, Options, Facts>
  /**
   * Returns one reason for flagging messages, built-in or your own.
   *
   * @remarks
   * `GET /moderation/reasons/{id}`, operation `get-reason` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_REASON_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getReason({ id: 'spam' })
   * ```
   */
  getReason: CallMethod<GetReasonParameters, chat.GetReasonResponse, Options, Facts>
  /**
   * Changes the name that users see. The id and the description cannot be changed.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PUT /moderation/reasons/{id}`, operation `update-reason` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_REASON_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateReason({ id: 'spam', body: { name: 'Unwanted adverts' } })
   * ```
   */
  updateReason: CallMethod<UpdateReasonParameters, chat.UpdateReasonResponse, Options, Facts>
  /**
   * Deletes a reason, so that messages can no longer be flagged with it. The response is not wrapped in `data`.
   *
   * @remarks
   * `DELETE /moderation/reasons/{id}`, operation `delete-reason` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_REASON_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteReason({ id: 'spam' })
   * ```
   */
  deleteReason: CallMethod<DeleteReasonParameters, chat.DeleteReasonResponse, Options, Facts>
  /**
   * Lists the messages that a moderator has reviewed with `reviewFlaggedMessage` or `reviewBlockedMessage`. A decision cannot be
   * undone.
   *
   * `message.data.moderation.status` is `approved` if a message is visible and `disapproved` if it is not.
   *
   * @remarks
   * `GET /moderation/reviewed-messages`, operation `list-reviewed-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.listReviewedMessages()
   * ```
   */
  listReviewedMessages: OptionalCallMethod<ListReviewedMessagesParameters, chat.ListReviewedMessagesResponse, Options, Facts>
  /**
   * Lists the rules that messages are checked against, both the built-in ones (`default` is true) and your own, each in its active
   * revision.
   *
   * @remarks
   * `GET /moderation/rules`, operation `list-rules` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.listRules()
   * ```
   */
  listRules: OptionalCallMethod<ListRulesParameters, chat.ListRulesResponse, Options, Facts>
  /**
   * Adds a rule. From then on, every message is checked against it, and if one of its conditions matches, its actions are taken.
   *
   * A rule can have up to 10 conditions and 10 filters.
   *
   * An app can have at most 25 rules. The rules that come with the app do not count.
   *
   * @remarks
   * `POST /moderation/rules`, operation `create-rule` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`.
   * @example
   * ```ts
   * const response = await chat.createRule({
   *   body: {
   *     id: 'no-adverts',
   *     name: 'No adverts',
   *     description: 'Blocks messages that advertise shops.',
   *     enabled: true,
   *     conditions: [
   *       {
   *         id: 1,
   *         entity: 'message',
   *         operand: 'text',
   *         operator: 'contains',
   *         category: 'word',
   *         isKeywordReferencePresent: false,
   *         isMediaPresent: false,
   *         value: 'half price',
   *       },
   *     ],
   *     action: ['blockMessage'],
   *   },
   * })
   * ```
   */
  createRule: CallMethod<CreateRuleParameters, chat.CreateRuleResponse, Options, Facts>
  /**
   * Returns one rule in its active revision. For earlier revisions, call `listRuleRevisions`.
   *
   * @remarks
   * `GET /moderation/rules/{ruleId}`, operation `get-rule` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_RULE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getRule({ ruleId: 'no-adverts' })
   * ```
   */
  getRule: CallMethod<GetRuleParameters, chat.GetRuleResponse, Options, Facts>
  /**
   * Changes a rule. Every change makes a new revision, which replaces the previous one at once; `listRuleRevisions` still returns
   * the previous one.
   *
   * @remarks
   * `PUT /moderation/rules/{ruleId}`, operation `update-rule` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_RULE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateRule({
   *   ruleId: 'no-adverts',
   *   body: {
   *     id: 'no-adverts',
   *     name: 'No adverts',
   *     description: 'Blocks messages that advertise shops.',
   *     enabled: true,
   *     conditions: [
   *       {
   *         id: 1,
   *         entity: 'message',
   *         operand: 'text',
   *         operator: 'contains',
   *         category: 'word',
   *         isKeywordReferencePresent: true,
   *         isMediaPresent: false,
   *         value: 'advert-words',
   *       },
   *     ],
   *     action: ['blockMessage'],
   *   },
   * })
   * ```
   */
  updateRule: CallMethod<UpdateRuleParameters, chat.UpdateRuleResponse, Options, Facts>
  /**
   * Deletes a rule, so that messages are no longer checked against it. You can also disable a built-in rule instead, with
   * `updateRule`.
   *
   * @remarks
   * `DELETE /moderation/rules/{ruleId}`, operation `delete-rule` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_RULE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteRule({ ruleId: 'no-adverts' })
   * ```
   */
  deleteRule: CallMethod<DeleteRuleParameters, chat.DeleteRuleResponse, Options, Facts>
  /**
   * Lists the revisions of a rule. Only the newest is active.
   *
   * `createdAt` is the time when the rule was created, the same in all revisions; `updatedAt` is the time when the revision was
   * made. Order: newest first.
   *
   * @remarks
   * `GET /moderation/rules/{ruleId}/revisions`, operation `list-rule-revisions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_FEATURE_NOT_ACCESSIBLE`, `ERR_RULE_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listRuleRevisions({ ruleId: 'no-adverts' })
   * ```
   */
  listRuleRevisions: CallMethod<ListRuleRevisionsParameters, chat.ListRuleRevisionsResponse, Options, Facts>
  /**
   * Returns the custom webhook that delivers the app's e-mails, including its password. Keep the response on the server.
   *
   * @remarks
   * `GET /notifications/email/v1/providers/custom`, operation `get-custom-email-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getCustomEmailProvider()
   * ```
   */
  getCustomEmailProvider: OptionalCallMethod<NoParameters, chat.GetCustomEmailProviderResponse, Options, Facts>
  /**
   * Saves a custom webhook that delivers the app's e-mails, and returns it. Its URL must use HTTPS.
   *
   * With `useStoredEmailID`, CometChat notifies only users whose e-mail address is stored. Send a user name and a password even if
   * `useBasicAuth` is false.
   *
   * @remarks
   * `POST /notifications/email/v1/providers/custom`, operation `save-custom-email-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.saveCustomEmailProvider({
   *   body: {
   *     isEnabled: true,
   *     webhookURL: 'https://example.com/notify/email',
   *     useBasicAuth: true,
   *     basicAuthUsername: 'linden-yard',
   *     basicAuthPassword: 'not-a-real-password',
   *     useStoredEmailID: true,
   *   },
   * })
   * ```
   */
  saveCustomEmailProvider: CallMethod<SaveCustomEmailProviderParameters, chat.SaveCustomEmailProviderResponse, Options, Facts>
  /**
   * Updates the custom webhook that delivers e-mails, and returns it.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PUT /notifications/email/v1/providers/custom`, operation `update-custom-email-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateCustomEmailProvider({ body: { isEnabled: false } })
   * ```
   */
  updateCustomEmailProvider: CallMethod<UpdateCustomEmailProviderParameters, chat.UpdateCustomEmailProviderResponse, Options, Facts>
  /**
   * Deletes the custom webhook. It no longer delivers e-mails.
   *
   * @remarks
   * `DELETE /notifications/email/v1/providers/custom`, operation `delete-custom-email-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteCustomEmailProvider()
   * ```
   */
  deleteCustomEmailProvider: OptionalCallMethod<NoParameters, chat.DeleteCustomEmailProviderResponse, Options, Facts>
  /**
   * Returns the SendGrid account that sends the app's e-mails, including its API key. Keep the response on the server.
   *
   * @remarks
   * `GET /notifications/email/v1/providers/sendgrid`, operation `get-sendgrid-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getSendgridDetails()
   * ```
   */
  getSendgridDetails: OptionalCallMethod<NoParameters, chat.GetSendgridDetailsResponse, Options, Facts>
  /**
   * Saves the SendGrid account that sends the app's e-mails, and returns it. The response also contains `repliesWebhook`, a URL for
   * replies, created by CometChat.
   *
   * @remarks
   * `POST /notifications/email/v1/providers/sendgrid`, operation `save-sendgrid-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.saveSendgridDetails({
   *   body: {
   *     sendGridApiKey: 'SG.not-a-real-key',
   *     sendGridTemplateID: 'd-not-a-real-template',
   *     sendGridUnsubscribeGroupID: '4201',
   *     senderName: 'Linden Yard',
   *     senderEmail: 'news@linden-yard.example.com',
   *     allowEmailReplies: true,
   *     senderEmailForReplies:
   *       'reply@linden-yard.example.com',
   *     isEnabled: true,
   *   },
   * })
   * ```
   */
  saveSendgridDetails: CallMethod<SaveSendgridDetailsParameters, chat.SaveSendgridDetailsResponse, Options, Facts>
  /**
   * Updates the SendGrid account that sends the app's e-mails, and returns it. To keep replies allowed, send `allowEmailReplies`
   * with every update: its documented default is `false`.
   *
   * @remarks
   * `PUT /notifications/email/v1/providers/sendgrid`, operation `update-sendgrid-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateSendgridDetails({
   *   body: {
   *     senderName: 'Mira from Linden Yard',
   *     allowEmailReplies: true,
   *   },
   * })
   * ```
   */
  updateSendgridDetails: CallMethod<UpdateSendgridDetailsParameters, chat.UpdateSendgridDetailsResponse, Options, Facts>
  /**
   * Deletes the SendGrid account from the app. The app no longer sends e-mails with it.
   *
   * @remarks
   * `DELETE /notifications/email/v1/providers/sendgrid`, operation `delete-sendgrid-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteSendgridDetails()
   * ```
   */
  deleteSendgridDetails: OptionalCallMethod<NoParameters, chat.DeleteSendgridDetailsResponse, Options, Facts>
  /**
   * Returns all of the app's push providers for the Apple Push Notification service (APNs).
   *
   * @remarks
   * `GET /notifications/push/v1/providers/apns`, operation `list-apns-providers` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listApnsProviders()
   * ```
   */
  listApnsProviders: OptionalCallMethod<NoParameters, chat.ListApnsProvidersResponse, Options, Facts>
  /**
   * Adds a push provider for the Apple Push Notification service (APNs), with an id of your choice. Push tokens refer to the
   * provider by this id.
   *
   * The credentials are a key (`.p8`) of your Apple developer team.
   *
   * The `providerId` must be unique in the app. If it is taken, the call fails with `ERR_PROVIDER_ALREADY_EXISTS`.
   *
   * @remarks
   * `POST /notifications/push/v1/providers/apns`, operation `add-apns-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.addApnsProvider({
   *   body: {
   *     providerId: 'linden-ios',
   *     keyId: 'NOTAREALKEY',
   *     teamId: 'NOTAREALTEAM',
   *     bundleId: 'com.example.lindenyard',
   *     p8KeyFilename: 'linden-yard.p8',
   *     p8Key: 'not-a-real-p8-key',
   *     includeContentAvailable: true,
   *     includeMutableContent: true,
   *     productionMode: true,
   *   },
   * })
   * ```
   */
  addApnsProvider: CallMethod<AddApnsProviderParameters, chat.AddApnsProviderResponse, Options, Facts>
  /**
   * Updates a push provider. Name the provider in the body as `providerId`; the path does not contain it.
   *
   * @remarks
   * `PUT /notifications/push/v1/providers/apns`, operation `update-apns-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateApnsProvider({
   *   body: {
   *     providerId: 'linden-ios',
   *     productionMode: false,
   *   },
   * })
   * ```
   */
  updateApnsProvider: CallMethod<UpdateApnsProviderParameters, chat.UpdateApnsProviderResponse, Options, Facts>
  /**
   * Makes a push provider the app's default for APNs. The request has no body.
   *
   * The change affects all users of the app.
   *
   * @remarks
   * `PUT /notifications/push/v1/providers/apns/default/{providerId}`, operation `set-default-apns-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.setDefaultApnsProvider({ providerId: 'linden-ios' })
   * ```
   */
  setDefaultApnsProvider: CallMethod<SetDefaultApnsProviderParameters, chat.SetDefaultApnsProviderResponse, Options, Facts>
  /**
   * Deletes a push provider from the app. First register the devices that use it with another provider.
   *
   * @remarks
   * `DELETE /notifications/push/v1/providers/apns/{providerId}`, operation `delete-apns-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteApnsProvider({ providerId: 'linden-ios' })
   * ```
   */
  deleteApnsProvider: CallMethod<DeleteApnsProviderParameters, chat.DeleteApnsProviderResponse, Options, Facts>
  /**
   * Returns the custom webhook that delivers the app's push notifications, including its password. Keep the response on the server.
   *
   * @remarks
   * `GET /notifications/push/v1/providers/custom`, operation `get-custom-push-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getCustomPushProvider()
   * ```
   */
  getCustomPushProvider: OptionalCallMethod<NoParameters, chat.GetCustomPushProviderResponse, Options, Facts>
  /**
   * Saves a custom webhook that delivers the app's push notifications, and returns it. Its URL must use HTTPS.
   *
   * Send a user name and a password even if `useBasicAuth` is false.
   *
   * @remarks
   * `POST /notifications/push/v1/providers/custom`, operation `save-custom-push-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.saveCustomPushProvider({
   *   body: {
   *     isEnabled: true,
   *     webhookURL: 'https://example.com/notify/push',
   *     useBasicAuth: true,
   *     basicAuthUsername: 'linden-yard',
   *     basicAuthPassword: 'not-a-real-password',
   *   },
   * })
   * ```
   */
  saveCustomPushProvider: CallMethod<SaveCustomPushProviderParameters, chat.SaveCustomPushProviderResponse, Options, Facts>
  /**
   * Updates the custom webhook that delivers push notifications, and returns it.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PUT /notifications/push/v1/providers/custom`, operation `update-custom-push-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateCustomPushProvider({ body: { isEnabled: false } })
   * ```
   */
  updateCustomPushProvider: CallMethod<UpdateCustomPushProviderParameters, chat.UpdateCustomPushProviderResponse, Options, Facts>
  /**
   * Deletes the custom webhook. It no longer delivers push notifications.
   *
   * @remarks
   * `DELETE /notifications/push/v1/providers/custom`, operation `delete-custom-push-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteCustomPushProvider()
   * ```
   */
  deleteCustomPushProvider: OptionalCallMethod<NoParameters, chat.DeleteCustomPushProviderResponse, Options, Facts>
  /**
   * Returns all of the app's push providers for Firebase Cloud Messaging (FCM).
   *
   * @remarks
   * `GET /notifications/push/v1/providers/fcm`, operation `list-fcm-providers` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listFcmProviders()
   * ```
   */
  listFcmProviders: OptionalCallMethod<NoParameters, chat.ListFcmProvidersResponse, Options, Facts>
  /**
   * Adds a push provider for Firebase Cloud Messaging (FCM), with an id of your choice. Push tokens refer to the provider by this
   * id.
   *
   * The credentials belong to a service account of your Firebase project.
   *
   * The `providerId` must be unique in the app. If it is taken, the call fails with `ERR_PROVIDER_ALREADY_EXISTS`.
   *
   * @remarks
   * `POST /notifications/push/v1/providers/fcm`, operation `add-fcm-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.addFcmProvider({
   *   body: {
   *     providerId: 'linden-android',
   *     serviceAccountFilename: 'linden-yard.json',
   *     serviceAccountCreds: {
   *       project_id: 'linden-yard',
   *       client_email: 'push@linden-yard.example.com',
   *       private_key: 'not-a-real-private-key',
   *       private_key_id: 'not-a-real-key-id',
   *     },
   *     notificationInPayload: {
   *       ios: { chat: true, call: false },
   *       android: { chat: false, call: false },
   *       web: { chat: true, call: true },
   *     },
   *   },
   * })
   * ```
   */
  addFcmProvider: CallMethod<AddFcmProviderParameters, chat.AddFcmProviderResponse, Options, Facts>
  /**
   * Updates a push provider. Name the provider in the body as `providerId`; the path does not contain it.
   *
   * @remarks
   * `PUT /notifications/push/v1/providers/fcm`, operation `update-fcm-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateFcmProvider({
   *   body: {
   *     providerId: 'linden-android',
   *     notificationInPayload: {
   *       android: { chat: true, call: false },
   *     },
   *   },
   * })
   * ```
   */
  updateFcmProvider: CallMethod<UpdateFcmProviderParameters, chat.UpdateFcmProviderResponse, Options, Facts>
  /**
   * Makes a push provider the app's default for FCM. The request has no body.
   *
   * The change affects all users of the app.
   *
   * @remarks
   * `PUT /notifications/push/v1/providers/fcm/default/{providerId}`, operation `set-default-fcm-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.setDefaultFcmProvider({ providerId: 'linden-android' })
   * ```
   */
  setDefaultFcmProvider: CallMethod<SetDefaultFcmProviderParameters, chat.SetDefaultFcmProviderResponse, Options, Facts>
  /**
   * Deletes a push provider from the app. First register the devices that use it with another provider.
   *
   * @remarks
   * `DELETE /notifications/push/v1/providers/fcm/{providerId}`, operation `delete-fcm-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteFcmProvider({ providerId: 'linden-android' })
   * ```
   */
  deleteFcmProvider: CallMethod<DeleteFcmProviderParameters, chat.DeleteFcmProviderResponse, Options, Facts>
  /**
   * Returns all push tokens that were registered with an auth token, or with `all` every push token of the user. Unlike most times
   * in this API, their times are in ISO 8601.
   *
   * @remarks
   * `GET /notifications/push/v1/tokens`, operation `list-push-tokens` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listPushTokens({ authToken: 'mira_1772355600feedfacefeedface' })
   * ```
   */
  listPushTokens: CallMethod<ListPushTokensParameters, chat.ListPushTokensResponse, Options, Facts>
  /**
   * Registers a device's push token with an auth token, so that the user receives push notifications there. A user can have up to
   * 100 active tokens, and a token up to 4,096 characters.
   *
   * The platform determines which field contains the token.
   *
   * @remarks
   * `POST /notifications/push/v1/tokens`, operation `register-push-token` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOKEN_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.registerPushToken({
   *   body: {
   *     platform: 'fcm_android',
   *     providerId: 'linden-android',
   *     fcmToken: 'not-a-real-push-token-of-mira',
   *     authToken: 'mira_1772355600feedfacefeedface',
   *     timezone: 'Europe/Berlin',
   *   },
   * })
   * ```
   */
  registerPushToken: CallMethod<RegisterPushTokenParameters, chat.RegisterPushTokenResponse, Options, Facts>
  /**
   * Deletes the push tokens that were registered with an auth token, for example when the user logs out, or with `all` every token
   * of the user. Send the auth token in the request body.
   *
   * @remarks
   * `DELETE /notifications/push/v1/tokens`, operation `unregister-push-tokens` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOKEN_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.unregisterPushTokens({ body: { authToken: 'mira_1772355600feedfacefeedface' } })
   * ```
   */
  unregisterPushTokens: CallMethod<UnregisterPushTokensParameters, chat.UnregisterPushTokensResponse, Options, Facts>
  /**
   * Deletes one push token, so that the device no longer receives push notifications. Send the auth token with which it was
   * registered in the request body.
   *
   * @remarks
   * `DELETE /notifications/push/v1/tokens/{pushToken}`, operation `delete-push-token` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOKEN_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deletePushToken({
   *   pushToken: 'not-a-real-push-token-of-mira',
   *   body: { authToken: 'mira_1772355600feedfacefeedface' },
   * })
   * ```
   */
  deletePushToken: CallMethod<DeletePushTokenParameters, chat.DeletePushTokenResponse, Options, Facts>
  /**
   * Returns the custom webhook that delivers the app's SMS, including its password. Keep the response on the server.
   *
   * @remarks
   * `GET /notifications/sms/v1/providers/custom`, operation `get-custom-sms-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getCustomSmsProvider()
   * ```
   */
  getCustomSmsProvider: OptionalCallMethod<NoParameters, chat.GetCustomSmsProviderResponse, Options, Facts>
  /**
   * Saves a custom webhook that delivers the app's SMS, and returns it. Its URL must use HTTPS.
   *
   * With `useStoredPhNo`, CometChat notifies only users whose phone number is stored. Send a user name and a password even if
   * `useBasicAuth` is false.
   *
   * @remarks
   * `POST /notifications/sms/v1/providers/custom`, operation `save-custom-sms-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.saveCustomSmsProvider({
   *   body: {
   *     isEnabled: true,
   *     webhookURL: 'https://example.com/notify/sms',
   *     useBasicAuth: true,
   *     basicAuthUsername: 'linden-yard',
   *     basicAuthPassword: 'not-a-real-password',
   *     useStoredPhNo: true,
   *   },
   * })
   * ```
   */
  saveCustomSmsProvider: CallMethod<SaveCustomSmsProviderParameters, chat.SaveCustomSmsProviderResponse, Options, Facts>
  /**
   * Updates the custom webhook that delivers SMS, and returns it.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PUT /notifications/sms/v1/providers/custom`, operation `update-custom-sms-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateCustomSmsProvider({ body: { isEnabled: false } })
   * ```
   */
  updateCustomSmsProvider: CallMethod<UpdateCustomSmsProviderParameters, chat.UpdateCustomSmsProviderResponse, Options, Facts>
  /**
   * Deletes the custom webhook. It no longer delivers SMS.
   *
   * @remarks
   * `DELETE /notifications/sms/v1/providers/custom`, operation `delete-custom-sms-provider` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteCustomSmsProvider()
   * ```
   */
  deleteCustomSmsProvider: OptionalCallMethod<NoParameters, chat.DeleteCustomSmsProviderResponse, Options, Facts>
  /**
   * Returns the Twilio account that sends the app's SMS, including its auth token. Keep the response on the server.
   *
   * @remarks
   * `GET /notifications/sms/v1/providers/twilio`, operation `get-twilio-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getTwilioDetails()
   * ```
   */
  getTwilioDetails: OptionalCallMethod<NoParameters, chat.GetTwilioDetailsResponse, Options, Facts>
  /**
   * Saves the Twilio account that sends the app's SMS, and returns it. It needs the account SID, the auth token and the sender's
   * phone number.
   *
   * @remarks
   * `POST /notifications/sms/v1/providers/twilio`, operation `save-twilio-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.saveTwilioDetails({
   *   body: {
   *     twilioAccountSID: 'AC-not-a-real-account',
   *     twilioAuthToken: 'not-a-real-auth-token',
   *     twilioSenderPhoneNumber: '+12025550100',
   *     isEnabled: true,
   *   },
   * })
   * ```
   */
  saveTwilioDetails: CallMethod<SaveTwilioDetailsParameters, chat.SaveTwilioDetailsResponse, Options, Facts>
  /**
   * Updates the Twilio account that sends the app's SMS, and returns it.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PUT /notifications/sms/v1/providers/twilio`, operation `update-twilio-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateTwilioDetails({ body: { twilioSenderPhoneNumber: '+12025550111' } })
   * ```
   */
  updateTwilioDetails: CallMethod<UpdateTwilioDetailsParameters, chat.UpdateTwilioDetailsResponse, Options, Facts>
  /**
   * Deletes the Twilio account from the app. The app no longer sends SMS with it.
   *
   * @remarks
   * `DELETE /notifications/sms/v1/providers/twilio`, operation `delete-twilio-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PROVIDER_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteTwilioDetails()
   * ```
   */
  deleteTwilioDetails: OptionalCallMethod<NoParameters, chat.DeleteTwilioDetailsResponse, Options, Facts>
  /**
   * Returns the log of notifications, both sent and withheld, with the reason if a notification was withheld. You can combine
   * filters.
   *
   * To fetch more entries, send an entry's id in `logId` and the direction in `affix`. CometChat chooses the number of entries per
   * response.
   *
   * @remarks
   * `GET /notifications/v1/logs`, operation `list-notification-logs` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listNotificationLogs()
   * ```
   */
  listNotificationLogs: OptionalCallMethod<ListNotificationLogsParameters, chat.ListNotificationLogsResponse, Options, Facts>
  /**
   * Returns a user's notification preferences, and shows which of them the user can change. Send the user in the query parameter
   * `uid`; `onBehalfOf` is not supported.
   *
   * @remarks
   * `GET /notifications/v1/preferences`, operation `get-notification-preferences` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getNotificationPreferences({ uid: 'mira' })
   * ```
   */
  getNotificationPreferences: CallMethod<GetNotificationPreferencesParameters, chat.GetNotificationPreferencesResponse, Options, Facts>
  /**
   * Updates a user's notification preferences. The `…Override` fields of `getNotificationPreferences` show which of them the user
   * can change.
   *
   * The request is flat (`groupPreferences.groupMessages`); the response is nested, as in `getNotificationPreferences`.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PATCH /notifications/v1/preferences`, operation `update-notification-preferences` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateNotificationPreferences({
   *   uid: 'mira',
   *   body: {
   *     groupPreferences: {
   *       groupMessages: 3,
   *       groupReplies: 3,
   *     },
   *     mutePreferences: {
   *       dnd: 1,
   *       schedule: {
   *         sunday: { from: 0, to: 2359, dnd: true },
   *       },
   *     },
   *   },
   * })
   * ```
   */
  updateNotificationPreferences: CallMethod<UpdateNotificationPreferencesParameters, chat.UpdateNotificationPreferencesResponse, Options, Facts>
  /**
   * Resets a user's notification preferences to their defaults, and returns them in the flat form that
   * `updateNotificationPreferences` takes.
   *
   * @remarks
   * `DELETE /notifications/v1/preferences`, operation `reset-notification-preferences` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.resetNotificationPreferences({ uid: 'mira' })
   * ```
   */
  resetNotificationPreferences: CallMethod<ResetNotificationPreferencesParameters, chat.ResetNotificationPreferencesResponse, Options, Facts>
  /**
   * Returns all conversations that a user muted.
   *
   * @remarks
   * `GET /notifications/v1/preferences/mute`, operation `list-muted-conversations` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listMutedConversations({ uid: 'mira' })
   * ```
   */
  listMutedConversations: CallMethod<ListMutedConversationsParameters, chat.ListMutedConversationsResponse, Options, Facts>
  /**
   * Mutes conversations for a user, each until its own time. Messages are still delivered, but without a notification.
   *
   * @remarks
   * `PUT /notifications/v1/preferences/mute`, operation `mute-conversations` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.muteConversations({
   *   uid: 'mira',
   *   body: {
   *     conversations: [
   *       {
   *         id: 'tomato-growers',
   *         type: 'group',
   *         until: 4102444800000,
   *       },
   *       {
   *         id: 'dealbot',
   *         type: 'oneOnOne',
   *         until: 4105123200000,
   *       },
   *     ],
   *   },
   * })
   * ```
   */
  muteConversations: CallMethod<MuteConversationsParameters, chat.MuteConversationsResponse, Options, Facts>
  /**
   * Unmutes conversations of a user. List the conversations in the request body.
   *
   * @remarks
   * `DELETE /notifications/v1/preferences/mute`, operation `unmute-conversations` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.unmuteConversations({
   *   uid: 'mira',
   *   body: {
   *     conversations: [
   *       { id: 'tomato-growers', type: 'group' },
   *     ],
   *   },
   * })
   * ```
   */
  unmuteConversations: CallMethod<UnmuteConversationsParameters, chat.UnmuteConversationsResponse, Options, Facts>
  /**
   * Returns the time zone of a user's notification schedule.
   *
   * @remarks
   * `GET /notifications/v1/preferences/timezone`, operation `get-notification-timezone` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getNotificationTimezone({ uid: 'mira' })
   * ```
   */
  getNotificationTimezone: CallMethod<GetNotificationTimezoneParameters, chat.GetNotificationTimezoneResponse, Options, Facts>
  /**
   * Updates the time zone of a user's notification schedule, and returns it.
   *
   * @remarks
   * `PATCH /notifications/v1/preferences/timezone`, operation `update-notification-timezone` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateNotificationTimezone({ uid: 'mira', body: { timezone: 'Europe/Lisbon' } })
   * ```
   */
  updateNotificationTimezone: CallMethod<UpdateNotificationTimezoneParameters, chat.UpdateNotificationTimezoneResponse, Options, Facts>
  /**
   * Returns the app's notification settings: the events that cause notifications, their channels, the sounds and the templates.
   * Users can change a setting if its `…Override` is true.
   *
   * @remarks
   * `GET /notifications/v1/settings`, operation `get-notification-settings` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.getNotificationSettings()
   * ```
   */
  getNotificationSettings: OptionalCallMethod<NoParameters, chat.GetNotificationSettingsResponse, Options, Facts>
  /**
   * Updates the app's notification settings: a single setting, a sound, or the template of one kind of message.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PATCH /notifications/v1/settings`, operation `update-notification-settings` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.updateNotificationSettings({
   *   body: {
   *     preferences: {
   *       group: {
   *         messagesSetting: 3,
   *         messagesOverride: true,
   *         repliesSetting: 3,
   *         repliesOverride: true,
   *       },
   *     },
   *   },
   * })
   * ```
   */
  updateNotificationSettings: CallMethod<UpdateNotificationSettingsParameters, chat.UpdateNotificationSettingsResponse, Options, Facts>
  /**
   * Resets the app's preferences, sounds and templates to their defaults. Earlier changes are lost.
   *
   * @remarks
   * `DELETE /notifications/v1/settings`, operation `reset-notification-settings` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.resetNotificationSettings()
   * ```
   */
  resetNotificationSettings: OptionalCallMethod<NoParameters, chat.ResetNotificationSettingsResponse, Options, Facts>
  /**
   * Returns the agents that were created with the agent builder. To continue the list, send the `affix` and `createdAt` of the next
   * or previous cursor.
   *
   * Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/agents`, operation `list-agent-builder-agents` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listAgentBuilderAgents()
   * ```
   */
  listAgentBuilderAgents: OptionalListMethod<ListAgentBuilderAgentsParameters, chat.ListAgentBuilderAgentsResponse, ListAgentBuilderAgentsItem, Options, Facts>
  /**
   * Creates an agent that answers users with a language model. The tools, API tools and MCP servers in the request must exist;
   * CometChat checks this first.
   *
   * Add frontend actions afterwards. Agents answer in one-on-one conversations, not in groups. A name can have up to 100 characters,
   * an instruction up to 32,000.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/agents`, operation `create-agent-builder-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_CREATION_FAILED`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.createAgentBuilderAgent({
   *   body: {
   *     name: 'Garden Helper',
   *     icon: 'https://example.com/avatars/garden-helper.png',
   *     description:
   *       'Knows when to sow, when to water and when to wait.',
   *     tools: ['googlecalendar'],
   *     apiTools: ['frost-forecast'],
   *     mcpServers: ['seed-catalogue'],
   *     instruction:
   *       'Say when to sow and when to wait. Ask for the crop if it is not named. The gardener tends bed @var-custom:garden.bed.',
   *     metaData: { season: 'spring' },
   *     model: 'gpt-4o-mini',
   *     modelMetaData: { temperature: 0.3, maxTokens: 1024 },
   *     isActive: true,
   *   },
   * })
   * ```
   */
  createAgentBuilderAgent: CallMethod<CreateAgentBuilderAgentParameters, chat.CreateAgentBuilderAgentResponse, Options, Facts>
  /**
   * Returns the language models that an agent can use. One of them is marked as the default.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/agents/available-models`, operation `list-agent-models` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listAgentModels()
   * ```
   */
  listAgentModels: OptionalCallMethod<NoParameters, chat.ListAgentModelsResponse, Options, Facts>
  /**
   * Returns the built-in and custom variables that instructions and API tools can refer to, with the agents and tools that use them.
   * Disabled variables are left out.
   *
   * The response is a list, or with grouping an object with one list per category.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/agents/variables/all`, operation `list-agent-variables` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listAgentVariables()
   * ```
   */
  listAgentVariables: OptionalCallMethod<ListAgentVariablesParameters, chat.ListAgentVariablesResponse, Options, Facts>
  /**
   * Returns all custom variables. Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/agents/variables/custom`, operation `list-custom-agent-variables` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listCustomAgentVariables()
   * ```
   */
  listCustomAgentVariables: OptionalCallMethod<NoParameters, chat.ListCustomAgentVariablesResponse, Options, Facts>
  /**
   * Creates a variable that agents' instructions and API tools can use as `@var-custom:name`. Its value is a constant or comes from
   * the metadata of the message or its sender.
   *
   * The name cannot change.
   *
   * The `name` must be unique in the app. If it is taken, the call fails.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/agents/variables/custom`, operation `create-custom-agent-variable` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.createCustomAgentVariable({
   *   body: {
   *     name: 'garden.bed',
   *     description: 'The bed the gardener tends.',
   *     sourceType: 'user_metadata',
   *     sourcePath: 'garden.bed',
   *     defaultValue: 'none yet',
   *   },
   * })
   * ```
   */
  createCustomAgentVariable: CallMethod<CreateCustomAgentVariableParameters, chat.CreateCustomAgentVariableResponse, Options, Facts>
  /**
   * Changes the meaning of a variable or the source of its value. The name cannot change.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/variables/custom/{variableId}`, operation `update-custom-agent-variable` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.updateCustomAgentVariable({
   *   variableId: '65e1d2f4a7b3c80d9e5f1a20',
   *   body: { defaultValue: 'bed 1' },
   * })
   * ```
   */
  updateCustomAgentVariable: CallMethod<UpdateCustomAgentVariableParameters, chat.UpdateCustomAgentVariableResponse, Options, Facts>
  /**
   * Deletes a variable. Instructions that refer to it then contain a warning instead of its value.
   *
   * @remarks
   * `DELETE /ai-agents/agent-builder/agents/variables/custom/{variableId}`, operation `delete-custom-agent-variable` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.deleteCustomAgentVariable({ variableId: '65e1d2f4a7b3c80d9e5f1a20' })
   * ```
   */
  deleteCustomAgentVariable: CallMethod<DeleteCustomAgentVariableParameters, chat.DeleteCustomAgentVariableResponse, Options, Facts>
  /**
   * Returns an agent. This response is the agent itself; other operations return it in `agent` (creating) or in `data` (adding and
   * removing items).
   *
   * @remarks
   * `GET /ai-agents/agent-builder/agents/{uid}`, operation `get-agent-builder-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getAgentBuilderAgent({ uid: 'garden-helper' })
   * ```
   */
  getAgentBuilderAgent: CallMethod<GetAgentBuilderAgentParameters, chat.GetAgentBuilderAgentResponse, Options, Facts>
  /**
   * Updates an agent. The tools, API tools and MCP servers in the request must exist.
   *
   * The response only confirms the change; fetch the agent to see it.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}`, operation `update-agent-builder-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateAgentBuilderAgent({
   *   uid: 'garden-helper',
   *   body: {
   *     modelMetaData: { temperature: 0.1, maxTokens: 1024 },
   *   },
   * })
   * ```
   */
  updateAgentBuilderAgent: CallMethod<UpdateAgentBuilderAgentParameters, chat.UpdateAgentBuilderAgentResponse, Options, Facts>
  /**
   * Deletes an agent from the app. To disable it instead, set its `isActive` to false.
   *
   * @remarks
   * `DELETE /ai-agents/agent-builder/agents/{uid}`, operation `delete-agent-builder-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteAgentBuilderAgent({ uid: 'garden-helper' })
   * ```
   */
  deleteAgentBuilderAgent: CallMethod<DeleteAgentBuilderAgentParameters, chat.DeleteAgentBuilderAgentResponse, Options, Facts>
  /**
   * Adds API tools to an agent, by their slugs. Its existing API tools stay.
   *
   * Returns the agent after the change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/api-tools/add`, operation `add-api-tools-to-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_ALREADY_ADDED`,
   * `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.addApiToolsToAgent({
   *   uid: 'garden-helper',
   *   body: { apiTools: ['frost-forecast'] },
   * })
   * ```
   */
  addApiToolsToAgent: CallMethod<AddApiToolsToAgentParameters, chat.AddApiToolsToAgentResponse, Options, Facts>
  /**
   * Removes API tools from an agent, by their slugs. Returns the agent after the change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/api-tools/remove`, operation `remove-api-tools-from-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.removeApiToolsFromAgent({
   *   uid: 'garden-helper',
   *   body: { apiTools: ['frost-forecast'] },
   * })
   * ```
   */
  removeApiToolsFromAgent: CallMethod<RemoveApiToolsFromAgentParameters, chat.RemoveApiToolsFromAgentResponse, Options, Facts>
  /**
   * Returns every item that an agent can use, by kind. Exclude kinds with the four switches, or search with `key`.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/agents/{uid}/enabled-items`, operation `get-enabled-agent-items` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getEnabledAgentItems({ uid: 'garden-helper' })
   * ```
   */
  getEnabledAgentItems: CallMethod<GetEnabledAgentItemsParameters, chat.GetEnabledAgentItemsResponse, Options, Facts>
  /**
   * Adds frontend actions to an agent. Its existing frontend actions stay.
   *
   * The agent uses their descriptions to decide when to trigger them, even if its instruction does not name them. Returns the agent
   * after the change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/frontend-actions/add`, operation `add-frontend-actions-to-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_ALREADY_ADDED`,
   * `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.addFrontendActionsToAgent({
   *   uid: 'garden-helper',
   *   body: {
   *     frontendActions: [
   *       'app-linden-yard_openSowingCalendar',
   *     ],
   *   },
   * })
   * ```
   */
  addFrontendActionsToAgent: CallMethod<AddFrontendActionsToAgentParameters, chat.AddFrontendActionsToAgentResponse, Options, Facts>
  /**
   * Removes frontend actions from an agent. Returns the agent after the change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/frontend-actions/remove`, operation `remove-frontend-actions-from-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.removeFrontendActionsFromAgent({
   *   uid: 'garden-helper',
   *   body: {
   *     frontendActions: [
   *       'app-linden-yard_openSowingCalendar',
   *     ],
   *   },
   * })
   * ```
   */
  removeFrontendActionsFromAgent: CallMethod<RemoveFrontendActionsFromAgentParameters, chat.RemoveFrontendActionsFromAgentResponse, Options, Facts>
  /**
   * Adds sources of the knowledge base to an agent, all of one kind. Upload files first.
   *
   * An agent can only use sources that were added to it.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/add`, operation `add-knowledge-sources-to-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_KB_INDEXING_FAILED`, `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.addKnowledgeSourcesToAgent({
   *   uid: 'garden-helper',
   *   sourceType: 'uploads',
   *   body: {
   *     uniqueIds: ['3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10'],
   *   },
   * })
   * ```
   */
  addKnowledgeSourcesToAgent: CallMethod<AddKnowledgeSourcesToAgentParameters, chat.AddKnowledgeSourcesToAgentResponse, Options, Facts>
  /**
   * Removes sources of the knowledge base from an agent, all of one kind. The sources themselves are not deleted.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/remove`, operation `remove-knowledge-sources-from-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.removeKnowledgeSourcesFromAgent({
   *   uid: 'garden-helper',
   *   sourceType: 'uploads',
   *   body: {
   *     uniqueIds: ['3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10'],
   *   },
   * })
   * ```
   */
  removeKnowledgeSourcesFromAgent: CallMethod<RemoveKnowledgeSourcesFromAgentParameters, chat.RemoveKnowledgeSourcesFromAgentResponse, Options, Facts>
  /**
   * Adds MCP servers to an agent, by their slugs. Its existing MCP servers stay.
   *
   * Returns the agent after the change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/mcp/add`, operation `add-mcp-servers-to-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_ALREADY_ADDED`,
   * `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.addMcpServersToAgent({
   *   uid: 'garden-helper',
   *   body: { mcps: ['seed-catalogue'] },
   * })
   * ```
   */
  addMcpServersToAgent: CallMethod<AddMcpServersToAgentParameters, chat.AddMcpServersToAgentResponse, Options, Facts>
  /**
   * Removes MCP servers from an agent, by their slugs. Returns the agent after the change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/mcp/remove`, operation `remove-mcp-servers-from-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.removeMcpServersFromAgent({
   *   uid: 'garden-helper',
   *   body: { mcps: ['seed-catalogue'] },
   * })
   * ```
   */
  removeMcpServersFromAgent: CallMethod<RemoveMcpServersFromAgentParameters, chat.RemoveMcpServersFromAgentResponse, Options, Facts>
  /**
   * Adds ready-to-use tools to an agent, by their slugs. Its existing tools stay.
   *
   * Returns the agent after the change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/tools/add`, operation `add-tools-to-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_ALREADY_ADDED`,
   * `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.addToolsToAgent({ uid: 'garden-helper', body: { tools: ['gmail'] } })
   * ```
   */
  addToolsToAgent: CallMethod<AddToolsToAgentParameters, chat.AddToolsToAgentResponse, Options, Facts>
  /**
   * Removes ready-to-use tools from an agent, by their slugs. Returns the agent after the change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/tools/remove`, operation `remove-tools-from-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.removeToolsFromAgent({ uid: 'garden-helper', body: { tools: ['gmail'] } })
   * ```
   */
  removeToolsFromAgent: CallMethod<RemoveToolsFromAgentParameters, chat.RemoveToolsFromAgentResponse, Options, Facts>
  /**
   * Searches the tools available to an agent, of every kind.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/agents/{uid}/tools/search`, operation `search-agent-tools` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.searchAgentTools({ uid: 'garden-helper' })
   * ```
   */
  searchAgentTools: CallMethod<SearchAgentToolsParameters, chat.SearchAgentToolsResponse, Options, Facts>
  /**
   * Returns the actions of one of an agent's ready-to-use tools. Use the names in the response to enable and disable actions.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions`, operation `list-agent-tool-actions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listAgentToolActions({ uid: 'garden-helper', slug: 'googlecalendar' })
   * ```
   */
  listAgentToolActions: CallMethod<ListAgentToolActionsParameters, chat.ListAgentToolActionsResponse, Options, Facts>
  /**
   * Enables actions of one of an agent's ready-to-use tools. Use the names from the list of the tool's actions.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/add`, operation `add-actions-to-agent-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.addActionsToAgentTool({
   *   uid: 'garden-helper',
   *   slug: 'googlecalendar',
   *   body: { actions: ['GOOGLECALENDAR_CREATE_EVENT'] },
   * })
   * ```
   */
  addActionsToAgentTool: CallMethod<AddActionsToAgentToolParameters, chat.AddActionsToAgentToolResponse, Options, Facts>
  /**
   * Disables actions of one of an agent's ready-to-use tools. Use the names from the list of the tool's actions.
   *
   * The agent keeps the tool.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/remove`, operation `remove-actions-from-agent-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.removeActionsFromAgentTool({
   *   uid: 'garden-helper',
   *   slug: 'googlecalendar',
   *   body: { actions: ['GOOGLECALENDAR_DELETE_EVENT'] },
   * })
   * ```
   */
  removeActionsFromAgentTool: CallMethod<RemoveActionsFromAgentToolParameters, chat.RemoveActionsFromAgentToolResponse, Options, Facts>
  /**
   * Returns the app's API tools. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
   *
   * Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/api-tools`, operation `list-api-tools` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listApiTools()
   * ```
   */
  listApiTools: OptionalListMethod<ListApiToolsParameters, chat.ListApiToolsResponse, ListApiToolsItem, Options, Facts>
  /**
   * Creates an API tool: an HTTP endpoint of your own that agents can call. Parameters go into the query string, and a body template
   * can refer to parameters and variables by name.
   *
   * Agents use the description to decide when to call the tool.
   *
   * The `slug` must be unique in the app. If it is taken, the call fails.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/api-tools`, operation `create-api-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.createApiTool({
   *   body: {
   *     slug: 'frost-forecast',
   *     name: 'Frost forecast',
   *     description:
   *       'Says how likely frost is in the nights to come.',
   *     icon: 'https://example.com/icons/frost.png',
   *     endpoint: 'https://weather.example.com/frost',
   *     method: 'GET',
   *     enableBasicAuth: true,
   *     basicAuthUsername: 'linden-yard',
   *     basicAuthPassword: 'not-a-real-password',
   *     headers: '{"Accept":"application/json"}',
   *     allowAdditionalProperties: false,
   *     parameters: [
   *       {
   *         key: 'nights',
   *         type: 'integer',
   *         description: 'How many nights to look ahead.',
   *         required: true,
   *       },
   *     ],
   *   },
   * })
   * ```
   */
  createApiTool: CallMethod<CreateApiToolParameters, chat.CreateApiToolResponse, Options, Facts>
  /**
   * Returns an API tool, without its user name and password.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/api-tools/{slug}`, operation `get-api-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getApiTool({ slug: 'frost-forecast' })
   * ```
   */
  getApiTool: CallMethod<GetApiToolParameters, chat.GetApiToolResponse, Options, Facts>
  /**
   * Updates an API tool. Its display name cannot be changed here.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/api-tools/{slug}`, operation `update-api-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateApiTool({
   *   slug: 'frost-forecast',
   *   body: {
   *     description:
   *       'Says how likely frost is. Use it before advising to sow outdoors.',
   *   },
   * })
   * ```
   */
  updateApiTool: CallMethod<UpdateApiToolParameters, chat.UpdateApiToolResponse, Options, Facts>
  /**
   * Deletes an API tool from the app. Agents can no longer call it.
   *
   * @remarks
   * `DELETE /ai-agents/agent-builder/api-tools/{slug}`, operation `delete-api-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteApiTool({ slug: 'frost-forecast' })
   * ```
   */
  deleteApiTool: CallMethod<DeleteApiToolParameters, chat.DeleteApiToolResponse, Options, Facts>
  /**
   * Returns the app's frontend actions. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
   *
   * Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/frontend-actions`, operation `list-frontend-actions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listFrontendActions()
   * ```
   */
  listFrontendActions: OptionalListMethod<ListFrontendActionsParameters, chat.ListFrontendActionsResponse, ListFrontendActionsItem, Options, Facts>
  /**
   * Creates a frontend action: a function that your client app runs when an agent asks for it. The client receives the trigger
   * function and its arguments in a tool call event.
   *
   * The `triggerFunction` must be unique in the app. If it is taken, the call fails.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/frontend-actions`, operation `create-frontend-action` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.createFrontendAction({
   *   body: {
   *     name: 'Open the sowing calendar',
   *     description: 'Shows the sowing calendar of one crop.',
   *     triggerFunction: 'openSowingCalendar',
   *     icon: 'https://example.com/icons/sowing.png',
   *     parameters: [
   *       {
   *         key: 'crop',
   *         type: 'string',
   *         description: 'The crop to show, in lower case.',
   *         required: true,
   *       },
   *     ],
   *   },
   * })
   * ```
   */
  createFrontendAction: CallMethod<CreateFrontendActionParameters, chat.CreateFrontendActionResponse, Options, Facts>
  /**
   * Returns a frontend action, with the function as the language model sees it.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/frontend-actions/{id}`, operation `get-frontend-action` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getFrontendAction({ id: 'app-linden-yard_openSowingCalendar' })
   * ```
   */
  getFrontendAction: CallMethod<GetFrontendActionParameters, chat.GetFrontendActionResponse, Options, Facts>
  /**
   * Updates a frontend action. Its trigger function cannot change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/frontend-actions/{id}`, operation `update-frontend-action` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateFrontendAction({
   *   id: 'app-linden-yard_openSowingCalendar',
   *   body: { name: 'Show the sowing calendar' },
   * })
   * ```
   */
  updateFrontendAction: CallMethod<UpdateFrontendActionParameters, chat.UpdateFrontendActionResponse, Options, Facts>
  /**
   * Deletes a frontend action from the app. Agents can no longer trigger it.
   *
   * @remarks
   * `DELETE /ai-agents/agent-builder/frontend-actions/{id}`, operation `delete-frontend-action` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteFrontendAction({ id: 'app-linden-yard_openSowingCalendar' })
   * ```
   */
  deleteFrontendAction: CallMethod<DeleteFrontendActionParameters, chat.DeleteFrontendActionResponse, Options, Facts>
  /**
   * Returns the files, texts and websites of the app's knowledge base, with their indexing status. To continue the list, send the
   * `affix` and `cursor` of `meta.next`.
   *
   * An agent can only use sources that were added to it. Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/knowledge-base`, operation `list-knowledge-base-sources` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listKnowledgeBaseSources({ start: 1772269200000, end: 1772442000000 })
   * ```
   */
  listKnowledgeBaseSources: ListMethod<ListKnowledgeBaseSourcesParameters, chat.ListKnowledgeBaseSourcesResponse, ListKnowledgeBaseSourcesItem, Options, Facts>
  /**
   * Returns the statuses of several sources. The method is POST because the request contains a list of ids; nothing changes.
   *
   * Repeat it until all sources are indexed or failed.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/knowledge-base/status/poll`, operation `get-knowledge-base-statuses` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.getKnowledgeBaseStatuses({
   *   body: {
   *     uniqueId: [
   *       '3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10',
   *       'c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f',
   *     ],
   *   },
   * })
   * ```
   */
  getKnowledgeBaseStatuses: CallMethod<GetKnowledgeBaseStatusesParameters, chat.GetKnowledgeBaseStatusesResponse, Options, Facts>
  /**
   * Adds a text to the knowledge base. CometChat stores the title and the text as a Markdown file and indexes it; meanwhile, the
   * status is `indexing`.
   *
   * A title can have up to 500 characters, a text up to 5,000.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/knowledge-base/text`, operation `create-knowledge-base-text` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_INDEXING_FAILED`.
   * @example
   * ```ts
   * const response = await chat.createKnowledgeBaseText({
   *   body: {
   *     title: 'Watering rules',
   *     text:
   *       'Water before nine in the morning. The rain barrel is for seedlings only.',
   *   },
   * })
   * ```
   */
  createKnowledgeBaseText: CallMethod<CreateKnowledgeBaseTextParameters, chat.CreateKnowledgeBaseTextResponse, Options, Facts>
  /**
   * Returns all texts of the knowledge base. Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/knowledge-base/text`, operation `list-knowledge-base-texts` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listKnowledgeBaseTexts()
   * ```
   */
  listKnowledgeBaseTexts: OptionalCallMethod<NoParameters, chat.ListKnowledgeBaseTextsResponse, Options, Facts>
  /**
   * Returns a text of the knowledge base with its indexing status. Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/knowledge-base/text/{uniqueId}`, operation `get-knowledge-base-text` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getKnowledgeBaseText({ uniqueId: 'c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f' })
   * ```
   */
  getKnowledgeBaseText: CallMethod<GetKnowledgeBaseTextParameters, chat.GetKnowledgeBaseTextResponse, Options, Facts>
  /**
   * Updates the title, the text or both. The text is stored and indexed again, so its status becomes `indexing`.
   *
   * If the title changes, the file is renamed.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/knowledge-base/text/{uniqueId}`, operation `update-knowledge-base-text` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_INDEXING_FAILED`, `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateKnowledgeBaseText({
   *   uniqueId: 'c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f',
   *   body: {
   *     title: 'Watering rules for summer',
   *     text:
   *       'Water before eight in the morning, and tomatoes once more in the evening.',
   *   },
   * })
   * ```
   */
  updateKnowledgeBaseText: CallMethod<UpdateKnowledgeBaseTextParameters, chat.UpdateKnowledgeBaseTextResponse, Options, Facts>
  /**
   * Deletes a text and all data derived from it. Agents can no longer use it.
   *
   * @remarks
   * `DELETE /ai-agents/agent-builder/knowledge-base/text/{uniqueId}`, operation `delete-knowledge-base-text` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteKnowledgeBaseText({ uniqueId: 'c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f' })
   * ```
   */
  deleteKnowledgeBaseText: CallMethod<DeleteKnowledgeBaseTextParameters, chat.DeleteKnowledgeBaseTextResponse, Options, Facts>
  /**
   * Creates uploads and returns a URL for each file. Send the file to this URL, without the API key.
   *
   * Then add the files to an agent. Files can be PDF, TXT, DOCX, CSV or MD, up to 50 MB each.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/knowledge-base/uploads/initiate`, operation `initiate-knowledge-base-uploads` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.initiateKnowledgeBaseUploads({
   *   body: {
   *     files: [
   *       {
   *         fileName: 'sowing-calendar.pdf',
   *         mimeType: 'application/pdf',
   *         fileSize: 482133,
   *       },
   *       {
   *         fileName: 'frost-dates.csv',
   *         mimeType: 'text/csv',
   *         fileSize: 18240,
   *       },
   *     ],
   *   },
   * })
   * ```
   */
  initiateKnowledgeBaseUploads: CallMethod<InitiateKnowledgeBaseUploadsParameters, chat.InitiateKnowledgeBaseUploadsResponse, Options, Facts>
  /**
   * Deletes an uploaded file and all data derived from it. Agents can no longer use it.
   *
   * @remarks
   * `DELETE /ai-agents/agent-builder/knowledge-base/uploads/{uniqueId}`, operation `delete-knowledge-base-upload` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteKnowledgeBaseUpload({ uniqueId: '3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10' })
   * ```
   */
  deleteKnowledgeBaseUpload: CallMethod<DeleteKnowledgeBaseUploadParameters, chat.DeleteKnowledgeBaseUploadResponse, Options, Facts>
  /**
   * Returns the content of a single web page, as Markdown unless you ask for HTML or plain text. It stops after `timeout`
   * milliseconds, by default 30,000.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/knowledge-base/website/individual-page`, operation `scrape-web-page` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.scrapeWebPage({
   *   body: {
   *     url: 'https://garden.example.com/guides/tomatoes',
   *     timeout: 20000,
   *     format: 'markdown',
   *   },
   * })
   * ```
   */
  scrapeWebPage: CallMethod<ScrapeWebPageParameters, chat.ScrapeWebPageResponse, Options, Facts>
  /**
   * Crawls a website from one URL and lists the pages that it finds. Process their content in a second step, with
   * `processDiscoveredUrls`.
   *
   * By default the crawl follows 3 levels of links and stops after 100 pages. The response may only arrive once the crawl is
   * complete.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/knowledge-base/website/scrape`, operation `crawl-website` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.crawlWebsite({
   *   body: {
   *     url: 'https://garden.example.com',
   *     maxDepth: 2,
   *     maxPages: 50,
   *   },
   * })
   * ```
   */
  crawlWebsite: CallMethod<CrawlWebsiteParameters, chat.CrawlWebsiteResponse, Options, Facts>
  /**
   * Returns the pages that a crawl of a website found, with their statuses. To continue with older pages, send the `affix` and
   * `cursor` of `meta.next`.
   *
   * Times are in milliseconds. `content` is a preview of at most 500 characters. Order: newest first.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls`, operation `list-discovered-urls` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listDiscoveredUrls({ parentUniqueId: 'a14c3d5e-9f60-4172-8b2d-e3f405162738' })
   * ```
   */
  listDiscoveredUrls: ListMethod<ListDiscoveredUrlsParameters, chat.ListDiscoveredUrlsResponse, ListDiscoveredUrlsItem, Options, Facts>
  /**
   * Processes the pages that a crawl found, except the ones you exclude. The work continues after the response; poll the statuses of
   * the discovered URLs to follow it.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/process`, operation `process-discovered-urls` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_INDEXING_FAILED`, `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.processDiscoveredUrls({
   *   parentUniqueId: 'a14c3d5e-9f60-4172-8b2d-e3f405162738',
   *   body: { exclude: [] },
   * })
   * ```
   */
  processDiscoveredUrls: CallMethod<ProcessDiscoveredUrlsParameters, chat.ProcessDiscoveredUrlsResponse, Options, Facts>
  /**
   * Returns the statuses of several pages of a website. Ids that do not exist are left out of the response.
   *
   * The method is POST because the request contains a list of ids; nothing changes.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/status/poll`, operation `get-discovered-url-statuses` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getDiscoveredUrlStatuses({
   *   parentUniqueId: 'a14c3d5e-9f60-4172-8b2d-e3f405162738',
   *   body: {
   *     uniqueId: [
   *       'd2e9b8a7-61c5-4f03-9a7e-1b2c3d4e5f60',
   *       'e7f1a2b3-c4d5-4e6f-8a90-b1c2d3e4f506',
   *     ],
   *   },
   * })
   * ```
   */
  getDiscoveredUrlStatuses: CallMethod<GetDiscoveredUrlStatusesParameters, chat.GetDiscoveredUrlStatusesResponse, Options, Facts>
  /**
   * Processes pages of a website again: the listed pages or, with an empty list, all failed pages. Excluded pages stay excluded.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/sync`, operation `sync-discovered-urls` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_INDEXING_FAILED`, `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.syncDiscoveredUrls({
   *   parentUniqueId: 'a14c3d5e-9f60-4172-8b2d-e3f405162738',
   *   body: {
   *     uniqueIds: [
   *       'd2e9b8a7-61c5-4f03-9a7e-1b2c3d4e5f60',
   *       'e7f1a2b3-c4d5-4e6f-8a90-b1c2d3e4f506',
   *     ],
   *   },
   * })
   * ```
   */
  syncDiscoveredUrls: CallMethod<SyncDiscoveredUrlsParameters, chat.SyncDiscoveredUrlsResponse, Options, Facts>
  /**
   * Deletes a website with its pages and all data derived from them. Agents can no longer use it.
   *
   * @remarks
   * `DELETE /ai-agents/agent-builder/knowledge-base/website/{uniqueId}`, operation `delete-knowledge-base-website` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteKnowledgeBaseWebsite({ uniqueId: 'a14c3d5e-9f60-4172-8b2d-e3f405162738' })
   * ```
   */
  deleteKnowledgeBaseWebsite: CallMethod<DeleteKnowledgeBaseWebsiteParameters, chat.DeleteKnowledgeBaseWebsiteResponse, Options, Facts>
  /**
   * Returns the pages of a source, in the form in which agents search them. `totalPages` is the number of pages.
   *
   * The response has no cursor; to continue, set `page` and `affix` yourself.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/pages`, operation `list-knowledge-base-source-pages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listKnowledgeBaseSourcePages({
   *   sourceType: 'uploads',
   *   uniqueId: '3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10',
   * })
   * ```
   */
  listKnowledgeBaseSourcePages: CallMethod<ListKnowledgeBaseSourcePagesParameters, chat.ListKnowledgeBaseSourcePagesResponse, Options, Facts>
  /**
   * Indexes a source again, for example after a failure. The response only confirms the start; poll the status to follow the
   * progress.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/sync`, operation `sync-knowledge-base-source` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_KB_INDEXING_FAILED`, `ERR_KB_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.syncKnowledgeBaseSource({
   *   sourceType: 'uploads',
   *   uniqueId: '3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10',
   * })
   * ```
   */
  syncKnowledgeBaseSource: CallMethod<SyncKnowledgeBaseSourceParameters, chat.SyncKnowledgeBaseSourceResponse, Options, Facts>
  /**
   * Returns the app's MCP servers. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
   *
   * Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/mcp-servers`, operation `list-mcp-servers` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listMcpServers()
   * ```
   */
  listMcpServers: OptionalListMethod<ListMcpServersParameters, chat.ListMcpServersResponse, ListMcpServersItem, Options, Facts>
  /**
   * Registers a server whose tools agents can use with the Model Context Protocol. The slug cannot change.
   *
   * The `slug` must be unique in the app. If it is taken, the call fails.
   *
   * @remarks
   * `POST /ai-agents/agent-builder/mcp-servers`, operation `create-mcp-server` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.createMcpServer({
   *   body: {
   *     name: 'Seed catalogue',
   *     slug: 'seed-catalogue',
   *     description: 'Knows every seed in the shed.',
   *     url: 'https://seeds.example.com/mcp',
   *     icon: 'https://example.com/icons/seeds.png',
   *   },
   * })
   * ```
   */
  createMcpServer: CallMethod<CreateMcpServerParameters, chat.CreateMcpServerResponse, Options, Facts>
  /**
   * Returns an MCP server. Times are in milliseconds.
   *
   * @remarks
   * `GET /ai-agents/agent-builder/mcp-servers/{slug}`, operation `get-mcp-server` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getMcpServer({ slug: 'seed-catalogue' })
   * ```
   */
  getMcpServer: CallMethod<GetMcpServerParameters, chat.GetMcpServerResponse, Options, Facts>
  /**
   * Updates the name, description or URL of an MCP server. Its slug cannot change.
   *
   * @remarks
   * `PATCH /ai-agents/agent-builder/mcp-servers/{slug}`, operation `update-mcp-server` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateMcpServer({
   *   slug: 'seed-catalogue',
   *   body: { url: 'https://seeds.example.com/v2/mcp' },
   * })
   * ```
   */
  updateMcpServer: CallMethod<UpdateMcpServerParameters, chat.UpdateMcpServerResponse, Options, Facts>
  /**
   * Deletes an MCP server from the app. Agents can no longer use its tools.
   *
   * @remarks
   * `DELETE /ai-agents/agent-builder/mcp-servers/{slug}`, operation `delete-mcp-server` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteMcpServer({ slug: 'seed-catalogue' })
   * ```
   */
  deleteMcpServer: CallMethod<DeleteMcpServerParameters, chat.DeleteMcpServerResponse, Options, Facts>
  /**
   * Registers an agent that runs in your own framework, such as Mastra or LangGraph, at a public HTTPS URL. The tools and actions in
   * the request must exist.
   *
   * An active agent answers in one-on-one conversations, but not in groups.
   *
   * @remarks
   * `POST /ai-agents/agents`, operation `create-byo-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_CREATION_FAILED`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.createByoAgent({
   *   body: {
   *     name: 'Frost Watch',
   *     icon: 'https://example.com/avatars/frost-watch.png',
   *     integrateWith: 'mastra',
   *     integrationType: 'agent',
   *     integrationMeta: {
   *       baseUrl: 'https://agents.example.com/mastra',
   *       agentId: 'frostWatch',
   *     },
   *     tools: ['get_forecast'],
   *     actions: ['show_sowing_calendar'],
   *     metaData: {
   *       greetingMessage: 'Hello, gardener!',
   *       introductoryMessage:
   *         'Ask me whether it will freeze and when it is safe to sow.',
   *       suggestedMessages: [
   *         'Will it freeze tonight?',
   *         'May the tomatoes go out?',
   *       ],
   *     },
   *   },
   * })
   * ```
   */
  createByoAgent: CallMethod<CreateByoAgentParameters, chat.CreateByoAgentResponse, Options, Facts>
  /**
   * Returns all agents of the app that run in your own frameworks. No operation returns a single agent.
   *
   * @remarks
   * `GET /ai-agents/agents`, operation `list-byo-agents` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listByoAgents()
   * ```
   */
  listByoAgents: OptionalCallMethod<NoParameters, chat.ListByoAgentsResponse, Options, Facts>
  /**
   * Updates an agent. Set `isActive` to false to disable the agent without deleting it.
   *
   * The tools and actions in the request must exist.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PATCH /ai-agents/agents/{uid}`, operation `update-byo-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`, `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateByoAgent({
   *   uid: '6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b',
   *   body: { isActive: false },
   * })
   * ```
   */
  updateByoAgent: CallMethod<UpdateByoAgentParameters, chat.UpdateByoAgentResponse, Options, Facts>
  /**
   * Deletes an agent from the app. Only its registration is deleted; the agent itself keeps running in your framework.
   *
   * @remarks
   * `DELETE /ai-agents/agents/{uid}`, operation `delete-byo-agent` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_AGENT_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteByoAgent({ uid: '6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b' })
   * ```
   */
  deleteByoAgent: CallMethod<DeleteByoAgentParameters, chat.DeleteByoAgentResponse, Options, Facts>
  /**
   * Creates a tool or an action for your agents. An action runs in the client and needs a description and parameters.
   *
   * A tool (`doNotExecute` is true) runs elsewhere, and the client only shows that it is running. The name cannot change.
   *
   * The `name` must be unique in the app. If it is taken, the call fails.
   *
   * @remarks
   * `POST /ai-agents/tools`, operation `create-byo-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.createByoTool({
   *   body: {
   *     name: 'show_sowing_calendar',
   *     displayName: 'Show the sowing calendar',
   *     description:
   *       'Opens the sowing calendar at one month.',
   *     executionText: 'Opening the calendar …',
   *     parameters: {
   *       type: 'object',
   *       properties: {
   *         month: {
   *           type: 'string',
   *           description:
   *             'The month to open, such as March.',
   *         },
   *       },
   *       required: ['month'],
   *     },
   *   },
   * })
   * ```
   */
  createByoTool: CallMethod<CreateByoToolParameters, chat.CreateByoToolResponse, Options, Facts>
  /**
   * Returns all tools and actions of the app, or only those of one type.
   *
   * @remarks
   * `GET /ai-agents/tools`, operation `list-byo-tools` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.listByoTools()
   * ```
   */
  listByoTools: OptionalCallMethod<ListByoToolsParameters, chat.ListByoToolsResponse, Options, Facts>
  /**
   * Returns a tool or an action by the name that agents use for it.
   *
   * @remarks
   * `GET /ai-agents/tools/{name}`, operation `get-byo-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getByoTool({ name: 'show_sowing_calendar' })
   * ```
   */
  getByoTool: CallMethod<GetByoToolParameters, chat.GetByoToolResponse, Options, Facts>
  /**
   * Updates a tool or action. Send the whole definition, with the same name as in the path; the name cannot change.
   *
   * Description and parameters are merged with the stored values.
   *
   * @remarks
   * `PUT /ai-agents/tools/{name}`, operation `update-byo-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateByoTool({
   *   name: 'show_sowing_calendar',
   *   body: {
   *     name: 'show_sowing_calendar',
   *     displayName: 'Show the sowing calendar',
   *     description:
   *       'Opens the sowing calendar at one month.',
   *     executionText: 'Leafing through the calendar …',
   *     parameters: {
   *       type: 'object',
   *       properties: {
   *         month: {
   *           type: 'string',
   *           description:
   *             'The month to open, such as March.',
   *         },
   *       },
   *       required: ['month'],
   *     },
   *   },
   * })
   * ```
   */
  updateByoTool: CallMethod<UpdateByoToolParameters, chat.UpdateByoToolResponse, Options, Facts>
  /**
   * Deletes a tool or action from the app. Remove it first from the agents that use it.
   *
   * @remarks
   * `DELETE /ai-agents/tools/{name}`, operation `delete-byo-tool` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_TOOL_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteByoTool({ name: 'show_sowing_calendar' })
   * ```
   */
  deleteByoTool: CallMethod<DeleteByoToolParameters, chat.DeleteByoToolResponse, Options, Facts>
  /**
   * Imports up to 50 users at a time. Import users first, then groups, members and messages.
   *
   * The response has a result for each user, so check every `success` and resend only the failed ones. After a 500 `ERR_EXCEPTION`,
   * the valid rows are imported nonetheless.
   *
   * Limit: 60 calls a minute.
   *
   * @remarks
   * `POST /data_import/users`, operation `import-users` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_EXCEPTION`, `ERR_IMPORT_INVALID_USER_FORMAT`.
   * @example
   * ```ts
   * const response = await chat.importUsers({
   *   body: {
   *     users: {
   *       jonas: {
   *         uid: 'jonas',
   *         name: 'Jonas Lind',
   *         avatar: 'https://example.com/avatars/jonas.png',
   *         createdAt: 1769936400,
   *         lastActiveAt: 1772352000,
   *         metadata: { bed: 'south-4' },
   *       },
   *       teo: {
   *         uid: 'teo',
   *         name: 'Teo Marsh',
   *         role: 'default',
   *         createdAt: 1769936400,
   *         deactivatedAt: 1772355600,
   *         tags: ['former'],
   *       },
   *     },
   *   },
   * })
   * ```
   */
  importUsers: CallMethod<ImportUsersParameters, chat.ImportUsersResponse, Options, Facts>
  /**
   * Imports up to 50 groups at a time. Import their owners first.
   *
   * The response has a result for each group, so check every `success` and resend only the failed ones. After a 500 `ERR_EXCEPTION`,
   * the valid rows are imported nonetheless.
   *
   * Limit: 60 calls a minute.
   *
   * @remarks
   * `POST /data_import/groups`, operation `import-groups` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_EXCEPTION`, `ERR_IMPORT_INVALID_GROUP_FORMAT`.
   * @example
   * ```ts
   * const response = await chat.importGroups({
   *   body: {
   *     groups: {
   *       "tomato-growers": {
   *         guid: 'tomato-growers',
   *         name: 'Tomato growers',
   *         type: 'public',
   *         owner: 'mira',
   *         createdAt: 1769936400,
   *         groupOwnerDetails: {
   *           uid: 'mira',
   *           name: 'Mira Okafor',
   *         },
   *       },
   *       "seed-swap": {
   *         guid: 'seed-swap',
   *         name: 'Seed swap',
   *         type: 'password',
   *         password: 'open-sesame',
   *         owner: 'mira',
   *         createdAt: 1769940000,
   *       },
   *     },
   *   },
   * })
   * ```
   */
  importGroups: CallMethod<ImportGroupsParameters, chat.ImportGroupsResponse, Options, Facts>
  /**
   * Imports up to 50 memberships at a time. Import the users and groups first.
   *
   * The response has a result for each membership, so check every `success` and resend only the failed ones. After a 500
   * `ERR_EXCEPTION`, the valid rows are imported nonetheless.
   *
   * Limit: 60 calls a minute.
   *
   * @remarks
   * `POST /data_import/members`, operation `import-members` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_EXCEPTION`, `ERR_IMPORT_INVALID_JOINEDAT`,
   * `ERR_IMPORT_INVALID_MEMBER_FORMAT`.
   * @example
   * ```ts
   * const response = await chat.importMembers({
   *   body: {
   *     members: {
   *       "tomato-growers_member_jonas": {
   *         memberId: 'tomato-growers_member_jonas',
   *         guid: 'tomato-growers',
   *         uid: 'jonas',
   *         scope: 'moderator',
   *         joinedAt: 1769940000,
   *       },
   *       "tomato-growers_member_priya": {
   *         memberId: 'tomato-growers_member_priya',
   *         guid: 'tomato-growers',
   *         uid: 'priya',
   *         scope: 'participant',
   *         isBanned: false,
   *         joinedAt: 1893456000,
   *         groupDetails: {
   *           guid: 'tomato-growers',
   *           name: 'Tomato growers',
   *           type: 'public',
   *           owner: 'mira',
   *           createdAt: 1769936400,
   *         },
   *         userDetails: { uid: 'priya', name: 'Priya Nair' },
   *       },
   *     },
   *   },
   * })
   * ```
   */
  importMembers: CallMethod<ImportMembersParameters, chat.ImportMembersResponse, Options, Facts>
  /**
   * Imports up to 50 messages at a time, with their original sending times. Import messages last; CometChat creates users and groups
   * that were not imported before from the details in the request.
   *
   * The response has a result for each message, so check every `success` and resend only the failed ones. A message that is older
   * than about six months or has an empty text causes a 500 `ERR_EXCEPTION`; the valid rows are imported nonetheless. Attachments
   * are not copied: the messages keep their URLs.
   *
   * Limit: 60 calls a minute.
   *
   * @remarks
   * `POST /data_import/messages`, operation `import-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_EXCEPTION`, `ERR_IMPORT_INVALID_MESSAGE_FORMAT`,
   * `ERR_IMPORT_MUID_ALREADY_EXISTS`.
   * @example
   * ```ts
   * const response = await chat.importMessages({
   *   body: {
   *     messages: {
   *       "old-1001": {
   *         muid: 'old-1001',
   *         sender: 'jonas',
   *         receiverType: 'user',
   *         receiver: 'mira',
   *         category: 'message',
   *         type: 'text',
   *         data: {
   *           text:
   *             'Is the greenhouse open on Sunday, <@uid:mira>?',
   *         },
   *         sentAt: 1769943600,
   *         deliveredAt: 1769943605,
   *         readAt: 1769943660,
   *         tags: ['greenhouse'],
   *       },
   *       "old-1002": {
   *         muid: 'old-1002',
   *         sender: 'priya',
   *         receiverType: 'group',
   *         receiver: 'tomato-growers',
   *         category: 'message',
   *         type: 'image',
   *         data: {
   *           text: 'My first seedlings.',
   *           attachments: [
   *             {
   *               url:
   *                 'https://example.com/media/seedlings.jpg',
   *               name: 'seedlings.jpg',
   *               mimeType: 'image/jpeg',
   *               extension: 'jpg',
   *               size: '48213',
   *             },
   *           ],
   *         },
   *         sentAt: 1769947200,
   *         senderUserDetails: {
   *           uid: 'priya',
   *           name: 'Priya Nair',
   *         },
   *         receiverGroupDetails: {
   *           guid: 'tomato-growers',
   *           name: 'Tomato growers',
   *           type: 'public',
   *           owner: 'mira',
   *         },
   *         receiverGroupOwnerDetails: {
   *           uid: 'mira',
   *           name: 'Mira Okafor',
   *         },
   *       },
   *     },
   *   },
   * })
   * ```
   */
  importMessages: CallMethod<ImportMessagesParameters, chat.ImportMessagesResponse, Options, Facts>
  /**
   * Returns call minutes and user counts for a time range. Send the time range in seconds; the response contains it in milliseconds.
   *
   * @remarks
   * `GET /stats`, operation `get-usage-metrics` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.getUsageMetrics({ fromDate: 1772323200, toDate: 1772409600 })
   * ```
   */
  getUsageMetrics: CallMethod<GetUsageMetricsParameters, chat.GetUsageMetricsResponse, Options, Facts>
  /**
   * Returns how many messages were recently sent, delivered and read, in intervals of five minutes. The time range cannot be chosen.
   *
   * Times are in milliseconds, as strings.
   *
   * @remarks
   * `GET /stats/messages`, operation `get-message-receipt-metrics` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await chat.getMessageReceiptMetrics()
   * ```
   */
  getMessageReceiptMetrics: OptionalCallMethod<NoParameters, chat.GetMessageReceiptMetricsResponse, Options, Facts>
}

/** The operations that act for a user named in `onBehalfOf`. */
export interface ChatUserOperations<Options, Facts> {
  /**
   * Returns one user. With `onBehalfOf`, that user's role must allow it.
   *
   * @remarks
   * `GET /users/{uid}`, operation `get-user` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getUser({ uid: 'mira' })
   * ```
   */
  getUser: CallMethod<GetUserParameters, chat.GetUserResponse, Options, Facts>
  /**
   * Creates a group, optionally with its first members. A user in several lists gets the highest scope.
   *
   * If a user cannot be added, the group is still created, and the response has the error under that uid. With `onBehalfOf`, that
   * user becomes an admin of the group, and its owner.
   *
   * The `guid` must be unique in the app. If it is taken, the call fails with 400 `ERR_GUID_ALREADY_EXISTS`.
   *
   * @remarks
   * `POST /groups`, operation `create-group` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_EMPTY_GROUP_PASS`, `ERR_GUID_ALREADY_EXISTS`,
   * `ERR_PERMISSION_DENIED`, `ERR_PLAN_QUOTA_RESTRICTION`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.createGroup({
   *   body: {
   *     guid: 'tomato-growers',
   *     name: 'Tomato growers',
   *     type: 'public',
   *     icon: 'https://example.com/icons/tomato-growers.png',
   *     description:
   *       'Sowing, staking and recipes for what comes of it.',
   *     tags: ['growing'],
   *   },
   * })
   * ```
   */
  createGroup: CallMethod<CreateGroupParameters, chat.CreateGroupResponse, Options, Facts>
  /**
   * Lists the app's groups, page by page. You can combine filters by guid, name, type, tags, size and time.
   *
   * With `onBehalfOf`, each group also says whether that user is a member and with which scope, and `hasJoined` limits the list to
   * groups that the user has joined. Order: by `sortBy` and `sortOrder`.
   *
   * @remarks
   * `GET /groups`, operation `list-groups` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listGroups({ type: 'public', perPage: 100 })
   * ```
   */
  listGroups: OptionalListMethod<ListGroupsParameters, chat.ListGroupsResponse, ListGroupsItem, Options, Facts>
  /**
   * Returns one group. With `onBehalfOf`, the response also says whether that user is a member, with which scope, and since when.
   *
   * @remarks
   * `GET /groups/{guid}`, operation `get-group` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GUID_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getGroup({ guid: 'tomato-growers' })
   * ```
   */
  getGroup: CallMethod<GetGroupParameters, chat.GetGroupResponse, Options, Facts>
  /**
   * Changes a group. The guid never changes.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user must be an admin or a moderator of the group.
   * - Send only the fields that change. To clear a field, list it in `unset`.
   *
   * @remarks
   * `PUT /groups/{guid}`, operation `update-group` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_EMPTY_GROUP_PASS`: A group with a password was created or joined without it.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GROUP_NO_MODERATOR_SCOPE`: Only a moderator of the group may do this.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.updateGroup({
   *   guid: 'tomato-growers',
   *   body: { name: 'Tomato and pepper growers' },
   * })
   * ```
   */
  updateGroup: CallMethod<UpdateGroupParameters, chat.UpdateGroupResponse, Options, Facts>
  /**
   * Deletes a group for all its members.
   *
   * With `onBehalfOf`, that user must be an admin of the group.
   *
   * @remarks
   * `DELETE /groups/{guid}`, operation `delete-group` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_GROUP_DELETE_FAILED`: The group could not be deleted.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_ADMIN_SCOPE`: Only an admin of the group may do this.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.deleteGroup({ guid: 'tomato-growers' })
   * ```
   */
  deleteGroup: CallMethod<DeleteGroupParameters, chat.DeleteGroupResponse, Options, Facts>
  /**
   * Adds users to a group, each with the scope that its list stands for, and bans the users in `usersToBan`. The call succeeds even
   * if some users cannot be added; the response has a result for each uid.
   *
   * A banned user who is added as a participant is either let in, which lifts the ban, or rejected with `ERR_BANNED_GROUPMEMBER`.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user must be an admin or a moderator of the group.
   * - A request can contain at most 25 users in all lists together.
   *
   * @remarks
   * `POST /groups/{guid}/members`, operation `add-group-members` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_ALREADY_BANNED`: The user is already banned from the group.
   * - `ERR_ALREADY_JOINED`: The user is already a member of the group.
   * - `ERR_BANNED_GROUPMEMBER`: The user is banned from this group.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_BAN_FAILED`: The member could not be banned.
   * - `ERR_NO_VACANCY`: The group is full.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_PLAN_QUOTA_RESTRICTION`: The plan's quota for this is used up.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.addGroupMembers({
   *   guid: 'tomato-growers',
   *   body: {
   *     moderators: ['jonas'],
   *     participants: ['priya'],
   *     usersToBan: ['dealbot'],
   *   },
   * })
   * ```
   */
  addGroupMembers: CallMethod<AddGroupMembersParameters, chat.AddGroupMembersResponse, Options, Facts>
  /**
   * Makes a member of a group an admin, a moderator or a participant. Members cannot change their own scope.
   *
   * Send `onBehalfOf`. Without it, the call can fail with 403. With `onBehalfOf`, that user must be an admin or a moderator of the
   * group. Admins can do this to any member, moderators only to participants.
   *
   * @remarks
   * `PUT /groups/{guid}/members/{uid}`, operation `change-group-member-scope` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GROUP_NO_SCOPE_CLEARANCE`: The user may not change the scope of this member.
   * - `ERR_GROUP_NO_SELF_ACTION`: Members cannot do this to themselves.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_SCOPE_CHANGE_FAILED`: The member's scope could not be changed.
   * - `ERR_NOT_A_MEMBER`: The user is not a member of the group.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_SAME_SCOPE`: The member has this scope already.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.changeGroupMemberScope({
   *   guid: 'tomato-growers',
   *   uid: 'mira',
   *   body: { scope: 'moderator' },
   * })
   * ```
   */
  changeGroupMemberScope: CallMethod<ChangeGroupMemberScopeParameters, chat.ChangeGroupMemberScopeResponse, Options, Facts>
  /**
   * Removes a member from a group. A removed user can join again; to prevent that, use `banGroupUser`.
   *
   * Removing a banned user fails with `ERR_BANNED_GROUPMEMBER`.
   *
   * With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators only to
   * participants.
   *
   * @remarks
   * `DELETE /groups/{guid}/members/{uid}`, operation `kick-group-member` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_BANNED_GROUPMEMBER`: The user is banned from this group.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GROUP_NO_SELF_ACTION`: Members cannot do this to themselves.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_DELETE_FAILED`: The member could not be removed from the group.
   * - `ERR_NOT_A_MEMBER`: The user is not a member of the group.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.kickGroupMember({ guid: 'tomato-growers', uid: 'mira' })
   * ```
   */
  kickGroupMember: CallMethod<KickGroupMemberParameters, chat.KickGroupMemberResponse, Options, Facts>
  /**
   * Bans a user from a group. The user is removed and cannot come back until `unbanGroupUser` lifts the ban; adding the user again
   * as a participant may lift it too.
   *
   * `listGroupMembers` can still list a banned user.
   *
   * With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators only to
   * participants.
   *
   * @remarks
   * `POST /groups/{guid}/bannedusers/{uid}`, operation `ban-group-user` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_ALREADY_BANNED`: The user is already banned from the group.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GROUP_NO_SELF_ACTION`: Members cannot do this to themselves.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_BAN_FAILED`: The member could not be banned.
   * - `ERR_NOT_A_MEMBER`: The user is not a member of the group.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.banGroupUser({ guid: 'tomato-growers', uid: 'mira' })
   * ```
   */
  banGroupUser: CallMethod<BanGroupUserParameters, chat.BanGroupUserResponse, Options, Facts>
  /**
   * Lifts the ban of a user from a group. The user does not become a member again, but can join or be added again.
   *
   * With `onBehalfOf`, that user must be an admin or a moderator of the group.
   *
   * @remarks
   * `DELETE /groups/{guid}/bannedusers/{uid}`, operation `unban-group-user` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_UNBAN_FAILED`: The ban could not be lifted.
   * - `ERR_NOT_A_BANNED_USER`: The user is not banned from the group.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.unbanGroupUser({ guid: 'tomato-growers', uid: 'mira' })
   * ```
   */
  unbanGroupUser: CallMethod<UnbanGroupUserParameters, chat.UnbanGroupUserResponse, Options, Facts>
  /**
   * Lists the messages of a group, up to `limit` at a time. To fetch the next part of the list, send the values in `meta.next`.
   *
   * With `onBehalfOf`, filters such as `unread` refer to that user.
   *
   * @remarks
   * `GET /groups/{guid}/messages`, operation `list-group-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GROUP_NOT_JOINED`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listGroupMessages({ guid: 'tomato-growers' })
   * ```
   */
  listGroupMessages: ListMethod<ListGroupMessagesParameters, chat.ListGroupMessagesResponse, ListGroupMessagesItem, Options, Facts>
  /**
   * Sends a message to a user, to a group, or to several users and groups: text, files, a custom message, an interactive message or
   * a card. With `onBehalfOf`, that user is the sender; without it, the app itself is.
   *
   * Keep `data` below 10 KB, not counting files; CometChat also publishes a limit of 65,536 characters for the whole message. The
   * default moderation filter blocks text whose digits look like a phone number.
   *
   * Rules and limits:
   *
   * - Limit: 30 calls a minute for each user.
   * - The new message becomes available after 2 to 3 seconds. Until then, some calls with it fail with 403 `ERR_MESSAGE_NO_ACCESS`.
   * The client retries them.
   *
   * @remarks
   * `POST /messages`, operation `send-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_BLOCKED_BY_EXTENSION`: An extension stopped the message.
   * - `ERR_BLOCKED_BY_WEBHOOK`: A webhook stopped the message.
   * - `ERR_BLOCKED_RECEIVER`: The sender has blocked the receiver of the message or call.
   * - `ERR_BLOCKED_SENDER`: The receiver of the message or call has blocked the sender.
   * - `ERR_CARD_DATA_MISSING`: A message of the category `card` has no `data.card`.
   * - `ERR_EMPTY_CUSTOM_DATA`: A custom message lacks its `data.customData`.
   * - `ERR_EMPTY_MESSAGE_CATEGORY`: The message's category is missing.
   * - `ERR_EMPTY_MESSAGE_FILE`: A media message lacks its file.
   * - `ERR_EMPTY_MESSAGE_TEXT`: A text message lacks its text.
   * - `ERR_EMPTY_MESSAGE_TYPE`: The message's type is missing.
   * - `ERR_EMPTY_RECEIVER`: The message has no receiver.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_INVALID_CARD_BODY`: The card's body is empty.
   * - `ERR_INVALID_CARD_VERSION`: The card's version is not `1.0`.
   * - `ERR_INVALID_CUSTOM_DATA`: `data.customData` is not valid JSON.
   * - `ERR_INVALID_MEDIA_MESSAGE`: The media message is not valid.
   * - `ERR_INVALID_MESSAGE_CATEGORY`: This message category does not exist.
   * - `ERR_INVALID_MESSAGE_DATA`: The body of the message is not valid.
   * - `ERR_INVALID_MESSAGE_TEXT`: The text of the message is not a string.
   * - `ERR_INVALID_MESSAGE_TYPE`: This message type does not exist.
   * - `ERR_INVALID_METADATA`: `data.metadata` is not valid JSON.
   * - `ERR_INVALID_RECEIVER_TYPE`: This type of receiver does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.sendMessage({
   *   body: {
   *     receiver: 'tomato-growers',
   *     receiverType: 'group',
   *     type: 'text',
   *     data: {
   *       text: 'The seedlings can go out on Saturday.',
   *     },
   *   },
   * })
   * ```
   */
  sendMessage: CallMethod<SendMessageParameters, chat.SendMessageResponse, Options, Facts>
  /**
   * Lists the app's messages, up to `limit` at a time, with many filters. To fetch the next part of the list, send the values in
   * `meta.next`.
   *
   * With `onBehalfOf`, `sender` and the details of mentioned users are as that user sees them.
   *
   * @remarks
   * `GET /messages`, operation `list-all-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listAllMessages({ hasAttachments: true, limit: 50 })
   * ```
   */
  listAllMessages: OptionalListMethod<ListAllMessagesParameters, chat.ListAllMessagesResponse, ListAllMessagesItem, Options, Facts>
  /**
   * Returns one message by its id, with its content, the reactions to it and the moderation decision, if there is one.
   *
   * @remarks
   * `GET /messages/{id}`, operation `get-message-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getMessageDetails({ id: '4202' })
   * ```
   */
  getMessageDetails: CallMethod<GetMessageDetailsParameters, chat.GetMessageDetailsResponse, Options, Facts>
  /**
   * Changes the content or the tags of a message. Without `onBehalfOf`, the app itself is the editor.
   *
   * Returns a message of category `action` that records the edit; the edited message is in its `data.entities.on.entity`. Webhooks
   * receive `message_edited` and three `message_sent` events of category `action`.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user must be the sender of the message.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   * - Send only the fields that change.
   *
   * @remarks
   * `PUT /messages/{id}`, operation `update-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_INVALID_MESSAGE_DATA`: The body of the message is not valid.
   * - `ERR_INVALID_MESSAGE_TEXT`: The text of the message is not a string.
   * - `ERR_INVALID_METADATA`: `data.metadata` is not valid JSON.
   * - `ERR_MESSAGE_ACTION_NOT_ALLOWED`: Messages of this kind can be neither edited nor deleted.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NOT_A_SENDER`: Only the sender may edit or delete the message.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.updateMessage({
   *   id: '4202',
   *   body: {
   *     data: { text: 'The seedlings can go out on Sunday.' },
   *   },
   * })
   * ```
   */
  updateMessage: CallMethod<UpdateMessageParameters, chat.UpdateMessageResponse, Options, Facts>
  /**
   * Deletes a message. Unless `permanent` is true, the message is kept and marked as deleted, with or without its content.
   *
   * Returns a message of category `action` that records the deletion. Webhooks receive `message_deleted` and one `message_sent`
   * event of category `action`.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user must be the sender of the message.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}`, operation `delete-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_MESSAGE_ACTION_NOT_ALLOWED`: Messages of this kind can be neither edited nor deleted.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NOT_A_SENDER`: Only the sender may edit or delete the message.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * - `ERR_USER_MESSAGE_DELETE_FAILED`: The message between two users could not be deleted.
   * @example
   * ```ts
   * const response = await chat.deleteMessage({ id: '4202', body: { permanent: true } })
   * ```
   */
  deleteMessage: CallMethod<DeleteMessageParameters, chat.DeleteMessageResponse, Options, Facts>
  /**
   * Records that a user has interacted with elements of an interactive message, for example by filling in a form.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `PATCH /messages/{id}/interacted`, operation `mark-message-as-interacted` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.markMessageAsInteracted({
   *   onBehalfOf: 'mira',
   *   id: '4202',
   *   body: { interactions: ['harvest-count', 'send'] },
   * })
   * ```
   */
  markMessageAsInteracted: CallMethod<MarkMessageAsInteractedParameters, chat.MarkMessageAsInteractedResponse, Options, Facts>
  /**
   * Pins a message in its conversation. With `onBehalfOf`, that user pins it; without it, the app itself does, and `pinnedBy` is
   * `app_system`.
   *
   * The number of pinned messages in a conversation is limited. Simultaneous calls may exceed the limit by a few messages.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user needs the permission `pinMessage`.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/pin`, operation `pin-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_PINNED_MESSAGES_LIMIT_EXCEEDED`: The conversation has 100 pinned messages already.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.pinMessage({ id: '4202' })
   * ```
   */
  pinMessage: CallMethod<PinMessageParameters, chat.PinMessageResponse, Options, Facts>
  /**
   * Unpins a message in its conversation. Users can also unpin messages that others pinned.
   *
   * Without `onBehalfOf`, the app itself unpins the message.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user's role must permit this.
   * - Unpinning a message that is not pinned succeeds.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}/pin`, operation `unpin-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.unpinMessage({ id: '4202' })
   * ```
   */
  unpinMessage: CallMethod<UnpinMessageParameters, chat.UnpinMessageResponse, Options, Facts>
  /**
   * Lists the reactions to a message, each with its user and time. A message can have at most 25 different reactions.
   *
   * @remarks
   * `GET /messages/{id}/reactions`, operation `list-all-reactions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listAllReactions({ id: '4202' })
   * ```
   */
  listAllReactions: CallMethod<ListAllReactionsParameters, chat.ListAllReactionsResponse, Options, Facts>
  /**
   * Lists the users who reacted to a message with one emoji or text, with the time of each reaction.
   *
   * @remarks
   * `GET /messages/{id}/reactions/{reaction}`, operation `list-reactions-of-one-kind` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listReactionsOfOneKind({ id: '4202', reaction: '😀' })
   * ```
   */
  listReactionsOfOneKind: CallMethod<ListReactionsOfOneKindParameters, chat.ListReactionsOfOneKindResponse, Options, Facts>
  /**
   * Adds a user's reaction to a message. Returns the message with the count of each reaction.
   *
   * Rules and limits:
   *
   * - A message can have at most 25 different reactions.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/reactions/{reaction}`, operation `add-message-reaction` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.addMessageReaction({ onBehalfOf: 'mira', id: '4202', reaction: '😀' })
   * ```
   */
  addMessageReaction: CallMethod<AddMessageReactionParameters, chat.AddMessageReactionResponse, Options, Facts>
  /**
   * Removes a user's reaction from a message. Returns the message with the remaining reactions.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}/reactions/{reaction}`, operation `remove-message-reaction` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.removeMessageReaction({ onBehalfOf: 'mira', id: '4202', reaction: '😀' })
   * ```
   */
  removeMessageReaction: CallMethod<RemoveMessageReactionParameters, chat.RemoveMessageReactionResponse, Options, Facts>
  /**
   * Saves a message for a user. Saved messages are private to the user.
   *
   * Rules and limits:
   *
   * - A user can have at most 100 saved messages. Beyond that, the call fails with 400 `ERR_SAVED_MESSAGES_LIMIT_EXCEEDED`.
   * - Saving a message that is already saved succeeds. It keeps the first `savedAt`.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/save`, operation `save-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_SAVED_MESSAGES_LIMIT_EXCEEDED`: The user has saved 100 messages already.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.saveMessage({ onBehalfOf: 'mira', id: '4202' })
   * ```
   */
  saveMessage: CallMethod<SaveMessageParameters, chat.SaveMessageResponse, Options, Facts>
  /**
   * Removes a message from a user's saved messages.
   *
   * Rules and limits:
   *
   * - Unsaving a message that is not saved succeeds.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}/save`, operation `unsave-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.unsaveMessage({ onBehalfOf: 'mira', id: '4202' })
   * ```
   */
  unsaveMessage: CallMethod<UnsaveMessageParameters, chat.UnsaveMessageResponse, Options, Facts>
  /**
   * Sends a reply to a message, on behalf of a user. The reply goes to the conversation of the message, and its `parentId` is the id
   * of the message.
   *
   * You cannot reply to a reply.
   *
   * Rules and limits:
   *
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   * - The new message also becomes available only after 2 to 3 seconds.
   *
   * @remarks
   * `POST /messages/{id}/thread`, operation `send-thread-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_BLOCKED_BY_EXTENSION`: An extension stopped the message.
   * - `ERR_BLOCKED_BY_WEBHOOK`: A webhook stopped the message.
   * - `ERR_BLOCKED_RECEIVER`: The sender has blocked the receiver of the message or call.
   * - `ERR_BLOCKED_SENDER`: The receiver of the message or call has blocked the sender.
   * - `ERR_CARD_DATA_MISSING`: A message of the category `card` has no `data.card`.
   * - `ERR_EMPTY_CUSTOM_DATA`: A custom message lacks its `data.customData`.
   * - `ERR_EMPTY_MESSAGE_CATEGORY`: The message's category is missing.
   * - `ERR_EMPTY_MESSAGE_FILE`: A media message lacks its file.
   * - `ERR_EMPTY_MESSAGE_TEXT`: A text message lacks its text.
   * - `ERR_EMPTY_MESSAGE_TYPE`: The message's type is missing.
   * - `ERR_EMPTY_RECEIVER`: The message has no receiver.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_INVALID_CARD_BODY`: The card's body is empty.
   * - `ERR_INVALID_CARD_VERSION`: The card's version is not `1.0`.
   * - `ERR_INVALID_CUSTOM_DATA`: `data.customData` is not valid JSON.
   * - `ERR_INVALID_MEDIA_MESSAGE`: The media message is not valid.
   * - `ERR_INVALID_MESSAGE_CATEGORY`: This message category does not exist.
   * - `ERR_INVALID_MESSAGE_DATA`: The body of the message is not valid.
   * - `ERR_INVALID_MESSAGE_TEXT`: The text of the message is not a string.
   * - `ERR_INVALID_MESSAGE_TYPE`: This message type does not exist.
   * - `ERR_INVALID_METADATA`: `data.metadata` is not valid JSON.
   * - `ERR_INVALID_RECEIVER_TYPE`: This type of receiver does not exist.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MESSAGE_THREAD_NESTING`: A reply cannot have replies.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * - `ERR_WRONG_MESSAGE_THREAD`: The reply and its parent belong to different conversations.
   * - `ERR_WRONG_MESSAGE_THREAD_CATEGORY`: The parent's category cannot have replies, or the parent belongs to another conversation.
   * @example
   * ```ts
   * const response = await chat.sendThreadMessage({
   *   onBehalfOf: 'mira',
   *   id: '4202',
   *   body: {
   *     receiver: 'tomato-growers',
   *     receiverType: 'group',
   *     type: 'text',
   *     data: { text: 'Shall I bring the stakes?' },
   *   },
   * })
   * ```
   */
  sendThreadMessage: CallMethod<SendThreadMessageParameters, chat.SendThreadMessageResponse, Options, Facts>
  /**
   * Lists the replies to a message, page by page.
   *
   * CometChat may return the whole list at once instead.
   *
   * @remarks
   * `GET /messages/{id}/thread`, operation `list-all-thread-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listAllThreadMessages({ id: '4202' })
   * ```
   */
  listAllThreadMessages: ListMethod<ListAllThreadMessagesParameters, chat.ListAllThreadMessagesResponse, ListAllThreadMessagesItem, Options, Facts>
  /**
   * Subscribes a user to the thread of a message.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/thread/subscription`, operation `subscribe-to-thread` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.subscribeToThread({ onBehalfOf: 'mira', id: '4202' })
   * ```
   */
  subscribeToThread: CallMethod<SubscribeToThreadParameters, chat.SubscribeToThreadResponse, Options, Facts>
  /**
   * Ends a user's subscription to the thread of a message.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}/thread/subscription`, operation `unsubscribe-from-thread` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.unsubscribeFromThread({ onBehalfOf: 'mira', id: '4202' })
   * ```
   */
  unsubscribeFromThread: CallMethod<UnsubscribeFromThreadParameters, chat.UnsubscribeFromThreadResponse, Options, Facts>
  /**
   * Lists threads: messages that have replies. Each contains the number of its replies and the last one.
   *
   * To fetch the next part of the list, send the values in `meta.next`.
   *
   * @remarks
   * `GET /threads`, operation `list-threads` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listThreads()
   * ```
   */
  listThreads: OptionalListMethod<ListThreadsParameters, chat.ListThreadsResponse, ListThreadsItem, Options, Facts>
  /**
   * Lists the messages between the user in `onBehalfOf` and the user in the path. To fetch the previous or next part of the list,
   * send the values in `meta.cursor`.
   *
   * @remarks
   * `GET /users/{uid}/messages`, operation `list-user-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listUserMessages({ uid: 'mira' })
   * ```
   */
  listUserMessages: ListMethod<ListUserMessagesParameters, chat.ListUserMessagesResponse, ListUserMessagesItem, Options, Facts>
  /**
   * Lists conversations, page by page. With `onBehalfOf`, returns that user's conversations; without it, the whole app's.
   *
   * Groups with more than 300 members have no unread count. Order: by last change with `onBehalfOf`, and otherwise by uid, last
   * change and the other user or group.
   *
   * @remarks
   * `GET /conversations`, operation `list-conversations` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.listConversations({ conversationType: 'group', perPage: 100 })
   * ```
   */
  listConversations: OptionalListMethod<ListConversationsParameters, chat.ListConversationsResponse, ListConversationsItem, Options, Facts>
  /**
   * Returns one conversation by its id. Use `getUserConversation` instead for a conversation between users, and
   * `getGroupConversation` for a group's conversation.
   *
   * Take the id from a response: CometChat rejects an id that has its two uids in the wrong order.
   *
   * @remarks
   * `GET /conversations/{conversationId}`, operation `get-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_CONVERSATION_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getConversation({
   *   conversationId: 'group_tomato-growers',
   *   onBehalfOf: 'mira',
   * })
   * ```
   * @deprecated Use `getUserConversation` or `getGroupConversation`.
   */
  getConversation: CallMethod<GetConversationParameters, chat.GetConversationResponse, Options, Facts>
  /**
   * Deletes one conversation by its id. Use `resetUserConversation` instead for a conversation between users, and
   * `resetGroupConversation` for a group's conversation.
   *
   * Take the id from a response: CometChat rejects an id that has its two uids in the wrong order.
   *
   * @remarks
   * `DELETE /conversations/{conversationId}`, operation `delete-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_CONVERSATION_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteConversation({
   *   conversationId: 'group_tomato-growers',
   *   onBehalfOf: 'mira',
   * })
   * ```
   * @deprecated Use `resetUserConversation` or `resetGroupConversation`.
   */
  deleteConversation: CallMethod<DeleteConversationParameters, chat.DeleteConversationResponse, Options, Facts>
  /**
   * Returns the conversation of a group, as the user in `onBehalfOf` sees it. If no message has been sent yet, there is no
   * conversation and the call fails.
   *
   * @remarks
   * `GET /groups/{guid}/conversation`, operation `get-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getGroupConversation({ guid: 'tomato-growers', onBehalfOf: 'mira' })
   * ```
   */
  getGroupConversation: CallMethod<GetGroupConversationParameters, chat.GetGroupConversationResponse, Options, Facts>
  /**
   * Sets the tags of the user in `onBehalfOf` for the conversation of a group. They replace the previous tags.
   *
   * @remarks
   * `PUT /groups/{guid}/conversation`, operation `update-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateGroupConversation({
   *   guid: 'tomato-growers',
   *   onBehalfOf: 'mira',
   *   body: { tags: ['pinboard'] },
   * })
   * ```
   */
  updateGroupConversation: CallMethod<UpdateGroupConversationParameters, chat.UpdateGroupConversationResponse, Options, Facts>
  /**
   * Resets the conversation of a group for the user in `onBehalfOf`. The other members keep it.
   *
   * @remarks
   * `DELETE /groups/{guid}/conversation`, operation `reset-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.resetGroupConversation({
   *   guid: 'tomato-growers',
   *   onBehalfOf: 'mira',
   *   body: { preserveOrder: true },
   * })
   * ```
   */
  resetGroupConversation: CallMethod<ResetGroupConversationParameters, chat.ResetGroupConversationResponse, Options, Facts>
  /**
   * Marks the messages of a group as delivered to the user in `onBehalfOf`, up to the message in `messageId`. Without `messageId`,
   * all messages are marked.
   *
   * Groups with more than 300 members have no receipts.
   *
   * @remarks
   * `POST /groups/{guid}/conversation/delivered`, operation `mark-group-conversation-as-delivered` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.markGroupConversationAsDelivered({
   *   guid: 'tomato-growers',
   *   onBehalfOf: 'mira',
   *   body: { messageId: 4231 },
   * })
   * ```
   */
  markGroupConversationAsDelivered: CallMethod<MarkGroupConversationAsDeliveredParameters, chat.MarkGroupConversationAsDeliveredResponse, Options, Facts>
  /**
   * Pins the conversation of a group for the user in `onBehalfOf`, so that it is shown at the top of that user's list. Other users
   * do not see the pin.
   *
   * A user cannot pin a conversation that the app has pinned for everyone.
   *
   * Rules and limits:
   *
   * - A user can have at most 5 pinned conversations. Beyond that, the call fails with 400
   * `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`.
   * - Pinning a conversation that is already pinned succeeds. It keeps the first `pinnedAt`.
   *
   * @remarks
   * `POST /groups/{guid}/conversation/pin`, operation `pin-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_CONVERSATION_NOT_ACCESSIBLE`: The user has no access to the conversation, or it has no message yet, or the id names its
   * two users in the wrong order.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`: The user has pinned five conversations already.
   * - `ERR_SYSTEM_PINNED_CONVERSATION`: The app has pinned this conversation for everybody, so no user can pin or unpin it.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.pinGroupConversation({ guid: 'tomato-growers', onBehalfOf: 'mira' })
   * ```
   */
  pinGroupConversation: CallMethod<PinGroupConversationParameters, chat.PinGroupConversationResponse, Options, Facts>
  /**
   * Unpins the conversation of a group for the user in `onBehalfOf`. Users cannot remove a pin that the app has set for everyone.
   *
   * Unpinning a conversation that is not pinned succeeds.
   *
   * @remarks
   * `DELETE /groups/{guid}/conversation/pin`, operation `unpin-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_SYSTEM_PINNED_CONVERSATION`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.unpinGroupConversation({ guid: 'tomato-growers', onBehalfOf: 'mira' })
   * ```
   */
  unpinGroupConversation: CallMethod<UnpinGroupConversationParameters, chat.UnpinGroupConversationResponse, Options, Facts>
  /**
   * Marks the messages of a group as read by the user in `onBehalfOf`, up to the message in `messageId`. Without `messageId`, all
   * messages are marked.
   *
   * Groups with more than 300 members have no receipts.
   *
   * @remarks
   * `POST /groups/{guid}/conversation/read`, operation `mark-group-conversation-as-read` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.markGroupConversationAsRead({
   *   guid: 'tomato-growers',
   *   onBehalfOf: 'mira',
   *   body: { messageId: 4231 },
   * })
   * ```
   */
  markGroupConversationAsRead: CallMethod<MarkGroupConversationAsReadParameters, chat.MarkGroupConversationAsReadResponse, Options, Facts>
  /**
   * Marks the messages of a group after `messageId` as unread again, for the member in `onBehalfOf`.
   *
   * Limit: 5 calls a minute for each user.
   *
   * @remarks
   * `DELETE /groups/{guid}/conversation/read`, operation `mark-group-conversation-as-unread` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.markGroupConversationAsUnread({
   *   guid: 'tomato-growers',
   *   onBehalfOf: 'mira',
   *   body: { messageId: 4202 },
   * })
   * ```
   */
  markGroupConversationAsUnread: CallMethod<MarkGroupConversationAsUnreadParameters, chat.MarkGroupConversationAsUnreadResponse, Options, Facts>
  /**
   * Returns the conversation between the user in `onBehalfOf` and the user in the path. If no message has been sent yet, there is no
   * conversation and the call fails.
   *
   * @remarks
   * `GET /users/{uid}/conversation`, operation `get-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getUserConversation({ uid: 'jonas', onBehalfOf: 'mira' })
   * ```
   */
  getUserConversation: CallMethod<GetUserConversationParameters, chat.GetUserConversationResponse, Options, Facts>
  /**
   * Sets the tags of the user in `onBehalfOf` for the conversation with the user in the path. They replace the previous tags.
   *
   * @remarks
   * `PUT /users/{uid}/conversation`, operation `update-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateUserConversation({
   *   uid: 'jonas',
   *   onBehalfOf: 'mira',
   *   body: { tags: ['greenhouse'] },
   * })
   * ```
   */
  updateUserConversation: CallMethod<UpdateUserConversationParameters, chat.UpdateUserConversationResponse, Options, Facts>
  /**
   * Resets the conversation with the user in the path for the user in `onBehalfOf`. The other user keeps it.
   *
   * With `deleteMessagesPermanently`, its messages are removed permanently.
   *
   * @remarks
   * `DELETE /users/{uid}/conversation`, operation `reset-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.resetUserConversation({
   *   uid: 'jonas',
   *   onBehalfOf: 'mira',
   *   body: { deleteMessagesPermanently: true },
   * })
   * ```
   */
  resetUserConversation: CallMethod<ResetUserConversationParameters, chat.ResetUserConversationResponse, Options, Facts>
  /**
   * Marks the messages from the user in the path as delivered to the user in `onBehalfOf`, up to the message in `messageId`. Without
   * `messageId`, all messages are marked.
   *
   * @remarks
   * `POST /users/{uid}/conversation/delivered`, operation `mark-user-conversation-as-delivered` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.markUserConversationAsDelivered({
   *   uid: 'jonas',
   *   onBehalfOf: 'mira',
   *   body: { messageId: 4232 },
   * })
   * ```
   */
  markUserConversationAsDelivered: CallMethod<MarkUserConversationAsDeliveredParameters, chat.MarkUserConversationAsDeliveredResponse, Options, Facts>
  /**
   * Pins the conversation with the user in the path for the user in `onBehalfOf`, so that it is shown at the top of that user's
   * list. Other users do not see the pin.
   *
   * A user cannot pin a conversation that the app has pinned for everyone.
   *
   * Rules and limits:
   *
   * - A user can have at most 5 pinned conversations. Beyond that, the call fails with 400
   * `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`.
   * - Pinning a conversation that is already pinned succeeds. It keeps the first `pinnedAt`.
   *
   * @remarks
   * `POST /users/{uid}/conversation/pin`, operation `pin-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`, `ERR_SYSTEM_PINNED_CONVERSATION`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.pinUserConversation({ uid: 'jonas', onBehalfOf: 'mira' })
   * ```
   */
  pinUserConversation: CallMethod<PinUserConversationParameters, chat.PinUserConversationResponse, Options, Facts>
  /**
   * Unpins the conversation with the user in the path for the user in `onBehalfOf`. Users cannot remove a pin that the app has set
   * for everyone.
   *
   * Unpinning a conversation that is not pinned succeeds.
   *
   * @remarks
   * `DELETE /users/{uid}/conversation/pin`, operation `unpin-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_SYSTEM_PINNED_CONVERSATION`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.unpinUserConversation({ uid: 'jonas', onBehalfOf: 'mira' })
   * ```
   */
  unpinUserConversation: CallMethod<UnpinUserConversationParameters, chat.UnpinUserConversationResponse, Options, Facts>
  /**
   * Marks the messages from the user in the path as read by the user in `onBehalfOf`, up to the message in `messageId`. Without
   * `messageId`, all messages are marked.
   *
   * @remarks
   * `POST /users/{uid}/conversation/read`, operation `mark-user-conversation-as-read` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.markUserConversationAsRead({
   *   uid: 'jonas',
   *   onBehalfOf: 'mira',
   *   body: { messageId: 4232 },
   * })
   * ```
   */
  markUserConversationAsRead: CallMethod<MarkUserConversationAsReadParameters, chat.MarkUserConversationAsReadResponse, Options, Facts>
  /**
   * Marks the messages from the user in the path after `messageId` as unread again, for the user in `onBehalfOf`.
   *
   * Limit: 5 calls a minute for each user.
   *
   * @remarks
   * `DELETE /users/{uid}/conversation/read`, operation `mark-user-conversation-as-unread` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_MESSAGE_ID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.markUserConversationAsUnread({
   *   uid: 'jonas',
   *   onBehalfOf: 'mira',
   *   body: { messageId: 4232 },
   * })
   * ```
   */
  markUserConversationAsUnread: CallMethod<MarkUserConversationAsUnreadParameters, chat.MarkUserConversationAsUnreadResponse, Options, Facts>
  /**
   * Flags one message for moderation review, on behalf of a user. The message stays visible and is added to the list of flagged
   * messages.
   *
   * A moderator then approves or blocks (hides) it with `reviewFlaggedMessage`. Send the id of a moderation reason, a remark in your
   * own words, both, or neither. No event announces a flag; poll `listFlaggedMessages`.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/flagged`, operation `flag-a-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_REASON_NOT_FOUND`: The moderation reason does not exist.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.flagAMessage({
   *   id: '4201',
   *   onBehalfOf: 'jonas',
   *   body: {
   *     reasonId: 'spam',
   *     remark: 'Third advert for the same shop today.',
   *   },
   * })
   * ```
   */
  flagAMessage: CallMethod<FlagAMessageParameters, chat.FlagAMessageResponse, Options, Facts>
  /**
   * Returns the e-mail address and phone number for notifications of the user in `onBehalfOf`.
   *
   * @remarks
   * `GET /notifications/v1/contact-details`, operation `get-contact-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.getContactDetails({ onBehalfOf: 'mira' })
   * ```
   */
  getContactDetails: CallMethod<GetContactDetailsParameters, chat.GetContactDetailsResponse, Options, Facts>
  /**
   * Updates the e-mail address, the phone number or both for notifications of the user in `onBehalfOf`, and returns them. The phone
   * number starts with its country code.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PATCH /notifications/v1/contact-details`, operation `update-contact-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.updateContactDetails({
   *   onBehalfOf: 'mira',
   *   body: {
   *     email: 'mira@example.com',
   *     phno: '+12025550143',
   *   },
   * })
   * ```
   */
  updateContactDetails: CallMethod<UpdateContactDetailsParameters, chat.UpdateContactDetailsResponse, Options, Facts>
  /**
   * Deletes the stored e-mail address and phone number of the user in `onBehalfOf`. Custom providers that only notify stored
   * contacts then no longer notify this user.
   *
   * @remarks
   * `DELETE /notifications/v1/contact-details`, operation `delete-contact-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.deleteContactDetails({ onBehalfOf: 'mira' })
   * ```
   */
  deleteContactDetails: CallMethod<DeleteContactDetailsParameters, chat.DeleteContactDetailsResponse, Options, Facts>
}

/** The operations that may act for a user, without `onBehalfOf`. */
export interface ChatOptionalUserOperations<Options, Facts> {
  /**
   * Returns one user. With `onBehalfOf`, that user's role must allow it.
   *
   * @remarks
   * `GET /users/{uid}`, operation `get-user` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').getUser({ uid: 'mira' })
   * ```
   */
  getUser: CallMethod<GetUserBoundParameters, chat.GetUserResponse, Options, Facts>
  /**
   * Creates a group, optionally with its first members. A user in several lists gets the highest scope.
   *
   * If a user cannot be added, the group is still created, and the response has the error under that uid. With `onBehalfOf`, that
   * user becomes an admin of the group, and its owner.
   *
   * The `guid` must be unique in the app. If it is taken, the call fails with 400 `ERR_GUID_ALREADY_EXISTS`.
   *
   * @remarks
   * `POST /groups`, operation `create-group` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_EMPTY_GROUP_PASS`, `ERR_GUID_ALREADY_EXISTS`,
   * `ERR_PERMISSION_DENIED`, `ERR_PLAN_QUOTA_RESTRICTION`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').createGroup({
   *   body: {
   *     guid: 'tomato-growers',
   *     name: 'Tomato growers',
   *     type: 'public',
   *     icon: 'https://example.com/icons/tomato-growers.png',
   *     description:
   *       'Sowing, staking and recipes for what comes of it.',
   *     tags: ['growing'],
   *   },
   * })
   * ```
   */
  createGroup: CallMethod<CreateGroupBoundParameters, chat.CreateGroupResponse, Options, Facts>
  /**
   * Lists the app's groups, page by page. You can combine filters by guid, name, type, tags, size and time.
   *
   * With `onBehalfOf`, each group also says whether that user is a member and with which scope, and `hasJoined` limits the list to
   * groups that the user has joined. Order: by `sortBy` and `sortOrder`.
   *
   * @remarks
   * `GET /groups`, operation `list-groups` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listGroups({ type: 'public', perPage: 100 })
   * ```
   */
  listGroups: OptionalListMethod<ListGroupsBoundParameters, chat.ListGroupsResponse, ListGroupsItem, Options, Facts>
  /**
   * Returns one group. With `onBehalfOf`, the response also says whether that user is a member, with which scope, and since when.
   *
   * @remarks
   * `GET /groups/{guid}`, operation `get-group` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GUID_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').getGroup({ guid: 'tomato-growers' })
   * ```
   */
  getGroup: CallMethod<GetGroupBoundParameters, chat.GetGroupResponse, Options, Facts>
  /**
   * Changes a group. The guid never changes.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user must be an admin or a moderator of the group.
   * - Send only the fields that change. To clear a field, list it in `unset`.
   *
   * @remarks
   * `PUT /groups/{guid}`, operation `update-group` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_EMPTY_GROUP_PASS`: A group with a password was created or joined without it.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GROUP_NO_MODERATOR_SCOPE`: Only a moderator of the group may do this.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').updateGroup({
   *   guid: 'tomato-growers',
   *   body: { name: 'Tomato and pepper growers' },
   * })
   * ```
   */
  updateGroup: CallMethod<UpdateGroupBoundParameters, chat.UpdateGroupResponse, Options, Facts>
  /**
   * Deletes a group for all its members.
   *
   * With `onBehalfOf`, that user must be an admin of the group.
   *
   * @remarks
   * `DELETE /groups/{guid}`, operation `delete-group` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_GROUP_DELETE_FAILED`: The group could not be deleted.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_ADMIN_SCOPE`: Only an admin of the group may do this.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').deleteGroup({ guid: 'tomato-growers' })
   * ```
   */
  deleteGroup: CallMethod<DeleteGroupBoundParameters, chat.DeleteGroupResponse, Options, Facts>
  /**
   * Adds users to a group, each with the scope that its list stands for, and bans the users in `usersToBan`. The call succeeds even
   * if some users cannot be added; the response has a result for each uid.
   *
   * A banned user who is added as a participant is either let in, which lifts the ban, or rejected with `ERR_BANNED_GROUPMEMBER`.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user must be an admin or a moderator of the group.
   * - A request can contain at most 25 users in all lists together.
   *
   * @remarks
   * `POST /groups/{guid}/members`, operation `add-group-members` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_ALREADY_BANNED`: The user is already banned from the group.
   * - `ERR_ALREADY_JOINED`: The user is already a member of the group.
   * - `ERR_BANNED_GROUPMEMBER`: The user is banned from this group.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_BAN_FAILED`: The member could not be banned.
   * - `ERR_NO_VACANCY`: The group is full.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_PLAN_QUOTA_RESTRICTION`: The plan's quota for this is used up.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').addGroupMembers({
   *   guid: 'tomato-growers',
   *   body: {
   *     moderators: ['jonas'],
   *     participants: ['priya'],
   *     usersToBan: ['dealbot'],
   *   },
   * })
   * ```
   */
  addGroupMembers: CallMethod<AddGroupMembersBoundParameters, chat.AddGroupMembersResponse, Options, Facts>
  /**
   * Makes a member of a group an admin, a moderator or a participant. Members cannot change their own scope.
   *
   * Send `onBehalfOf`. Without it, the call can fail with 403. With `onBehalfOf`, that user must be an admin or a moderator of the
   * group. Admins can do this to any member, moderators only to participants.
   *
   * @remarks
   * `PUT /groups/{guid}/members/{uid}`, operation `change-group-member-scope` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GROUP_NO_SCOPE_CLEARANCE`: The user may not change the scope of this member.
   * - `ERR_GROUP_NO_SELF_ACTION`: Members cannot do this to themselves.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_SCOPE_CHANGE_FAILED`: The member's scope could not be changed.
   * - `ERR_NOT_A_MEMBER`: The user is not a member of the group.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_SAME_SCOPE`: The member has this scope already.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('jonas').changeGroupMemberScope({
   *   guid: 'tomato-growers',
   *   uid: 'mira',
   *   body: { scope: 'moderator' },
   * })
   * ```
   */
  changeGroupMemberScope: CallMethod<ChangeGroupMemberScopeBoundParameters, chat.ChangeGroupMemberScopeResponse, Options, Facts>
  /**
   * Removes a member from a group. A removed user can join again; to prevent that, use `banGroupUser`.
   *
   * Removing a banned user fails with `ERR_BANNED_GROUPMEMBER`.
   *
   * With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators only to
   * participants.
   *
   * @remarks
   * `DELETE /groups/{guid}/members/{uid}`, operation `kick-group-member` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_BANNED_GROUPMEMBER`: The user is banned from this group.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GROUP_NO_SELF_ACTION`: Members cannot do this to themselves.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_DELETE_FAILED`: The member could not be removed from the group.
   * - `ERR_NOT_A_MEMBER`: The user is not a member of the group.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').kickGroupMember({ guid: 'tomato-growers', uid: 'mira' })
   * ```
   */
  kickGroupMember: CallMethod<KickGroupMemberBoundParameters, chat.KickGroupMemberResponse, Options, Facts>
  /**
   * Bans a user from a group. The user is removed and cannot come back until `unbanGroupUser` lifts the ban; adding the user again
   * as a participant may lift it too.
   *
   * `listGroupMembers` can still list a banned user.
   *
   * With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators only to
   * participants.
   *
   * @remarks
   * `POST /groups/{guid}/bannedusers/{uid}`, operation `ban-group-user` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_ALREADY_BANNED`: The user is already banned from the group.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GROUP_NO_SELF_ACTION`: Members cannot do this to themselves.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_BAN_FAILED`: The member could not be banned.
   * - `ERR_NOT_A_MEMBER`: The user is not a member of the group.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').banGroupUser({ guid: 'tomato-growers', uid: 'mira' })
   * ```
   */
  banGroupUser: CallMethod<BanGroupUserBoundParameters, chat.BanGroupUserResponse, Options, Facts>
  /**
   * Lifts the ban of a user from a group. The user does not become a member again, but can join or be added again.
   *
   * With `onBehalfOf`, that user must be an admin or a moderator of the group.
   *
   * @remarks
   * `DELETE /groups/{guid}/bannedusers/{uid}`, operation `unban-group-user` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GROUP_NO_CLEARANCE`: The user's scope in the group is too low for this.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_MEMBER_UNBAN_FAILED`: The ban could not be lifted.
   * - `ERR_NOT_A_BANNED_USER`: The user is not banned from the group.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').unbanGroupUser({ guid: 'tomato-growers', uid: 'mira' })
   * ```
   */
  unbanGroupUser: CallMethod<UnbanGroupUserBoundParameters, chat.UnbanGroupUserResponse, Options, Facts>
  /**
   * Lists the messages of a group, up to `limit` at a time. To fetch the next part of the list, send the values in `meta.next`.
   *
   * With `onBehalfOf`, filters such as `unread` refer to that user.
   *
   * @remarks
   * `GET /groups/{guid}/messages`, operation `list-group-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_GROUP_NOT_JOINED`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listGroupMessages({ guid: 'tomato-growers' })
   * ```
   */
  listGroupMessages: ListMethod<ListGroupMessagesBoundParameters, chat.ListGroupMessagesResponse, ListGroupMessagesItem, Options, Facts>
  /**
   * Sends a message to a user, to a group, or to several users and groups: text, files, a custom message, an interactive message or
   * a card. With `onBehalfOf`, that user is the sender; without it, the app itself is.
   *
   * Keep `data` below 10 KB, not counting files; CometChat also publishes a limit of 65,536 characters for the whole message. The
   * default moderation filter blocks text whose digits look like a phone number.
   *
   * Rules and limits:
   *
   * - Limit: 30 calls a minute for each user.
   * - The new message becomes available after 2 to 3 seconds. Until then, some calls with it fail with 403 `ERR_MESSAGE_NO_ACCESS`.
   * The client retries them.
   *
   * @remarks
   * `POST /messages`, operation `send-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_BLOCKED_BY_EXTENSION`: An extension stopped the message.
   * - `ERR_BLOCKED_BY_WEBHOOK`: A webhook stopped the message.
   * - `ERR_BLOCKED_RECEIVER`: The sender has blocked the receiver of the message or call.
   * - `ERR_BLOCKED_SENDER`: The receiver of the message or call has blocked the sender.
   * - `ERR_CARD_DATA_MISSING`: A message of the category `card` has no `data.card`.
   * - `ERR_EMPTY_CUSTOM_DATA`: A custom message lacks its `data.customData`.
   * - `ERR_EMPTY_MESSAGE_CATEGORY`: The message's category is missing.
   * - `ERR_EMPTY_MESSAGE_FILE`: A media message lacks its file.
   * - `ERR_EMPTY_MESSAGE_TEXT`: A text message lacks its text.
   * - `ERR_EMPTY_MESSAGE_TYPE`: The message's type is missing.
   * - `ERR_EMPTY_RECEIVER`: The message has no receiver.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_INVALID_CARD_BODY`: The card's body is empty.
   * - `ERR_INVALID_CARD_VERSION`: The card's version is not `1.0`.
   * - `ERR_INVALID_CUSTOM_DATA`: `data.customData` is not valid JSON.
   * - `ERR_INVALID_MEDIA_MESSAGE`: The media message is not valid.
   * - `ERR_INVALID_MESSAGE_CATEGORY`: This message category does not exist.
   * - `ERR_INVALID_MESSAGE_DATA`: The body of the message is not valid.
   * - `ERR_INVALID_MESSAGE_TEXT`: The text of the message is not a string.
   * - `ERR_INVALID_MESSAGE_TYPE`: This message type does not exist.
   * - `ERR_INVALID_METADATA`: `data.metadata` is not valid JSON.
   * - `ERR_INVALID_RECEIVER_TYPE`: This type of receiver does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').sendMessage({
   *   body: {
   *     receiver: 'tomato-growers',
   *     receiverType: 'group',
   *     type: 'text',
   *     data: {
   *       text: 'The seedlings can go out on Saturday.',
   *     },
   *   },
   * })
   * ```
   */
  sendMessage: CallMethod<SendMessageBoundParameters, chat.SendMessageResponse, Options, Facts>
  /**
   * Lists the app's messages, up to `limit` at a time, with many filters. To fetch the next part of the list, send the values in
   * `meta.next`.
   *
   * With `onBehalfOf`, `sender` and the details of mentioned users are as that user sees them.
   *
   * @remarks
   * `GET /messages`, operation `list-all-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listAllMessages({ hasAttachments: true, limit: 50 })
   * ```
   */
  listAllMessages: OptionalListMethod<ListAllMessagesBoundParameters, chat.ListAllMessagesResponse, ListAllMessagesItem, Options, Facts>
  /**
   * Returns one message by its id, with its content, the reactions to it and the moderation decision, if there is one.
   *
   * @remarks
   * `GET /messages/{id}`, operation `get-message-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').getMessageDetails({ id: '4202' })
   * ```
   */
  getMessageDetails: CallMethod<GetMessageDetailsBoundParameters, chat.GetMessageDetailsResponse, Options, Facts>
  /**
   * Changes the content or the tags of a message. Without `onBehalfOf`, the app itself is the editor.
   *
   * Returns a message of category `action` that records the edit; the edited message is in its `data.entities.on.entity`. Webhooks
   * receive `message_edited` and three `message_sent` events of category `action`.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user must be the sender of the message.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   * - Send only the fields that change.
   *
   * @remarks
   * `PUT /messages/{id}`, operation `update-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_INVALID_MESSAGE_DATA`: The body of the message is not valid.
   * - `ERR_INVALID_MESSAGE_TEXT`: The text of the message is not a string.
   * - `ERR_INVALID_METADATA`: `data.metadata` is not valid JSON.
   * - `ERR_MESSAGE_ACTION_NOT_ALLOWED`: Messages of this kind can be neither edited nor deleted.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NOT_A_SENDER`: Only the sender may edit or delete the message.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').updateMessage({
   *   id: '4202',
   *   body: {
   *     data: { text: 'The seedlings can go out on Sunday.' },
   *   },
   * })
   * ```
   */
  updateMessage: CallMethod<UpdateMessageBoundParameters, chat.UpdateMessageResponse, Options, Facts>
  /**
   * Deletes a message. Unless `permanent` is true, the message is kept and marked as deleted, with or without its content.
   *
   * Returns a message of category `action` that records the deletion. Webhooks receive `message_deleted` and one `message_sent`
   * event of category `action`.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user must be the sender of the message.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}`, operation `delete-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_MESSAGE_ACTION_NOT_ALLOWED`: Messages of this kind can be neither edited nor deleted.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NOT_A_SENDER`: Only the sender may edit or delete the message.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * - `ERR_USER_MESSAGE_DELETE_FAILED`: The message between two users could not be deleted.
   * @example
   * ```ts
   * const response = await chat.as('mira').deleteMessage({ id: '4202', body: { permanent: true } })
   * ```
   */
  deleteMessage: CallMethod<DeleteMessageBoundParameters, chat.DeleteMessageResponse, Options, Facts>
  /**
   * Pins a message in its conversation. With `onBehalfOf`, that user pins it; without it, the app itself does, and `pinnedBy` is
   * `app_system`.
   *
   * The number of pinned messages in a conversation is limited. Simultaneous calls may exceed the limit by a few messages.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user needs the permission `pinMessage`.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/pin`, operation `pin-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_PINNED_MESSAGES_LIMIT_EXCEEDED`: The conversation has 100 pinned messages already.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').pinMessage({ id: '4202' })
   * ```
   */
  pinMessage: CallMethod<PinMessageBoundParameters, chat.PinMessageResponse, Options, Facts>
  /**
   * Unpins a message in its conversation. Users can also unpin messages that others pinned.
   *
   * Without `onBehalfOf`, the app itself unpins the message.
   *
   * Rules and limits:
   *
   * - With `onBehalfOf`, that user's role must permit this.
   * - Unpinning a message that is not pinned succeeds.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}/pin`, operation `unpin-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').unpinMessage({ id: '4202' })
   * ```
   */
  unpinMessage: CallMethod<UnpinMessageBoundParameters, chat.UnpinMessageResponse, Options, Facts>
  /**
   * Lists the reactions to a message, each with its user and time. A message can have at most 25 different reactions.
   *
   * @remarks
   * `GET /messages/{id}/reactions`, operation `list-all-reactions` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listAllReactions({ id: '4202' })
   * ```
   */
  listAllReactions: CallMethod<ListAllReactionsBoundParameters, chat.ListAllReactionsResponse, Options, Facts>
  /**
   * Lists the users who reacted to a message with one emoji or text, with the time of each reaction.
   *
   * @remarks
   * `GET /messages/{id}/reactions/{reaction}`, operation `list-reactions-of-one-kind` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listReactionsOfOneKind({ id: '4202', reaction: '😀' })
   * ```
   */
  listReactionsOfOneKind: CallMethod<ListReactionsOfOneKindBoundParameters, chat.ListReactionsOfOneKindResponse, Options, Facts>
  /**
   * Lists the replies to a message, page by page.
   *
   * CometChat may return the whole list at once instead.
   *
   * @remarks
   * `GET /messages/{id}/thread`, operation `list-all-thread-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listAllThreadMessages({ id: '4202' })
   * ```
   */
  listAllThreadMessages: ListMethod<ListAllThreadMessagesBoundParameters, chat.ListAllThreadMessagesResponse, ListAllThreadMessagesItem, Options, Facts>
  /**
   * Lists threads: messages that have replies. Each contains the number of its replies and the last one.
   *
   * To fetch the next part of the list, send the values in `meta.next`.
   *
   * @remarks
   * `GET /threads`, operation `list-threads` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listThreads()
   * ```
   */
  listThreads: OptionalListMethod<ListThreadsBoundParameters, chat.ListThreadsResponse, ListThreadsItem, Options, Facts>
  /**
   * Lists the messages between the user in `onBehalfOf` and the user in the path. To fetch the previous or next part of the list,
   * send the values in `meta.cursor`.
   *
   * @remarks
   * `GET /users/{uid}/messages`, operation `list-user-messages` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listUserMessages({ uid: 'mira' })
   * ```
   */
  listUserMessages: ListMethod<ListUserMessagesBoundParameters, chat.ListUserMessagesResponse, ListUserMessagesItem, Options, Facts>
  /**
   * Lists conversations, page by page. With `onBehalfOf`, returns that user's conversations; without it, the whole app's.
   *
   * Groups with more than 300 members have no unread count. Order: by last change with `onBehalfOf`, and otherwise by uid, last
   * change and the other user or group.
   *
   * @remarks
   * `GET /conversations`, operation `list-conversations` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').listConversations({ conversationType: 'group', perPage: 100 })
   * ```
   */
  listConversations: OptionalListMethod<ListConversationsBoundParameters, chat.ListConversationsResponse, ListConversationsItem, Options, Facts>
}

/** The operations that need a user, on a client that is bound to one. */
export interface ChatBoundUserOperations<Options, Facts> {
  /**
   * Records that a user has interacted with elements of an interactive message, for example by filling in a form.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `PATCH /messages/{id}/interacted`, operation `mark-message-as-interacted` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').markMessageAsInteracted({
   *   id: '4202',
   *   body: { interactions: ['harvest-count', 'send'] },
   * })
   * ```
   */
  markMessageAsInteracted: CallMethod<MarkMessageAsInteractedBoundParameters, chat.MarkMessageAsInteractedResponse, Options, Facts>
  /**
   * Adds a user's reaction to a message. Returns the message with the count of each reaction.
   *
   * Rules and limits:
   *
   * - A message can have at most 25 different reactions.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/reactions/{reaction}`, operation `add-message-reaction` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').addMessageReaction({ id: '4202', reaction: '😀' })
   * ```
   */
  addMessageReaction: CallMethod<AddMessageReactionBoundParameters, chat.AddMessageReactionResponse, Options, Facts>
  /**
   * Removes a user's reaction from a message. Returns the message with the remaining reactions.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}/reactions/{reaction}`, operation `remove-message-reaction` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').removeMessageReaction({ id: '4202', reaction: '😀' })
   * ```
   */
  removeMessageReaction: CallMethod<RemoveMessageReactionBoundParameters, chat.RemoveMessageReactionResponse, Options, Facts>
  /**
   * Saves a message for a user. Saved messages are private to the user.
   *
   * Rules and limits:
   *
   * - A user can have at most 100 saved messages. Beyond that, the call fails with 400 `ERR_SAVED_MESSAGES_LIMIT_EXCEEDED`.
   * - Saving a message that is already saved succeeds. It keeps the first `savedAt`.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/save`, operation `save-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_SAVED_MESSAGES_LIMIT_EXCEEDED`: The user has saved 100 messages already.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').saveMessage({ id: '4202' })
   * ```
   */
  saveMessage: CallMethod<SaveMessageBoundParameters, chat.SaveMessageResponse, Options, Facts>
  /**
   * Removes a message from a user's saved messages.
   *
   * Rules and limits:
   *
   * - Unsaving a message that is not saved succeeds.
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}/save`, operation `unsave-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').unsaveMessage({ id: '4202' })
   * ```
   */
  unsaveMessage: CallMethod<UnsaveMessageBoundParameters, chat.UnsaveMessageResponse, Options, Facts>
  /**
   * Sends a reply to a message, on behalf of a user. The reply goes to the conversation of the message, and its `parentId` is the id
   * of the message.
   *
   * You cannot reply to a reply.
   *
   * Rules and limits:
   *
   * - A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   * - The new message also becomes available only after 2 to 3 seconds.
   *
   * @remarks
   * `POST /messages/{id}/thread`, operation `send-thread-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_BLOCKED_BY_EXTENSION`: An extension stopped the message.
   * - `ERR_BLOCKED_BY_WEBHOOK`: A webhook stopped the message.
   * - `ERR_BLOCKED_RECEIVER`: The sender has blocked the receiver of the message or call.
   * - `ERR_BLOCKED_SENDER`: The receiver of the message or call has blocked the sender.
   * - `ERR_CARD_DATA_MISSING`: A message of the category `card` has no `data.card`.
   * - `ERR_EMPTY_CUSTOM_DATA`: A custom message lacks its `data.customData`.
   * - `ERR_EMPTY_MESSAGE_CATEGORY`: The message's category is missing.
   * - `ERR_EMPTY_MESSAGE_FILE`: A media message lacks its file.
   * - `ERR_EMPTY_MESSAGE_TEXT`: A text message lacks its text.
   * - `ERR_EMPTY_MESSAGE_TYPE`: The message's type is missing.
   * - `ERR_EMPTY_RECEIVER`: The message has no receiver.
   * - `ERR_GROUP_NOT_JOINED`: The user in `onBehalfOf` is not a member of the group.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_INVALID_CARD_BODY`: The card's body is empty.
   * - `ERR_INVALID_CARD_VERSION`: The card's version is not `1.0`.
   * - `ERR_INVALID_CUSTOM_DATA`: `data.customData` is not valid JSON.
   * - `ERR_INVALID_MEDIA_MESSAGE`: The media message is not valid.
   * - `ERR_INVALID_MESSAGE_CATEGORY`: This message category does not exist.
   * - `ERR_INVALID_MESSAGE_DATA`: The body of the message is not valid.
   * - `ERR_INVALID_MESSAGE_TEXT`: The text of the message is not a string.
   * - `ERR_INVALID_MESSAGE_TYPE`: This message type does not exist.
   * - `ERR_INVALID_METADATA`: `data.metadata` is not valid JSON.
   * - `ERR_INVALID_RECEIVER_TYPE`: This type of receiver does not exist.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_MESSAGE_THREAD_NESTING`: A reply cannot have replies.
   * - `ERR_MSG_NOT_FOUND`: The message does not exist. Another spelling of `ERR_MESSAGE_ID_NOT_FOUND`.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * - `ERR_WRONG_MESSAGE_THREAD`: The reply and its parent belong to different conversations.
   * - `ERR_WRONG_MESSAGE_THREAD_CATEGORY`: The parent's category cannot have replies, or the parent belongs to another conversation.
   * @example
   * ```ts
   * const response = await chat.as('mira').sendThreadMessage({
   *   id: '4202',
   *   body: {
   *     receiver: 'tomato-growers',
   *     receiverType: 'group',
   *     type: 'text',
   *     data: { text: 'Shall I bring the stakes?' },
   *   },
   * })
   * ```
   */
  sendThreadMessage: CallMethod<SendThreadMessageBoundParameters, chat.SendThreadMessageResponse, Options, Facts>
  /**
   * Subscribes a user to the thread of a message.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/thread/subscription`, operation `subscribe-to-thread` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').subscribeToThread({ id: '4202' })
   * ```
   */
  subscribeToThread: CallMethod<SubscribeToThreadBoundParameters, chat.SubscribeToThreadResponse, Options, Facts>
  /**
   * Ends a user's subscription to the thread of a message.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `DELETE /messages/{id}/thread/subscription`, operation `unsubscribe-from-thread` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_MESSAGE_NO_ACCESS`,
   * `ERR_MSG_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').unsubscribeFromThread({ id: '4202' })
   * ```
   */
  unsubscribeFromThread: CallMethod<UnsubscribeFromThreadBoundParameters, chat.UnsubscribeFromThreadResponse, Options, Facts>
  /**
   * Returns one conversation by its id. Use `getUserConversation` instead for a conversation between users, and
   * `getGroupConversation` for a group's conversation.
   *
   * Take the id from a response: CometChat rejects an id that has its two uids in the wrong order.
   *
   * @remarks
   * `GET /conversations/{conversationId}`, operation `get-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_CONVERSATION_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').getConversation({ conversationId: 'group_tomato-growers' })
   * ```
   * @deprecated Use `getUserConversation` or `getGroupConversation`.
   */
  getConversation: CallMethod<GetConversationBoundParameters, chat.GetConversationResponse, Options, Facts>
  /**
   * Deletes one conversation by its id. Use `resetUserConversation` instead for a conversation between users, and
   * `resetGroupConversation` for a group's conversation.
   *
   * Take the id from a response: CometChat rejects an id that has its two uids in the wrong order.
   *
   * @remarks
   * `DELETE /conversations/{conversationId}`, operation `delete-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_CONVERSATION_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').deleteConversation({ conversationId: 'group_tomato-growers' })
   * ```
   * @deprecated Use `resetUserConversation` or `resetGroupConversation`.
   */
  deleteConversation: CallMethod<DeleteConversationBoundParameters, chat.DeleteConversationResponse, Options, Facts>
  /**
   * Returns the conversation of a group, as the user in `onBehalfOf` sees it. If no message has been sent yet, there is no
   * conversation and the call fails.
   *
   * @remarks
   * `GET /groups/{guid}/conversation`, operation `get-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').getGroupConversation({ guid: 'tomato-growers' })
   * ```
   */
  getGroupConversation: CallMethod<GetGroupConversationBoundParameters, chat.GetGroupConversationResponse, Options, Facts>
  /**
   * Sets the tags of the user in `onBehalfOf` for the conversation of a group. They replace the previous tags.
   *
   * @remarks
   * `PUT /groups/{guid}/conversation`, operation `update-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').updateGroupConversation({ guid: 'tomato-growers', body: { tags: ['pinboard'] } })
   * ```
   */
  updateGroupConversation: CallMethod<UpdateGroupConversationBoundParameters, chat.UpdateGroupConversationResponse, Options, Facts>
  /**
   * Resets the conversation of a group for the user in `onBehalfOf`. The other members keep it.
   *
   * @remarks
   * `DELETE /groups/{guid}/conversation`, operation `reset-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').resetGroupConversation({ guid: 'tomato-growers', body: { preserveOrder: true } })
   * ```
   */
  resetGroupConversation: CallMethod<ResetGroupConversationBoundParameters, chat.ResetGroupConversationResponse, Options, Facts>
  /**
   * Marks the messages of a group as delivered to the user in `onBehalfOf`, up to the message in `messageId`. Without `messageId`,
   * all messages are marked.
   *
   * Groups with more than 300 members have no receipts.
   *
   * @remarks
   * `POST /groups/{guid}/conversation/delivered`, operation `mark-group-conversation-as-delivered` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').markGroupConversationAsDelivered({ guid: 'tomato-growers', body: { messageId: 4231 } })
   * ```
   */
  markGroupConversationAsDelivered: CallMethod<MarkGroupConversationAsDeliveredBoundParameters, chat.MarkGroupConversationAsDeliveredResponse, Options, Facts>
  /**
   * Pins the conversation of a group for the user in `onBehalfOf`, so that it is shown at the top of that user's list. Other users
   * do not see the pin.
   *
   * A user cannot pin a conversation that the app has pinned for everyone.
   *
   * Rules and limits:
   *
   * - A user can have at most 5 pinned conversations. Beyond that, the call fails with 400
   * `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`.
   * - Pinning a conversation that is already pinned succeeds. It keeps the first `pinnedAt`.
   *
   * @remarks
   * `POST /groups/{guid}/conversation/pin`, operation `pin-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_CONVERSATION_NOT_ACCESSIBLE`: The user has no access to the conversation, or it has no message yet, or the id names its
   * two users in the wrong order.
   * - `ERR_GUID_NOT_FOUND`: The group does not exist.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`: The user has pinned five conversations already.
   * - `ERR_SYSTEM_PINNED_CONVERSATION`: The app has pinned this conversation for everybody, so no user can pin or unpin it.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('mira').pinGroupConversation({ guid: 'tomato-growers' })
   * ```
   */
  pinGroupConversation: CallMethod<PinGroupConversationBoundParameters, chat.PinGroupConversationResponse, Options, Facts>
  /**
   * Unpins the conversation of a group for the user in `onBehalfOf`. Users cannot remove a pin that the app has set for everyone.
   *
   * Unpinning a conversation that is not pinned succeeds.
   *
   * @remarks
   * `DELETE /groups/{guid}/conversation/pin`, operation `unpin-group-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_SYSTEM_PINNED_CONVERSATION`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').unpinGroupConversation({ guid: 'tomato-growers' })
   * ```
   */
  unpinGroupConversation: CallMethod<UnpinGroupConversationBoundParameters, chat.UnpinGroupConversationResponse, Options, Facts>
  /**
   * Marks the messages of a group as read by the user in `onBehalfOf`, up to the message in `messageId`. Without `messageId`, all
   * messages are marked.
   *
   * Groups with more than 300 members have no receipts.
   *
   * @remarks
   * `POST /groups/{guid}/conversation/read`, operation `mark-group-conversation-as-read` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').markGroupConversationAsRead({ guid: 'tomato-growers', body: { messageId: 4231 } })
   * ```
   */
  markGroupConversationAsRead: CallMethod<MarkGroupConversationAsReadBoundParameters, chat.MarkGroupConversationAsReadResponse, Options, Facts>
  /**
   * Marks the messages of a group after `messageId` as unread again, for the member in `onBehalfOf`.
   *
   * Limit: 5 calls a minute for each user.
   *
   * @remarks
   * `DELETE /groups/{guid}/conversation/read`, operation `mark-group-conversation-as-unread` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_GUID_NOT_FOUND`,
   * `ERR_MESSAGE_ID_NOT_FOUND`, `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').markGroupConversationAsUnread({ guid: 'tomato-growers', body: { messageId: 4202 } })
   * ```
   */
  markGroupConversationAsUnread: CallMethod<MarkGroupConversationAsUnreadBoundParameters, chat.MarkGroupConversationAsUnreadResponse, Options, Facts>
  /**
   * Returns the conversation between the user in `onBehalfOf` and the user in the path. If no message has been sent yet, there is no
   * conversation and the call fails.
   *
   * @remarks
   * `GET /users/{uid}/conversation`, operation `get-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').getUserConversation({ uid: 'jonas' })
   * ```
   */
  getUserConversation: CallMethod<GetUserConversationBoundParameters, chat.GetUserConversationResponse, Options, Facts>
  /**
   * Sets the tags of the user in `onBehalfOf` for the conversation with the user in the path. They replace the previous tags.
   *
   * @remarks
   * `PUT /users/{uid}/conversation`, operation `update-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').updateUserConversation({ uid: 'jonas', body: { tags: ['greenhouse'] } })
   * ```
   */
  updateUserConversation: CallMethod<UpdateUserConversationBoundParameters, chat.UpdateUserConversationResponse, Options, Facts>
  /**
   * Resets the conversation with the user in the path for the user in `onBehalfOf`. The other user keeps it.
   *
   * With `deleteMessagesPermanently`, its messages are removed permanently.
   *
   * @remarks
   * `DELETE /users/{uid}/conversation`, operation `reset-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').resetUserConversation({
   *   uid: 'jonas',
   *   body: { deleteMessagesPermanently: true },
   * })
   * ```
   */
  resetUserConversation: CallMethod<ResetUserConversationBoundParameters, chat.ResetUserConversationResponse, Options, Facts>
  /**
   * Marks the messages from the user in the path as delivered to the user in `onBehalfOf`, up to the message in `messageId`. Without
   * `messageId`, all messages are marked.
   *
   * @remarks
   * `POST /users/{uid}/conversation/delivered`, operation `mark-user-conversation-as-delivered` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').markUserConversationAsDelivered({ uid: 'jonas', body: { messageId: 4232 } })
   * ```
   */
  markUserConversationAsDelivered: CallMethod<MarkUserConversationAsDeliveredBoundParameters, chat.MarkUserConversationAsDeliveredResponse, Options, Facts>
  /**
   * Pins the conversation with the user in the path for the user in `onBehalfOf`, so that it is shown at the top of that user's
   * list. Other users do not see the pin.
   *
   * A user cannot pin a conversation that the app has pinned for everyone.
   *
   * Rules and limits:
   *
   * - A user can have at most 5 pinned conversations. Beyond that, the call fails with 400
   * `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`.
   * - Pinning a conversation that is already pinned succeeds. It keeps the first `pinnedAt`.
   *
   * @remarks
   * `POST /users/{uid}/conversation/pin`, operation `pin-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`, `ERR_SYSTEM_PINNED_CONVERSATION`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').pinUserConversation({ uid: 'jonas' })
   * ```
   */
  pinUserConversation: CallMethod<PinUserConversationBoundParameters, chat.PinUserConversationResponse, Options, Facts>
  /**
   * Unpins the conversation with the user in the path for the user in `onBehalfOf`. Users cannot remove a pin that the app has set
   * for everyone.
   *
   * Unpinning a conversation that is not pinned succeeds.
   *
   * @remarks
   * `DELETE /users/{uid}/conversation/pin`, operation `unpin-user-conversation` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_SYSTEM_PINNED_CONVERSATION`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').unpinUserConversation({ uid: 'jonas' })
   * ```
   */
  unpinUserConversation: CallMethod<UnpinUserConversationBoundParameters, chat.UnpinUserConversationResponse, Options, Facts>
  /**
   * Marks the messages from the user in the path as read by the user in `onBehalfOf`, up to the message in `messageId`. Without
   * `messageId`, all messages are marked.
   *
   * @remarks
   * `POST /users/{uid}/conversation/read`, operation `mark-user-conversation-as-read` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').markUserConversationAsRead({ uid: 'jonas', body: { messageId: 4232 } })
   * ```
   */
  markUserConversationAsRead: CallMethod<MarkUserConversationAsReadBoundParameters, chat.MarkUserConversationAsReadResponse, Options, Facts>
  /**
   * Marks the messages from the user in the path after `messageId` as unread again, for the user in `onBehalfOf`.
   *
   * Limit: 5 calls a minute for each user.
   *
   * @remarks
   * `DELETE /users/{uid}/conversation/read`, operation `mark-user-conversation-as-unread` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CONVERSATION_NOT_ACCESSIBLE`, `ERR_MESSAGE_ID_NOT_FOUND`,
   * `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').markUserConversationAsUnread({ uid: 'jonas', body: { messageId: 4232 } })
   * ```
   */
  markUserConversationAsUnread: CallMethod<MarkUserConversationAsUnreadBoundParameters, chat.MarkUserConversationAsUnreadResponse, Options, Facts>
  /**
   * Flags one message for moderation review, on behalf of a user. The message stays visible and is added to the list of flagged
   * messages.
   *
   * A moderator then approves or blocks (hides) it with `reviewFlaggedMessage`. Send the id of a moderation reason, a remark in your
   * own words, both, or neither. No event announces a flag; poll `listFlaggedMessages`.
   *
   * A message becomes available 2 to 3 seconds after it is sent. Until then, this call fails with 403 `ERR_MESSAGE_NO_ACCESS`. If
   * the client sent the message itself, it retries the call.
   *
   * @remarks
   * `POST /messages/{id}/flagged`, operation `flag-a-message` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call:
   *
   * - `ERR_FEATURE_NOT_ACCESSIBLE`: The app's plan or settings do not include this feature, such as flagging, pinning or saving.
   * - `ERR_MESSAGE_ID_NOT_FOUND`: The message does not exist.
   * - `ERR_MESSAGE_NO_ACCESS`: The user is neither sender nor receiver of the message, nor a member of its group, or the message was
   * sent a moment ago and its moderation is not finished.
   * - `ERR_PERMISSION_DENIED`: The user's role, or the scope in the group, does not allow this.
   * - `ERR_REASON_NOT_FOUND`: The moderation reason does not exist.
   * - `ERR_UID_NOT_FOUND`: The user does not exist or is deactivated.
   * @example
   * ```ts
   * const response = await chat.as('jonas').flagAMessage({
   *   id: '4201',
   *   body: {
   *     reasonId: 'spam',
   *     remark: 'Third advert for the same shop today.',
   *   },
   * })
   * ```
   */
  flagAMessage: CallMethod<FlagAMessageBoundParameters, chat.FlagAMessageResponse, Options, Facts>
  /**
   * Returns the e-mail address and phone number for notifications of the user in `onBehalfOf`.
   *
   * @remarks
   * `GET /notifications/v1/contact-details`, operation `get-contact-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').getContactDetails()
   * ```
   */
  getContactDetails: OptionalCallMethod<NoParameters, chat.GetContactDetailsResponse, Options, Facts>
  /**
   * Updates the e-mail address, the phone number or both for notifications of the user in `onBehalfOf`, and returns them. The phone
   * number starts with its country code.
   *
   * Send only the fields that change.
   *
   * @remarks
   * `PATCH /notifications/v1/contact-details`, operation `update-contact-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').updateContactDetails({
   *   body: {
   *     email: 'mira@example.com',
   *     phno: '+12025550143',
   *   },
   * })
   * ```
   */
  updateContactDetails: CallMethod<UpdateContactDetailsBoundParameters, chat.UpdateContactDetailsResponse, Options, Facts>
  /**
   * Deletes the stored e-mail address and phone number of the user in `onBehalfOf`. Custom providers that only notify stored
   * contacts then no longer notify this user.
   *
   * @remarks
   * `DELETE /notifications/v1/contact-details`, operation `delete-contact-details` of the Chat API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await chat.as('mira').deleteContactDetails()
   * ```
   */
  deleteContactDetails: OptionalCallMethod<NoParameters, chat.DeleteContactDetailsResponse, Options, Facts>
}

/** Every operation of openapi/chat. */
export interface ChatOperations<Options, Facts> extends ChatAppOperations<Options, Facts>, ChatUserOperations<Options, Facts> {
}

/** The operations that a client has whether or not it is bound to a user. */
export interface ChatAnyOperations<Options, Facts> extends ChatAppOperations<Options, Facts>, ChatOptionalUserOperations<Options, Facts> {
}

/** Every operation of openapi/chat, for a client that is bound to one user. */
export interface ChatBoundOperations<Options, Facts> extends ChatAnyOperations<Options, Facts>, ChatBoundUserOperations<Options, Facts> {
}

/** The operations that a key of scope `authOnly` may call. */
export interface ChatAuthOnlyOperations<Options, Facts> extends Pick<ChatOperations<Options, Facts>, 'createUser' | 'createAuthtoken'> {}

/** No value fits it: it lets the compiler explain a wrong `data` by the branch of {@link SendMessageBody} that `type` selects. */
export interface NoSendMessageBody {
  receiver?: chat.SendMessageRequest["receiver"]
  receiverType?: chat.SendMessageRequest["receiverType"]
  multipleReceivers?: chat.SendMessageRequest["multipleReceivers"]
  category?: chat.SendMessageRequest["category"]
  type: [undefined, chat.CardMessageDataRequest | chat.CustomInteractiveMessageDataRequest | chat.SchedulerMessageDataRequest | chat.InteractiveCardMessageDataRequest | chat.FormMessageDataRequest | chat.CustomMessageDataRequest | chat.MediaMessageDataRequest | chat.TextMessageDataRequest][0]
  muid?: chat.SendMessageRequest["muid"]
  quotedMessageId?: chat.SendMessageRequest["quotedMessageId"]
  tags?: chat.SendMessageRequest["tags"]
}

/** A {@link chat.SendMessageRequest}, as a method takes it. */
export type SendMessageBody = NoSendMessageBody | chat.SendMessageRequest

/** No value fits it: it lets the compiler explain a wrong `integrationMeta` by the branch of {@link CreateByoAgentBody} that `integrateWith` selects. */
export interface NoCreateByoAgentBody {
  name?: chat.CreateByoAgentRequest["name"]
  icon?: chat.CreateByoAgentRequest["icon"]
  isActive?: chat.CreateByoAgentRequest["isActive"]
  integrateWith: [undefined, chat.CreateByoAgnoAgentRequestIntegrationMeta | chat.CreateByoRasaAgentRequestIntegrationMeta | chat.CreateByoAg2AgentRequestIntegrationMeta | chat.CreateByoHttpAgentRequestIntegrationMeta | chat.CreateByoMastraAgentRequestIntegrationMeta][0]
  integrationType?: chat.CreateByoAgentRequest["integrationType"]
  tools?: chat.CreateByoAgentRequest["tools"]
  actions?: chat.CreateByoAgentRequest["actions"]
  metaData?: chat.CreateByoAgentRequest["metaData"]
}

/** A {@link chat.CreateByoAgentRequest}, as a method takes it. */
export type CreateByoAgentBody = NoCreateByoAgentBody | chat.CreateByoAgentRequest

/** Arguments of `listUsers`. */
export interface ListUsersParameters {
  /** Returns only users whose `uid` is one of these values. */
  uids?: readonly string[] | undefined
  /** Returns only users whose `uid` or `name` begins with this string. */
  searchKey?: string | undefined
  /** The fields to search for `searchKey`. */
  searchIn?: readonly ("name" | "uid")[] | undefined
  /**
   * Returns only users whose `status` is one of these values. `available` selects connected users, `offline` all others. Separate
   * several values with commas.
   */
  status?: readonly ("available" | "offline")[] | undefined
  /** Whether to count the users. The place of the count in the response is undocumented. */
  count?: boolean | undefined
  /** The maximum number of records on a page, up to 1000. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
  /** Returns only users whose `role` equals this value. */
  role?: string | undefined
  /** Returns only users whose `role` is one of these values. */
  roles?: readonly string[] | undefined
  /** Returns only users whose `tags` include these values. */
  tags?: readonly string[] | undefined
  /** Adds `tags` to the response. */
  withTags?: boolean | undefined
  /** Returns only users with `deactivatedAt`. */
  onlyDeactivated?: boolean | undefined
  /** Also returns deactivated users. */
  withDeactivated?: boolean | undefined
  /** Returns only users whose `createdAt` is at or after this time (Unix seconds). */
  "createdAt[from]"?: number | undefined
  /** Returns only users whose `createdAt` is at or before this time (Unix seconds). */
  "createdAt[to]"?: number | undefined
  /** Returns only users whose `updatedAt` is at or after this time (Unix seconds). */
  "updatedAt[from]"?: number | undefined
  /** Returns only users whose `updatedAt` is at or before this time (Unix seconds). */
  "updatedAt[to]"?: number | undefined
}


/** One record of `listUsers`. */
export type ListUsersItem = chat.User

/** Arguments of `createUser`. */
export interface CreateUserParameters {
  /** The request body. */
  body: chat.CreateUserRequest
}


/** Arguments of `reactivateUsers`. */
export interface ReactivateUsersParameters {
  /** The request body. */
  body: chat.ReactivateUsersRequest
}


/** Arguments of `deactivateUsers`. */
export interface DeactivateUsersParameters {
  /** The request body. */
  body: chat.DeactivateUsersRequest
}


/** Arguments of `getUser` on a client that is bound to a user. */
export interface GetUserBoundParameters {
  /** Uid of the user. */
  uid: string
}

/** Arguments of `getUser`. */
export interface GetUserParameters extends GetUserBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `updateUser`. */
export interface UpdateUserParameters {
  /** Uid of the user. */
  uid: string
  /** The request body. */
  body: chat.UpdateUserRequest
}


/** Arguments of `deleteUser`. */
export interface DeleteUserParameters {
  /** Uid of the user. */
  uid: string
  /** The request body. */
  body?: chat.DeleteUserRequest | undefined
}


/** Arguments of `createAuthtoken`. */
export interface CreateAuthtokenParameters {
  /** Uid of the user. */
  uid: string
  /** The request body. */
  body?: chat.CreateAuthTokenRequest | undefined
}


/** Arguments of `listAuthtokens`. */
export interface ListAuthtokensParameters {
  /** Uid of the user. */
  uid: string
  /** The maximum number of records on a page. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}


/** One record of `listAuthtokens`. */
export type ListAuthtokensItem = chat.AuthToken

/** Arguments of `flushAuthtokens`. */
export interface FlushAuthtokensParameters {
  /** Uid of the user. */
  uid: string
}


/** Arguments of `getAuthtoken`. */
export interface GetAuthtokenParameters {
  /** Uid of the user. */
  uid: string
  /** The auth token itself. */
  authToken: string
}


/** Arguments of `updateAuthtoken`. */
export interface UpdateAuthtokenParameters {
  /** Uid of the user. */
  uid: string
  /** The auth token itself. */
  authToken: string
  /** The request body. */
  body: chat.UpdateAuthTokenRequest
}


/** Arguments of `deleteAuthtoken`. */
export interface DeleteAuthtokenParameters {
  /** Uid of the user. */
  uid: string
  /** The auth token itself. */
  authToken: string
}


/** Arguments of `createRole`. */
export interface CreateRoleParameters {
  /** The request body. */
  body: chat.CreateRoleRequest
}


/** Arguments of `listRoles`. */
export interface ListRolesParameters {
  /** The maximum number of records on a page. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}


/** One record of `listRoles`. */
export type ListRolesItem = chat.Role

/** Arguments of `getRole`. */
export interface GetRoleParameters {
  /** Id of the role. */
  role: string
}


/** Arguments of `updateRole`. */
export interface UpdateRoleParameters {
  /** Id of the role. */
  role: string
  /** The request body. */
  body: chat.UpdateRoleRequest
}


/** Arguments of `deleteRole`. */
export interface DeleteRoleParameters {
  /** Id of the role. */
  role: string
}


/** Arguments of `createApikey`. */
export interface CreateApikeyParameters {
  /** The request body. */
  body: chat.CreateApiKeyRequest
}


/** Arguments of `listApikeys`. */
export interface ListApikeysParameters {
  /** Returns only keys whose `scope` equals this value. */
  scope?: "fullAccess" | "authOnly" | undefined
  /** Returns only API keys whose `name` contains this string. */
  searchKey?: string | undefined
}


/** Arguments of `getApikey`. */
export interface GetApikeyParameters {
  /** The API key itself, 40 hexadecimal digits. */
  apiKey: string
}


/** Arguments of `updateApikey`. */
export interface UpdateApikeyParameters {
  /** The API key itself, 40 hexadecimal digits. */
  apiKey: string
  /** The request body. */
  body: chat.UpdateApiKeyRequest
}


/** Arguments of `deleteApikey`. */
export interface DeleteApikeyParameters {
  /** The API key itself, 40 hexadecimal digits. */
  apiKey: string
}


/** Arguments of `listScopePermissions`. */
export interface ListScopePermissionsParameters {
  /** Guid of the group. */
  guid: string
  /** The scope of the members. */
  scope: "admin" | "moderator" | "participant" | (string & {})
}


/** Arguments of `setScopePermissions`. */
export interface SetScopePermissionsParameters {
  /** Guid of the group. */
  guid: string
  /** The scope of the members. */
  scope: "admin" | "moderator" | "participant" | (string & {})
  /** The request body. */
  body: chat.SetScopePermissionsRequest
}


/** Arguments of `unsetScopePermission`. */
export interface UnsetScopePermissionParameters {
  /** Guid of the group. */
  guid: string
  /** The scope of the members. */
  scope: "admin" | "moderator" | "participant" | (string & {})
  /** Key of the permission. */
  permission: "sendMessage" | "sendThreadedMessage" | "editMessage" | "addReaction" | "listReactions" | "listReactions.allowedScopes" | "listMembers" | "listMembers.allowedScopes" | "initiateCall" | "initiateCall.allowedScopes" | "initiateCall.allowedType" | (string & {})
}


/** Arguments of `listRolePermissions`. */
export interface ListRolePermissionsParameters {
  /** Id of the role. */
  role: string
}


/** Arguments of `setRolePermissions`. */
export interface SetRolePermissionsParameters {
  /** Id of the role. */
  role: string
  /** The request body. */
  body: chat.SetRolePermissionsRequest
}


/** Arguments of `unsetRolePermission`. */
export interface UnsetRolePermissionParameters {
  /** Id of the role. */
  role: string
  /** Key of the permission. */
  permission: "listUsers" | "listUsers.mode" | "listUsers.allowedRoles" | "getUserDetails.mode" | "getUserDetails.allowedRoles" | "sendMessage" | "sendMessage.mode" | "sendMessage.allowedReceiverTypes" | "sendMessage.allowedReceiverRoles" | "sendMessage.allowedMessageTypes" | "sendMessage.allowedMessageCategories" | "sendMessage.allowedCustomTypes" | "sendMessage.allowedMimeTypes" | "editMessage" | "editMessage.denyForScopes" | "deleteMessage" | "deleteMessage.denyForScopes" | "initiateCall" | "initiateCall.mode" | "initiateCall.allowedReceiverRoles" | "createGroup" | "createGroup.allowedGroupTypes" | "listGroups" | "listGroups.allowedGroupTypes" | "joinGroup" | "joinGroup.allowedGroupTypes" | "listMessages.allowedMessageCategories" | "listMessages.allowedMessageTypes" | (string & {})
}


/** Arguments of `restrictFeatures`. */
export interface RestrictFeaturesParameters {
  /** Id of the role. */
  role: string
  /** The request body. */
  body: chat.RestrictFeaturesRequest
}


/** Arguments of `listRestrictedFeatures`. */
export interface ListRestrictedFeaturesParameters {
  /** Id of the role. */
  role: string
}


/** Arguments of `allowFeatures`. */
export interface AllowFeaturesParameters {
  /** Id of the role. */
  role: string
  /** The request body. */
  body: chat.AllowFeaturesRequest
}


/** Arguments of `addFriends`. */
export interface AddFriendsParameters {
  /** Uid of the user. */
  uid: string
  /** The request body. */
  body: chat.AddFriendsRequest
}


/** Arguments of `listFriends`. */
export interface ListFriendsParameters {
  /** Uid of the user. */
  uid: string
  /** Text to search for in uids and names. */
  searchKey?: string | undefined
  /** The maximum number of records on a page, up to 1000. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}


/** One record of `listFriends`. */
export type ListFriendsItem = chat.User

/** Arguments of `removeFriends`. */
export interface RemoveFriendsParameters {
  /** Uid of the user. */
  uid: string
  /** The request body. */
  body: chat.RemoveFriendsRequest
}


/** Arguments of `blockUsers`. */
export interface BlockUsersParameters {
  /** Uid of the user. */
  uid: string
  /** The request body. */
  body: chat.BlockUsersRequest
}


/** Arguments of `listBlockedUsers`. */
export interface ListBlockedUsersParameters {
  /** Uid of the user. */
  uid: string
  /** The maximum number of records on a page. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}


/** One record of `listBlockedUsers`. */
export type ListBlockedUsersItem = chat.User

/** Arguments of `unblockUsers`. */
export interface UnblockUsersParameters {
  /** Uid of the user. */
  uid: string
  /** The request body. */
  body: chat.BlockUsersRequest
}


/** Arguments of `createGroup` on a client that is bound to a user. */
export interface CreateGroupBoundParameters {
  /** The request body. */
  body: chat.CreateGroupRequest
}

/** Arguments of `createGroup`. */
export interface CreateGroupParameters extends CreateGroupBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `listGroups` on a client that is bound to a user. */
export interface ListGroupsBoundParameters {
  /** Text to search for. */
  searchKey?: string | undefined
  /** The fields to search for `searchKey`. */
  searchIn?: readonly ("name" | "guid")[] | undefined
  /** Returns only groups whose `type` equals this value. */
  type?: "public" | "password" | "private" | "protected" | undefined
  /** Returns only groups whose `type` is one of these values. */
  types?: readonly ("public" | "password" | "private" | "protected")[] | undefined
  /** Returns only groups whose `tags` include these values. */
  tags?: readonly string[] | undefined
  /** Adds `tags` to the response. */
  withTags?: boolean | undefined
  /** Returns only groups with `hasJoined`. Requires `onBehalfOf`. */
  hasJoined?: boolean | undefined
  /** The field to sort by. */
  sortBy?: "name" | "guid" | "createdAt" | undefined
  /** The direction in which to sort. */
  sortOrder?: "asc" | "desc" | undefined
  /** Continues from groups that were changed at this moment, in seconds; `affix` sets the direction. */
  updatedAt?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** The maximum number of records on a page, up to 1000. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
  /** Returns only groups whose `guid` equals this value. */
  guid?: string | undefined
  /** Returns only groups whose `guid` is one of these values. */
  guids?: readonly string[] | undefined
  /** Returns only groups whose `createdAt` is at or after this time (Unix seconds). */
  "createdAt[from]"?: number | undefined
  /** Returns only groups whose `createdAt` is at or before this time (Unix seconds). */
  "createdAt[to]"?: number | undefined
  /** Returns only groups whose `updatedAt` is at or after this time (Unix seconds). Excludes groups that never changed. */
  "updatedAt[from]"?: number | undefined
  /** Returns only groups whose `updatedAt` is at or before this time (Unix seconds). Excludes groups that never changed. */
  "updatedAt[to]"?: number | undefined
  /** Returns only groups whose `membersCount` is greater than this number. */
  "membersCount[gt]"?: number | undefined
  /** Returns only groups whose `membersCount` is at least this number. */
  "membersCount[gte]"?: number | undefined
  /** Returns only groups whose `membersCount` is less than this number. */
  "membersCount[lt]"?: number | undefined
  /** Returns only groups whose `membersCount` is at most this number. */
  "membersCount[lte]"?: number | undefined
  /** Returns only groups whose `membersCount` equals this value. */
  "membersCount[eq]"?: number | undefined
}

/** Arguments of `listGroups`. */
export interface ListGroupsParameters extends ListGroupsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `listGroups`. */
export type ListGroupsItem = chat.Group

/** Arguments of `getGroup` on a client that is bound to a user. */
export interface GetGroupBoundParameters {
  /** Guid of the group. */
  guid: string
}

/** Arguments of `getGroup`. */
export interface GetGroupParameters extends GetGroupBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `updateGroup` on a client that is bound to a user. */
export interface UpdateGroupBoundParameters {
  /** Guid of the group. */
  guid: string
  /** The request body. */
  body: chat.UpdateGroupRequest
}

/** Arguments of `updateGroup`. */
export interface UpdateGroupParameters extends UpdateGroupBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `deleteGroup` on a client that is bound to a user. */
export interface DeleteGroupBoundParameters {
  /** Guid of the group. */
  guid: string
}

/** Arguments of `deleteGroup`. */
export interface DeleteGroupParameters extends DeleteGroupBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `addGroupMembers` on a client that is bound to a user. */
export interface AddGroupMembersBoundParameters {
  /** Guid of the group. */
  guid: string
  /** The request body. */
  body: chat.AddGroupMembersRequest
}

/** Arguments of `addGroupMembers`. */
export interface AddGroupMembersParameters extends AddGroupMembersBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `listGroupMembers`. */
export interface ListGroupMembersParameters {
  /** Guid of the group. */
  guid: string
  /** Returns only members whose `scope` is one of these values. */
  scopes?: readonly ("admin" | "moderator" | "participant")[] | undefined
  /** Returns only members whose `status` equals this value. `available` selects connected members, `offline` all others. */
  status?: "available" | "offline" | undefined
  /** The maximum number of records on a page, up to 1000. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}


/** One record of `listGroupMembers`. */
export type ListGroupMembersItem = chat.Member

/** Arguments of `changeGroupMemberScope` on a client that is bound to a user. */
export interface ChangeGroupMemberScopeBoundParameters {
  /** Guid of the group. */
  guid: string
  /** Uid of the user. */
  uid: string
  /** The request body. */
  body: chat.ChangeGroupMemberScopeRequest
}

/** Arguments of `changeGroupMemberScope`. */
export interface ChangeGroupMemberScopeParameters extends ChangeGroupMemberScopeBoundParameters {
  /** Uid of the user to act as, such as the group's owner. */
  onBehalfOf?: string | undefined
}


/** Arguments of `kickGroupMember` on a client that is bound to a user. */
export interface KickGroupMemberBoundParameters {
  /** Guid of the group. */
  guid: string
  /** Uid of the user. */
  uid: string
}

/** Arguments of `kickGroupMember`. */
export interface KickGroupMemberParameters extends KickGroupMemberBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `listBannedGroupUsers`. */
export interface ListBannedGroupUsersParameters {
  /** Guid of the group. */
  guid: string
  /** The maximum number of records on a page. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}


/** One record of `listBannedGroupUsers`. */
export type ListBannedGroupUsersItem = chat.BannedUser

/** Arguments of `banGroupUser` on a client that is bound to a user. */
export interface BanGroupUserBoundParameters {
  /** Guid of the group. */
  guid: string
  /** Uid of the user. */
  uid: string
}

/** Arguments of `banGroupUser`. */
export interface BanGroupUserParameters extends BanGroupUserBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `unbanGroupUser` on a client that is bound to a user. */
export interface UnbanGroupUserBoundParameters {
  /** Guid of the group. */
  guid: string
  /** Uid of the user. */
  uid: string
}

/** Arguments of `unbanGroupUser`. */
export interface UnbanGroupUserParameters extends UnbanGroupUserBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `sendBotMessage`. */
export interface SendBotMessageParameters {
  /** Uid of the bot. */
  uid: string
  /** The request body. */
  body: SendMessageBody
}


/** Arguments of `listGroupMessages` on a client that is bound to a user. */
export interface ListGroupMessagesBoundParameters {
  /** Guid of the group. */
  guid: string
  /** Returns only messages that contain this text. */
  searchKey?: string | undefined
  /** Returns only messages with `data.attachments`. */
  hasAttachments?: boolean | undefined
  /** Returns only messages that have an attachment of this kind. */
  attachmentTypes?: "image" | "video" | "audio" | "file" | undefined
  /** Returns only messages with `data.mentions`. */
  hasMentions?: boolean | undefined
  /** Returns only messages that contain a link. */
  hasLinks?: boolean | undefined
  /** Returns only messages that mention these users, as a comma-separated list. */
  mentionedUids?: readonly string[] | undefined
  /** Returns only messages that the user in `onBehalfOf` has not read. Requires `onBehalfOf`. */
  unread?: boolean | undefined
  /** Returns only messages that have not reached the user in `onBehalfOf`. Requires `onBehalfOf`. */
  undelivered?: boolean | undefined
  /** Returns the number of messages per user or group instead of the messages. Its place in the response is undocumented. */
  count?: boolean | undefined
  /** Excludes the messages of users that the user in `onBehalfOf` has blocked. Requires `onBehalfOf`. */
  hideMessagesFromBlockedUsers?: boolean | undefined
  /** Returns only messages without `parentId`. This excludes replies in threads. */
  hideReplies?: boolean | undefined
  /** Leaves `quotedMessage` out of every message in the response. */
  hideQuotedMessages?: boolean | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** Id of the message to continue from, in the direction of `affix`. */
  id?: string | undefined
  /** Returns only messages whose `category` equals this value. */
  category?: "message" | "custom" | "action" | "call" | "interactive" | "agentic" | "card" | (string & {}) | undefined
  /** Returns only messages whose `category` is one of these values. */
  categories?: readonly ("message" | "custom" | "action" | "call" | "interactive" | "agentic" | "card" | (string & {}))[] | undefined
  /** Returns only messages whose `type` equals this value. For example `text`, `image` or a type of your own. */
  type?: string | undefined
  /** Returns only messages whose `type` is one of these values. */
  types?: readonly string[] | undefined
  /** Returns only messages that mention the user in `onBehalfOf`. Requires `onBehalfOf`. */
  myMentionsOnly?: boolean | undefined
  /** Returns only messages with `data.reactions`. */
  hasReactions?: boolean | undefined
  /**
   * Returns only messages whose `sender` equals this value. With `onBehalfOf`, only messages in conversations that the two users
   * share.
   */
  sender?: string | undefined
  /** Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`. */
  mentionsWithBlockedInfo?: boolean | undefined
  /** Adds `data.mentions.*.tags` to the response. */
  mentionsWithTagInfo?: boolean | undefined
  /** The maximum number of messages to return. */
  limit?: number | undefined
  /** Returns only messages whose `sentAt` is at or after this time (Unix seconds). */
  fromTimestamp?: number | undefined
  /** Returns only messages whose `sentAt` is at or before this time (Unix seconds). Ignored without `fromTimestamp`. */
  toTimestamp?: number | undefined
  /** Adds `tags` to the response. */
  withTags?: boolean | undefined
  /** Returns only messages whose `tags` include these values. */
  tags?: readonly string[] | undefined
}

/** Arguments of `listGroupMessages`. */
export interface ListGroupMessagesParameters extends ListGroupMessagesBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `listGroupMessages`. */
export type ListGroupMessagesItem = chat.Message

/** Arguments of `sendMessage` on a client that is bound to a user. */
export interface SendMessageBoundParameters {
  /** The request body. */
  body: SendMessageBody
}

/** Arguments of `sendMessage`. */
export interface SendMessageParameters extends SendMessageBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `listAllMessages` on a client that is bound to a user. */
export interface ListAllMessagesBoundParameters {
  /** Returns only messages that contain this text. */
  searchKey?: string | undefined
  /** Excludes the messages of users that the user in `onBehalfOf` has blocked. Requires `onBehalfOf`. */
  hideMessagesFromBlockedUsers?: boolean | undefined
  /** Returns only messages with `data.attachments`. */
  hasAttachments?: boolean | undefined
  /** Returns only messages that have an attachment of this kind. */
  attachmentTypes?: "image" | "video" | "audio" | "file" | undefined
  /** Returns only messages with `data.mentions`. */
  hasMentions?: boolean | undefined
  /** Returns only messages that contain a link. */
  hasLinks?: boolean | undefined
  /** Returns only messages that mention these users, as a comma-separated list. */
  mentionedUids?: readonly string[] | undefined
  /** Returns only messages with `data.reactions`. */
  hasReactions?: boolean | undefined
  /** Returns only messages whose `receiverType` equals this value. `user` selects messages to a user, `group` messages to a group. */
  receiverType?: "user" | "group" | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** Id of the message to continue from, in the direction of `affix`. */
  id?: string | undefined
  /** Returns only messages sent after this time, in seconds since 1970-01-01T00:00:00Z. */
  sentAt?: number | undefined
  /** Returns only messages whose `category` equals this value. */
  category?: "message" | "custom" | "action" | "call" | "interactive" | "agentic" | "card" | (string & {}) | undefined
  /** Returns only messages whose `category` is one of these values. */
  categories?: readonly ("message" | "custom" | "action" | "call" | "interactive" | "agentic" | "card" | (string & {}))[] | undefined
  /** Returns only messages whose `type` equals this value. For example `text`, `image` or a type of your own. */
  type?: string | undefined
  /** Returns only messages whose `type` is one of these values. */
  types?: readonly string[] | undefined
  /**
   * Returns only messages whose `sender` equals this value. With `onBehalfOf`, only messages in conversations that the two users
   * share.
   */
  sender?: string | undefined
  /** Returns only messages whose `sender` is one of these values. Separate the uids with commas. */
  senders?: readonly string[] | undefined
  /** Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`. */
  mentionsWithBlockedInfo?: boolean | undefined
  /** Adds `data.mentions.*.tags` to the response. */
  mentionsWithTagInfo?: boolean | undefined
  /** Returns only messages without `deletedAt`. */
  hideDeleted?: boolean | undefined
  /** Returns only messages with `deletedAt`. */
  onlyDeleted?: boolean | undefined
  /** Returns only messages without `parentId`. This excludes replies in threads. */
  hideReplies?: boolean | undefined
  /** Also returns the number of unread messages. Its place in the response is undocumented. */
  count?: boolean | undefined
  /** Returns only the unread messages of a conversation. Requires `count`. */
  unread?: boolean | undefined
  /** The maximum number of messages to return. */
  limit?: number | undefined
  /** Returns only messages whose `conversationId` equals this value. */
  conversationId?: string | undefined
  /** Adds `tags` to the response. */
  withTags?: boolean | undefined
  /** Returns only messages whose `tags` include these values. */
  tags?: readonly string[] | undefined
  /** Returns only messages whose `sentAt` is at or after this time (Unix seconds). */
  fromTimestamp?: number | undefined
  /** Returns only messages whose `sentAt` is at or before this time (Unix seconds). Ignored without `fromTimestamp`. */
  toTimestamp?: number | undefined
  /** Returns only messages whose `sentAt` is at or after this time (Unix seconds). */
  "sentAt[from]"?: number | undefined
  /** Returns only messages whose `sentAt` is at or before this time (Unix seconds). */
  "sentAt[to]"?: number | undefined
  /** Returns only messages whose `updatedAt` is at or after this time (Unix seconds). Excludes messages that never changed. */
  "updatedAt[from]"?: number | undefined
  /** Returns only messages whose `updatedAt` is at or before this time (Unix seconds). Excludes messages that never changed. */
  "updatedAt[to]"?: number | undefined
  /** Returns only messages whose `editedAt` is at or after this time (Unix seconds). */
  "editedAt[from]"?: number | undefined
  /** Returns only messages whose `editedAt` is at or before this time (Unix seconds). */
  "editedAt[to]"?: number | undefined
  /** Leaves `quotedMessage` out of every message in the response. */
  hideQuotedMessages?: boolean | undefined
}

/** Arguments of `listAllMessages`. */
export interface ListAllMessagesParameters extends ListAllMessagesBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `listAllMessages`. */
export type ListAllMessagesItem = chat.Message

/** Arguments of `getMessageDetails` on a client that is bound to a user. */
export interface GetMessageDetailsBoundParameters {
  /** Id of the message. */
  id: string
}

/** Arguments of `getMessageDetails`. */
export interface GetMessageDetailsParameters extends GetMessageDetailsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `updateMessage` on a client that is bound to a user. */
export interface UpdateMessageBoundParameters {
  /** Id of the message. */
  id: string
  /** The request body. */
  body: chat.UpdateMessageRequest
}

/** Arguments of `updateMessage`. */
export interface UpdateMessageParameters extends UpdateMessageBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `deleteMessage` on a client that is bound to a user. */
export interface DeleteMessageBoundParameters {
  /** Id of the message. */
  id: string
  /** The request body. */
  body?: chat.DeleteMessageRequest | undefined
}

/** Arguments of `deleteMessage`. */
export interface DeleteMessageParameters extends DeleteMessageBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `markMessageAsInteracted` on a client that is bound to a user. */
export interface MarkMessageAsInteractedBoundParameters {
  /** Id of the message. */
  id: string
  /** The request body. */
  body?: chat.MarkInteractedRequest | undefined
}

/** Arguments of `markMessageAsInteracted`. */
export interface MarkMessageAsInteractedParameters extends MarkMessageAsInteractedBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `pinMessage` on a client that is bound to a user. */
export interface PinMessageBoundParameters {
  /** Id of the message. */
  id: string
}

/** Arguments of `pinMessage`. */
export interface PinMessageParameters extends PinMessageBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `unpinMessage` on a client that is bound to a user. */
export interface UnpinMessageBoundParameters {
  /** Id of the message. */
  id: string
}

/** Arguments of `unpinMessage`. */
export interface UnpinMessageParameters extends UnpinMessageBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `listAllReactions` on a client that is bound to a user. */
export interface ListAllReactionsBoundParameters {
  /** Id of the message. */
  id: string
}

/** Arguments of `listAllReactions`. */
export interface ListAllReactionsParameters extends ListAllReactionsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `listReactionsOfOneKind` on a client that is bound to a user. */
export interface ListReactionsOfOneKindBoundParameters {
  /** Id of the message. */
  id: string
  /** The reaction: an emoji or a short text, at most 45 characters. */
  reaction: string
}

/** Arguments of `listReactionsOfOneKind`. */
export interface ListReactionsOfOneKindParameters extends ListReactionsOfOneKindBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `addMessageReaction` on a client that is bound to a user. */
export interface AddMessageReactionBoundParameters {
  /** Id of the message. */
  id: string
  /** The reaction: an emoji or a short text, at most 45 characters. */
  reaction: string
}

/** Arguments of `addMessageReaction`. */
export interface AddMessageReactionParameters extends AddMessageReactionBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `removeMessageReaction` on a client that is bound to a user. */
export interface RemoveMessageReactionBoundParameters {
  /** Id of the message. */
  id: string
  /** The reaction: an emoji or a short text, at most 45 characters. */
  reaction: string
}

/** Arguments of `removeMessageReaction`. */
export interface RemoveMessageReactionParameters extends RemoveMessageReactionBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `saveMessage` on a client that is bound to a user. */
export interface SaveMessageBoundParameters {
  /** Id of the message. */
  id: string
}

/** Arguments of `saveMessage`. */
export interface SaveMessageParameters extends SaveMessageBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `unsaveMessage` on a client that is bound to a user. */
export interface UnsaveMessageBoundParameters {
  /** Id of the message. */
  id: string
}

/** Arguments of `unsaveMessage`. */
export interface UnsaveMessageParameters extends UnsaveMessageBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `sendThreadMessage` on a client that is bound to a user. */
export interface SendThreadMessageBoundParameters {
  /** Id of the message. */
  id: string
  /** The request body. */
  body: SendMessageBody
}

/** Arguments of `sendThreadMessage`. */
export interface SendThreadMessageParameters extends SendThreadMessageBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `listAllThreadMessages` on a client that is bound to a user. */
export interface ListAllThreadMessagesBoundParameters {
  /** Id of the message. */
  id: string
  /** The maximum number of records on a page. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}

/** Arguments of `listAllThreadMessages`. */
export interface ListAllThreadMessagesParameters extends ListAllThreadMessagesBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `listAllThreadMessages`. */
export type ListAllThreadMessagesItem = chat.Message

/** Arguments of `subscribeToThread` on a client that is bound to a user. */
export interface SubscribeToThreadBoundParameters {
  /** Id of the message. */
  id: string
}

/** Arguments of `subscribeToThread`. */
export interface SubscribeToThreadParameters extends SubscribeToThreadBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `unsubscribeFromThread` on a client that is bound to a user. */
export interface UnsubscribeFromThreadBoundParameters {
  /** Id of the message. */
  id: string
}

/** Arguments of `unsubscribeFromThread`. */
export interface UnsubscribeFromThreadParameters extends UnsubscribeFromThreadBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `listThreads` on a client that is bound to a user. */
export interface ListThreadsBoundParameters {
  /** The maximum number of threads to return. */
  limit?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** The time of the cursor, in seconds since 1970-01-01T00:00:00Z. Requires `affix`. */
  updatedAt?: number | undefined
  /** Returns only threads that the user in `onBehalfOf` has taken part in. Requires `onBehalfOf`. */
  participatedByMe?: boolean | undefined
  /**
   * Adds `unreadRepliesCount` to the response. It is the number of replies that the user in `onBehalfOf` has not read. Requires
   * `onBehalfOf`.
   */
  withUnreadReplyCount?: boolean | undefined
  /**
   * Adds `unreadMentionsCount` to the response. It is the number of unread mentions of the user in `onBehalfOf`. Requires
   * `onBehalfOf`.
   */
  withMentionCount?: boolean | undefined
}

/** Arguments of `listThreads`. */
export interface ListThreadsParameters extends ListThreadsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `listThreads`. */
export type ListThreadsItem = chat.Thread

/** Arguments of `listUserMessages` on a client that is bound to a user. */
export interface ListUserMessagesBoundParameters {
  /** Uid of the user. */
  uid: string
  /** Returns only messages that contain this text. */
  searchKey?: string | undefined
  /** Returns only messages with `data.attachments`. */
  hasAttachments?: boolean | undefined
  /** Returns only messages that have an attachment of this kind. */
  attachmentTypes?: "image" | "video" | "audio" | "file" | undefined
  /** Returns only messages with `data.mentions`. */
  hasMentions?: boolean | undefined
  /** Returns only messages that contain a link. */
  hasLinks?: boolean | undefined
  /** Returns only messages that mention these users, as a comma-separated list. */
  mentionedUids?: readonly string[] | undefined
  /** Returns only messages that the user in `onBehalfOf` has not read. Requires `onBehalfOf`. */
  unread?: boolean | undefined
  /** Returns only messages that have not reached the user in `onBehalfOf`. Requires `onBehalfOf`. */
  undelivered?: boolean | undefined
  /** Returns the number of messages per user or group instead of the messages. Its place in the response is undocumented. */
  count?: boolean | undefined
  /** Returns only messages without `parentId`. This excludes replies in threads. */
  hideReplies?: boolean | undefined
  /** Leaves `quotedMessage` out of every message in the response. */
  hideQuotedMessages?: boolean | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** Id of the message to continue from, in the direction of `affix`. */
  id?: string | undefined
  /** Returns only messages whose `category` equals this value. */
  category?: "message" | "custom" | "action" | "call" | "interactive" | "agentic" | "card" | (string & {}) | undefined
  /** Returns only messages whose `category` is one of these values. */
  categories?: readonly ("message" | "custom" | "action" | "call" | "interactive" | "agentic" | "card" | (string & {}))[] | undefined
  /** Returns only messages whose `type` equals this value. For example `text`, `image` or a type of your own. */
  type?: string | undefined
  /** Returns only messages whose `type` is one of these values. */
  types?: readonly string[] | undefined
  /** Returns only messages that mention the user in `onBehalfOf`. Requires `onBehalfOf`. */
  myMentionsOnly?: boolean | undefined
  /** Returns only messages with `data.reactions`. */
  hasReactions?: boolean | undefined
  /**
   * Returns only messages whose `sender` equals this value. With `onBehalfOf`, only messages in conversations that the two users
   * share.
   */
  sender?: string | undefined
  /** Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`. */
  mentionsWithBlockedInfo?: boolean | undefined
  /** Adds `data.mentions.*.tags` to the response. */
  mentionsWithTagInfo?: boolean | undefined
  /** The maximum number of records on a page, up to 1000. */
  perPage?: number | undefined
  /** The maximum number of messages to return, with `onBehalfOf`. */
  limit?: number | undefined
  /** Returns only messages whose `sentAt` is at or after this time (Unix seconds). */
  fromTimestamp?: number | undefined
  /** Returns only messages whose `sentAt` is at or before this time (Unix seconds). Ignored without `fromTimestamp`. */
  toTimestamp?: number | undefined
  /** Adds `tags` to the response. */
  withTags?: boolean | undefined
  /** Returns only messages whose `tags` include these values. */
  tags?: readonly string[] | undefined
}

/** Arguments of `listUserMessages`. */
export interface ListUserMessagesParameters extends ListUserMessagesBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `listUserMessages`. */
export type ListUserMessagesItem = chat.Message

/** Arguments of `listConversations` on a client that is bound to a user. */
export interface ListConversationsBoundParameters {
  /**
   * Returns only conversations whose `conversationType` equals this value. `user` selects conversations between users, `group`
   * conversations of groups.
   */
  conversationType?: "user" | "group" | undefined
  /** Text to search for in the names of users and groups. */
  searchKey?: string | undefined
  /** Returns only conversations with `unreadMessageCount`. */
  unread?: boolean | undefined
  /** Returns only conversations whose `tags` include these values. */
  tags?: readonly string[] | undefined
  /** Adds `tags` to the response. */
  withTags?: boolean | undefined
  /** Returns only conversations with users who have these tags. */
  userTags?: readonly string[] | undefined
  /** Returns only conversations of groups that have these tags. */
  groupTags?: readonly string[] | undefined
  /** Adds `conversationWith.tags` to the response. */
  withUserAndGroupTags?: boolean | undefined
  /** Also lists conversations with blocked users. */
  includeBlockedUsers?: boolean | undefined
  /** Adds to each conversation whether its users have blocked each other. */
  withBlockedInfo?: boolean | undefined
  /** Excludes conversations with AI agents. */
  hideAgentic?: boolean | undefined
  /** Returns only conversations with AI agents. */
  onlyAgentic?: boolean | undefined
  /** Whether CometChat reads the list with a cursor internally, which is more efficient (`1`), or not (`0`). */
  useCursoredIndex?: 0 | 1 | undefined
  /** Lists each conversation only once (`1`). For super admins only. Cannot be combined with `onBehalfOf`. */
  unique?: 0 | 1 | undefined
  /** The maximum number of records on a page, up to 1000. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}

/** Arguments of `listConversations`. */
export interface ListConversationsParameters extends ListConversationsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `listConversations`. */
export type ListConversationsItem = chat.Conversation


/** Arguments of `replaceGlobalPinnedConversations`. */
export interface ReplaceGlobalPinnedConversationsParameters {
  /** The request body. */
  body: chat.ReplaceGlobalPinnedConversationsRequest
}


/** Arguments of `getConversation` on a client that is bound to a user. */
export interface GetConversationBoundParameters {
  /**
   * Id of the conversation, from a response. Do not build the id of a conversation between two users from their uids: the sender's uid
   * comes first in it, and CometChat rejects the other order with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.
   */
  conversationId: string
}

/** Arguments of `getConversation`. */
export interface GetConversationParameters extends GetConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `deleteConversation` on a client that is bound to a user. */
export interface DeleteConversationBoundParameters {
  /**
   * Id of the conversation, from a response. Do not build the id of a conversation between two users from their uids: the sender's uid
   * comes first in it, and CometChat rejects the other order with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.
   */
  conversationId: string
}

/** Arguments of `deleteConversation`. */
export interface DeleteConversationParameters extends DeleteConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `getGroupConversation` on a client that is bound to a user. */
export interface GetGroupConversationBoundParameters {
  /** Guid of the group. */
  guid: string
}

/** Arguments of `getGroupConversation`. */
export interface GetGroupConversationParameters extends GetGroupConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `updateGroupConversation` on a client that is bound to a user. */
export interface UpdateGroupConversationBoundParameters {
  /** Guid of the group. */
  guid: string
  /** The request body. */
  body: chat.UpdateConversationRequest
}

/** Arguments of `updateGroupConversation`. */
export interface UpdateGroupConversationParameters extends UpdateGroupConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `resetGroupConversation` on a client that is bound to a user. */
export interface ResetGroupConversationBoundParameters {
  /** Guid of the group. */
  guid: string
  /** The request body. */
  body?: chat.ResetGroupConversationRequest | undefined
}

/** Arguments of `resetGroupConversation`. */
export interface ResetGroupConversationParameters extends ResetGroupConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `markGroupConversationAsDelivered` on a client that is bound to a user. */
export interface MarkGroupConversationAsDeliveredBoundParameters {
  /** Guid of the group. */
  guid: string
  /** The request body. */
  body?: chat.MarkConversationRequest | undefined
}

/** Arguments of `markGroupConversationAsDelivered`. */
export interface MarkGroupConversationAsDeliveredParameters extends MarkGroupConversationAsDeliveredBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `pinGroupConversation` on a client that is bound to a user. */
export interface PinGroupConversationBoundParameters {
  /** Guid of the group. */
  guid: string
}

/** Arguments of `pinGroupConversation`. */
export interface PinGroupConversationParameters extends PinGroupConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `unpinGroupConversation` on a client that is bound to a user. */
export interface UnpinGroupConversationBoundParameters {
  /** Guid of the group. */
  guid: string
}

/** Arguments of `unpinGroupConversation`. */
export interface UnpinGroupConversationParameters extends UnpinGroupConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `markGroupConversationAsRead` on a client that is bound to a user. */
export interface MarkGroupConversationAsReadBoundParameters {
  /** Guid of the group. */
  guid: string
  /** The request body. */
  body?: chat.MarkConversationRequest | undefined
}

/** Arguments of `markGroupConversationAsRead`. */
export interface MarkGroupConversationAsReadParameters extends MarkGroupConversationAsReadBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `markGroupConversationAsUnread` on a client that is bound to a user. */
export interface MarkGroupConversationAsUnreadBoundParameters {
  /** Guid of the group. */
  guid: string
  /** The request body. */
  body?: chat.MarkConversationAsUnreadRequest | undefined
}

/** Arguments of `markGroupConversationAsUnread`. */
export interface MarkGroupConversationAsUnreadParameters extends MarkGroupConversationAsUnreadBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `listUserConversations`. */
export interface ListUserConversationsParameters {
  /** Uid of the user. */
  uid: string
  /**
   * Returns only conversations whose `conversationType` equals this value. `user` selects conversations between users, `group`
   * conversations of groups.
   */
  conversationType?: "user" | "group" | undefined
  /** The maximum number of records on a page. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}


/** One record of `listUserConversations`. */
export type ListUserConversationsItem = chat.Conversation

/** Arguments of `getUserConversation` on a client that is bound to a user. */
export interface GetUserConversationBoundParameters {
  /** Uid of the other user of the conversation. */
  uid: string
}

/** Arguments of `getUserConversation`. */
export interface GetUserConversationParameters extends GetUserConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `updateUserConversation` on a client that is bound to a user. */
export interface UpdateUserConversationBoundParameters {
  /** Uid of the other user of the conversation. */
  uid: string
  /** The request body. */
  body: chat.UpdateConversationRequest
}

/** Arguments of `updateUserConversation`. */
export interface UpdateUserConversationParameters extends UpdateUserConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `resetUserConversation` on a client that is bound to a user. */
export interface ResetUserConversationBoundParameters {
  /** Uid of the other user of the conversation. */
  uid: string
  /** The request body. */
  body?: chat.ResetUserConversationRequest | undefined
}

/** Arguments of `resetUserConversation`. */
export interface ResetUserConversationParameters extends ResetUserConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `markUserConversationAsDelivered` on a client that is bound to a user. */
export interface MarkUserConversationAsDeliveredBoundParameters {
  /** Uid of the other user of the conversation. */
  uid: string
  /** The request body. */
  body?: chat.MarkConversationRequest | undefined
}

/** Arguments of `markUserConversationAsDelivered`. */
export interface MarkUserConversationAsDeliveredParameters extends MarkUserConversationAsDeliveredBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `pinUserConversation` on a client that is bound to a user. */
export interface PinUserConversationBoundParameters {
  /** Uid of the other user of the conversation. */
  uid: string
}

/** Arguments of `pinUserConversation`. */
export interface PinUserConversationParameters extends PinUserConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `unpinUserConversation` on a client that is bound to a user. */
export interface UnpinUserConversationBoundParameters {
  /** Uid of the other user of the conversation. */
  uid: string
}

/** Arguments of `unpinUserConversation`. */
export interface UnpinUserConversationParameters extends UnpinUserConversationBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `markUserConversationAsRead` on a client that is bound to a user. */
export interface MarkUserConversationAsReadBoundParameters {
  /** Uid of the other user of the conversation. */
  uid: string
  /** The request body. */
  body?: chat.MarkConversationRequest | undefined
}

/** Arguments of `markUserConversationAsRead`. */
export interface MarkUserConversationAsReadParameters extends MarkUserConversationAsReadBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `markUserConversationAsUnread` on a client that is bound to a user. */
export interface MarkUserConversationAsUnreadBoundParameters {
  /** Uid of the other user of the conversation. */
  uid: string
  /** The request body. */
  body?: chat.MarkConversationAsUnreadRequest | undefined
}

/** Arguments of `markUserConversationAsUnread`. */
export interface MarkUserConversationAsUnreadParameters extends MarkUserConversationAsUnreadBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `flagAMessage` on a client that is bound to a user. */
export interface FlagAMessageBoundParameters {
  /** Id of the message to flag. */
  id: string
  /** The request body. */
  body: chat.FlagMessageRequest
}

/** Arguments of `flagAMessage`. */
export interface FlagAMessageParameters extends FlagAMessageBoundParameters {
  /** Uid of the user who flags the message. */
  onBehalfOf: string
}



/** Arguments of `reviewBlockedMessage`. */
export interface ReviewBlockedMessageParameters {
  /** Id of the moderated message. */
  id: string
  /** The request body. */
  body: chat.ReviewBlockedMessageRequest
}


/** Arguments of `listFlaggedMessages`. */
export interface ListFlaggedMessagesParameters {
  /** The maximum number of entries to return. The largest allowed value is undocumented. */
  limit?: number | undefined
}


/** Arguments of `reviewFlaggedMessage`. */
export interface ReviewFlaggedMessageParameters {
  /** Id of the moderated message. */
  id: string
  /** The request body. */
  body: chat.ReviewFlaggedMessageRequest
}



/** Arguments of `createKeywordList`. */
export interface CreateKeywordListParameters {
  /** The request body. */
  body: chat.KeywordListRequest
}


/** Arguments of `getKeywordList`. */
export interface GetKeywordListParameters {
  /** Id of the keyword list. */
  keywordId: string
}


/** Arguments of `updateKeywordList`. */
export interface UpdateKeywordListParameters {
  /** Id of the keyword list. */
  keywordId: string
  /** The request body. */
  body: chat.KeywordListRequest
}


/** Arguments of `deleteKeywordList`. */
export interface DeleteKeywordListParameters {
  /** Id of the keyword list. */
  keywordId: string
}


/** Arguments of `listSubmittedMessages`. */
export interface ListSubmittedMessagesParameters {
  /** Returns only messages whose `sender` equals this value. */
  sender?: string | undefined
  /** Uid of the receiving user. */
  receiverUID?: string | undefined
  /** Guid of the receiving group. */
  receiverGUID?: string | undefined
  /** Returns only messages whose `category` equals this value. `message` selects text and files, `custom` your own kinds of content. */
  category?: "message" | "custom" | undefined
  /** Returns only messages whose `type` equals this value. The kind of content, such as `text`. */
  type?: string | undefined
  /**
   * Returns only messages whose `data.moderation.status` equals this value. `pending` messages await a decision, `disapproved`
   * messages are blocked.
   */
  moderationStatus?: "disapproved" | "pending" | undefined
}


/** Arguments of `submitMessageForModeration`. */
export interface SubmitMessageForModerationParameters {
  /** The request body. */
  body: chat.SubmitMessageRequest
}


/** Arguments of `getSubmittedMessage`. */
export interface GetSubmittedMessageParameters {
  /** Id of the moderated message. */
  id: string
}


/** Arguments of `updateSubmittedMessage`. */
export interface UpdateSubmittedMessageParameters {
  /** Id of the moderated message. */
  id: string
  /** The request body. */
  body: chat.UpdateSubmittedMessageRequest
}


/** Arguments of `deleteSubmittedMessage`. */
export interface DeleteSubmittedMessageParameters {
  /** Id of the moderated message. */
  id: string
}



/** Arguments of `createReason`. */
export interface CreateReasonParameters {
  /** The request body. */
  body: chat.CreateReasonRequest
}


/** Arguments of `getReason`. */
export interface GetReasonParameters {
  /** Id of the moderation reason. */
  id: string
}


/** Arguments of `updateReason`. */
export interface UpdateReasonParameters {
  /** Id of the moderation reason. */
  id: string
  /** The request body. */
  body: chat.UpdateReasonRequest
}


/** Arguments of `deleteReason`. */
export interface DeleteReasonParameters {
  /** Id of the moderation reason. */
  id: string
}


/** Arguments of `listReviewedMessages`. */
export interface ListReviewedMessagesParameters {
  /** The maximum number of entries to return. The largest allowed value is undocumented. */
  limit?: number | undefined
}


/** Arguments of `listRules`. */
export interface ListRulesParameters {
  /** The maximum number of rules to return. The largest allowed value is undocumented. */
  limit?: number | undefined
}


/** Arguments of `createRule`. */
export interface CreateRuleParameters {
  /** The request body. */
  body: chat.RuleRequest
}


/** Arguments of `getRule`. */
export interface GetRuleParameters {
  /** Id of the moderation rule. */
  ruleId: string
}


/** Arguments of `updateRule`. */
export interface UpdateRuleParameters {
  /** Id of the moderation rule. */
  ruleId: string
  /** The request body. */
  body: chat.RuleRequest
}


/** Arguments of `deleteRule`. */
export interface DeleteRuleParameters {
  /** Id of the moderation rule. */
  ruleId: string
}


/** Arguments of `listRuleRevisions`. */
export interface ListRuleRevisionsParameters {
  /** Id of the moderation rule. */
  ruleId: string
}



/** Arguments of `saveCustomEmailProvider`. */
export interface SaveCustomEmailProviderParameters {
  /** The request body. */
  body: chat.SaveCustomEmailProviderRequest
}


/** Arguments of `updateCustomEmailProvider`. */
export interface UpdateCustomEmailProviderParameters {
  /** The request body. */
  body: chat.UpdateCustomEmailProviderRequest
}




/** Arguments of `saveSendgridDetails`. */
export interface SaveSendgridDetailsParameters {
  /** The request body. */
  body: chat.SaveSendGridDetailsRequest
}


/** Arguments of `updateSendgridDetails`. */
export interface UpdateSendgridDetailsParameters {
  /** The request body. */
  body: chat.UpdateSendGridDetailsRequest
}




/** Arguments of `addApnsProvider`. */
export interface AddApnsProviderParameters {
  /** The request body. */
  body: chat.AddApnsProviderRequest
}


/** Arguments of `updateApnsProvider`. */
export interface UpdateApnsProviderParameters {
  /** The request body. */
  body: chat.UpdateApnsProviderRequest
}


/** Arguments of `setDefaultApnsProvider`. */
export interface SetDefaultApnsProviderParameters {
  /** Id of the APNs provider. */
  providerId: string
}


/** Arguments of `deleteApnsProvider`. */
export interface DeleteApnsProviderParameters {
  /** Id of the APNs provider. */
  providerId: string
}



/** Arguments of `saveCustomPushProvider`. */
export interface SaveCustomPushProviderParameters {
  /** The request body. */
  body: chat.SaveCustomPushProviderRequest
}


/** Arguments of `updateCustomPushProvider`. */
export interface UpdateCustomPushProviderParameters {
  /** The request body. */
  body: chat.UpdateCustomPushProviderRequest
}




/** Arguments of `addFcmProvider`. */
export interface AddFcmProviderParameters {
  /** The request body. */
  body: chat.AddFcmProviderRequest
}


/** Arguments of `updateFcmProvider`. */
export interface UpdateFcmProviderParameters {
  /** The request body. */
  body: chat.UpdateFcmProviderRequest
}


/** Arguments of `setDefaultFcmProvider`. */
export interface SetDefaultFcmProviderParameters {
  /** Id of the FCM provider. */
  providerId: string
}


/** Arguments of `deleteFcmProvider`. */
export interface DeleteFcmProviderParameters {
  /** Id of the FCM provider. */
  providerId: string
}


/** Arguments of `listPushTokens`. */
export interface ListPushTokensParameters {
  /** The auth token. */
  authToken: string
  /** Whether to return all push tokens of the user, not only those of this auth token. */
  all?: boolean | undefined
}


/** Arguments of `registerPushToken`. */
export interface RegisterPushTokenParameters {
  /** The request body. */
  body: chat.RegisterPushTokenRequest
}


/** Arguments of `unregisterPushTokens`. */
export interface UnregisterPushTokensParameters {
  /** Whether to delete all push tokens of the user, not only those of this auth token. */
  all?: boolean | undefined
  /** The request body. */
  body: chat.UnregisterPushTokenRequest
}


/** Arguments of `deletePushToken`. */
export interface DeletePushTokenParameters {
  /** The push token. */
  pushToken: string
  /** The request body. */
  body: chat.UnregisterPushTokenRequest
}



/** Arguments of `saveCustomSmsProvider`. */
export interface SaveCustomSmsProviderParameters {
  /** The request body. */
  body: chat.SaveCustomSmsProviderRequest
}


/** Arguments of `updateCustomSmsProvider`. */
export interface UpdateCustomSmsProviderParameters {
  /** The request body. */
  body: chat.UpdateCustomSmsProviderRequest
}




/** Arguments of `saveTwilioDetails`. */
export interface SaveTwilioDetailsParameters {
  /** The request body. */
  body: chat.SaveTwilioDetailsRequest
}


/** Arguments of `updateTwilioDetails`. */
export interface UpdateTwilioDetailsParameters {
  /** The request body. */
  body: chat.UpdateTwilioDetailsRequest
}



/** Arguments of `getContactDetails`. */
export interface GetContactDetailsParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `updateContactDetails` on a client that is bound to a user. */
export interface UpdateContactDetailsBoundParameters {
  /** The request body. */
  body: chat.UpdateContactDetailsRequest
}

/** Arguments of `updateContactDetails`. */
export interface UpdateContactDetailsParameters extends UpdateContactDetailsBoundParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `deleteContactDetails`. */
export interface DeleteContactDetailsParameters {
  /** Uid of the user to act as. Required for this operation. */
  onBehalfOf: string
}


/** Arguments of `listNotificationLogs`. */
export interface ListNotificationLogsParameters {
  /** Returns only entries about this message or reply. */
  messageId?: number | undefined
  /** Returns only entries about this reaction. */
  reactionId?: number | undefined
  /** Returns only entries about messages sent after this time, in milliseconds since 1970-01-01T00:00:00Z. */
  from?: number | undefined
  /** Returns only entries about messages sent before this time, in milliseconds since 1970-01-01T00:00:00Z. */
  to?: number | undefined
  /** Returns only entries about messages of this category. */
  messageCategory?: "message" | "interactive" | undefined
  /** Returns only entries about messages of this type, such as `text` or `image`. The possible types depend on the category. */
  messageType?: string | undefined
  /**
   * Returns only entries with this trigger. `after_message` covers messages and replies, `message_…` changes to a message, `initiated`
   * to `unanswered` the states of a call, and `after_group_…` and `after_scope_changed` changes in a group.
   */
  trigger?: "after_message" | "message_deleted" | "message_edited" | "message_reaction_added" | "initiated" | "rejected" | "cancelled" | "unanswered" | "after_group_joined" | "after_group_left" | "after_group_members_added" | "after_group_members_kicked" | "after_group_members_banned" | "after_group_members_unbanned" | "after_scope_changed" | undefined
  /** Returns only entries about messages of this user, by uid. */
  sender?: string | undefined
  /** Returns only entries about reactions of this user, by uid. */
  reactionSender?: string | undefined
  /** Returns only entries about messages to this receiver, a uid or a guid depending on `receiverType`. */
  receiver?: string | undefined
  /** Returns only entries about one-on-one conversations (`user`) or group conversations (`group`). */
  receiverType?: "user" | "group" | undefined
  /** Returns only entries that notified this user, by uid, about a reaction. */
  reactionReceiver?: string | undefined
  /** Returns only entries for this member of a group, by uid. Use it with `receiverType=group`. */
  member?: string | undefined
  /** Returns only entries of this channel. */
  channel?: "push" | "email" | "sms" | undefined
  /**
   * Returns only entries of this provider. Push notifications use `fcm`, `apns` or `custom`, e-mails `sendgrid` or `custom`, and SMS
   * `twilio` or `custom`.
   */
  provider?: "fcm" | "apns" | "sendgrid" | "twilio" | "custom" | undefined
  /** `true` returns notifications that were passed to a provider, `false` notifications that were withheld. */
  notificationTriggered?: boolean | undefined
  /** Returns only entries that were withheld for this reason. Use it with `notificationTriggered=false`. */
  reason?: "MESSAGES_PREFERENCE" | "REPLIES_PREFERENCE" | "QUOTED_REPLIES_PREFERENCE" | "MESSAGE_ACTIONS_PREFERENCE" | "REACTIONS_PREFERENCE" | "GROUP_ACTIONS_PREFERENCE" | "DND_PREFERENCE" | "MUTE_PREFERENCE" | "SCHEDULE_PREFERENCE" | "CALL_PREFERENCE" | "QUOTA_PREFERENCE" | "MISSING_EMAIL" | "MISSING_PHNO" | "INVALID_PUSH_PROVIDER_ID" | "TIMED_OUT" | "NOT_FOUND" | "TWILIO_CREATE_ERROR" | undefined
  /** Whether the provider reported success. Use it with `notificationTriggered=true`. */
  success?: boolean | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** Id of the log entry to continue from, in the direction of `affix`. */
  logId?: string | undefined
}


/** Arguments of `getNotificationPreferences`. */
export interface GetNotificationPreferencesParameters {
  /** Uid of the user whose preferences to read or change. */
  uid: string
}


/** Arguments of `updateNotificationPreferences`. */
export interface UpdateNotificationPreferencesParameters {
  /** Uid of the user whose preferences to read or change. */
  uid: string
  /** The request body. */
  body: chat.UpdateNotificationPreferencesRequest
}


/** Arguments of `resetNotificationPreferences`. */
export interface ResetNotificationPreferencesParameters {
  /** Uid of the user whose preferences to read or change. */
  uid: string
}


/** Arguments of `listMutedConversations`. */
export interface ListMutedConversationsParameters {
  /** Uid of the user whose preferences to read or change. */
  uid: string
}


/** Arguments of `muteConversations`. */
export interface MuteConversationsParameters {
  /** Uid of the user whose preferences to read or change. */
  uid: string
  /** The request body. */
  body: chat.MuteConversationsRequest
}


/** Arguments of `unmuteConversations`. */
export interface UnmuteConversationsParameters {
  /** Uid of the user whose preferences to read or change. */
  uid: string
  /** The request body. */
  body: chat.UnmuteConversationsRequest
}


/** Arguments of `getNotificationTimezone`. */
export interface GetNotificationTimezoneParameters {
  /** Uid of the user whose preferences to read or change. */
  uid: string
}


/** Arguments of `updateNotificationTimezone`. */
export interface UpdateNotificationTimezoneParameters {
  /** Uid of the user whose preferences to read or change. */
  uid: string
  /** The request body. */
  body: chat.UpdateNotificationTimezoneRequest
}



/** Arguments of `updateNotificationSettings`. */
export interface UpdateNotificationSettingsParameters {
  /** The request body. */
  body: chat.UpdateNotificationSettingsRequest
}



/** Arguments of `listAgentBuilderAgents`. */
export interface ListAgentBuilderAgentsParameters {
  /** Maximum number of records to return. */
  limit?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** The creation time from the cursor, in milliseconds. Use it with `affix`. */
  createdAt?: number | undefined
  /** Returns only agents whose name, description, uid or a similar field contains this string. */
  search?: string | undefined
}


/** One record of `listAgentBuilderAgents`. */
export type ListAgentBuilderAgentsItem = chat.AgentBuilderAgent

/** Arguments of `createAgentBuilderAgent`. */
export interface CreateAgentBuilderAgentParameters {
  /** The version of the Chat API. */
  chatApiVersion?: string | undefined
  /** The request body. */
  body: chat.CreateAgentBuilderAgentRequest
}



/** Arguments of `listAgentVariables`. */
export interface ListAgentVariablesParameters {
  /** Whether to group the variables by category. */
  groupByCategory?: boolean | undefined
}



/** Arguments of `createCustomAgentVariable`. */
export interface CreateCustomAgentVariableParameters {
  /** The request body. */
  body: chat.CreateAgentVariableRequest
}


/** Arguments of `updateCustomAgentVariable`. */
export interface UpdateCustomAgentVariableParameters {
  /** The `_id` of the variable. */
  variableId: string
  /** The request body. */
  body: chat.UpdateAgentVariableRequest
}


/** Arguments of `deleteCustomAgentVariable`. */
export interface DeleteCustomAgentVariableParameters {
  /** The `_id` of the variable. */
  variableId: string
}


/** Arguments of `getAgentBuilderAgent`. */
export interface GetAgentBuilderAgentParameters {
  /** Uid of the agent. */
  uid: string
}


/** Arguments of `updateAgentBuilderAgent`. */
export interface UpdateAgentBuilderAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.UpdateAgentBuilderAgentRequest
}


/** Arguments of `deleteAgentBuilderAgent`. */
export interface DeleteAgentBuilderAgentParameters {
  /** Uid of the agent. */
  uid: string
}


/** Arguments of `addApiToolsToAgent`. */
export interface AddApiToolsToAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.AgentApiToolsRequest
}


/** Arguments of `removeApiToolsFromAgent`. */
export interface RemoveApiToolsFromAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.AgentApiToolsRequest
}


/** Arguments of `getEnabledAgentItems`. */
export interface GetEnabledAgentItemsParameters {
  /** Uid of the agent. */
  uid: string
  /** Whether to include ready-to-use tools. */
  tools?: boolean | undefined
  /** Whether to include frontend actions. */
  frontendActions?: boolean | undefined
  /** Whether to include API tools. */
  apiTools?: boolean | undefined
  /** Whether to include MCP servers. */
  mcpServers?: boolean | undefined
  /** Returns only items whose name or description contains this string. */
  key?: string | undefined
}


/** Arguments of `addFrontendActionsToAgent`. */
export interface AddFrontendActionsToAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.AgentFrontendActionsRequest
}


/** Arguments of `removeFrontendActionsFromAgent`. */
export interface RemoveFrontendActionsFromAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.AgentFrontendActionsRequest
}


/** Arguments of `addKnowledgeSourcesToAgent`. */
export interface AddKnowledgeSourcesToAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The kind of sources, such as `uploads`. */
  sourceType: "uploads" | "text" | "website" | "knowledge-base" | (string & {})
  /** The request body. */
  body: chat.AgentKnowledgeSourcesRequest
}


/** Arguments of `removeKnowledgeSourcesFromAgent`. */
export interface RemoveKnowledgeSourcesFromAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The kind of sources, such as `uploads`. */
  sourceType: "uploads" | "text" | "website" | "knowledge-base" | (string & {})
  /** The request body. */
  body: chat.AgentKnowledgeSourcesRequest
}


/** Arguments of `addMcpServersToAgent`. */
export interface AddMcpServersToAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.AgentMcpServersRequest
}


/** Arguments of `removeMcpServersFromAgent`. */
export interface RemoveMcpServersFromAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.AgentMcpServersRequest
}


/** Arguments of `addToolsToAgent`. */
export interface AddToolsToAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.AgentToolsRequest
}


/** Arguments of `removeToolsFromAgent`. */
export interface RemoveToolsFromAgentParameters {
  /** Uid of the agent. */
  uid: string
  /** The request body. */
  body: chat.AgentToolsRequest
}


/** Arguments of `searchAgentTools`. */
export interface SearchAgentToolsParameters {
  /** Uid of the agent. */
  uid: string
  /** Returns only tools whose name, description or slug contains this string. */
  key?: string | undefined
}


/** Arguments of `listAgentToolActions`. */
export interface ListAgentToolActionsParameters {
  /** Uid of the agent. */
  uid: string
  /** Slug of the ready-to-use tool, such as `gmail`. */
  slug: string
}


/** Arguments of `addActionsToAgentTool`. */
export interface AddActionsToAgentToolParameters {
  /** Uid of the agent. */
  uid: string
  /** Slug of the ready-to-use tool, such as `gmail`. */
  slug: string
  /** The request body. */
  body: chat.AgentToolActionsRequest
}


/** Arguments of `removeActionsFromAgentTool`. */
export interface RemoveActionsFromAgentToolParameters {
  /** Uid of the agent. */
  uid: string
  /** Slug of the ready-to-use tool, such as `gmail`. */
  slug: string
  /** The request body. */
  body: chat.AgentToolActionsRequest
}


/** Arguments of `listApiTools`. */
export interface ListApiToolsParameters {
  /** Maximum number of records to return. */
  limit?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** The creation time from the cursor, in milliseconds. Use it with `affix`. */
  createdAt?: number | undefined
}


/** One record of `listApiTools`. */
export type ListApiToolsItem = chat.ApiTool

/** Arguments of `createApiTool`. */
export interface CreateApiToolParameters {
  /** The request body. */
  body: chat.CreateApiToolRequest
}


/** Arguments of `getApiTool`. */
export interface GetApiToolParameters {
  /** Slug of the API tool. */
  slug: string
}


/** Arguments of `updateApiTool`. */
export interface UpdateApiToolParameters {
  /** Slug of the API tool. */
  slug: string
  /** The request body. */
  body: chat.UpdateApiToolRequest
}


/** Arguments of `deleteApiTool`. */
export interface DeleteApiToolParameters {
  /** Slug of the API tool. */
  slug: string
}


/** Arguments of `listFrontendActions`. */
export interface ListFrontendActionsParameters {
  /** Maximum number of records to return. */
  limit?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** The creation time from the cursor, in milliseconds. Use it with `affix`. */
  createdAt?: number | undefined
}


/** One record of `listFrontendActions`. */
export type ListFrontendActionsItem = chat.FrontendAction

/** Arguments of `createFrontendAction`. */
export interface CreateFrontendActionParameters {
  /** The request body. */
  body: chat.CreateFrontendActionRequest
}


/** Arguments of `getFrontendAction`. */
export interface GetFrontendActionParameters {
  /** The `_id` of the frontend action. */
  id: string
}


/** Arguments of `updateFrontendAction`. */
export interface UpdateFrontendActionParameters {
  /** The `_id` of the frontend action. */
  id: string
  /** The request body. */
  body: chat.UpdateFrontendActionRequest
}


/** Arguments of `deleteFrontendAction`. */
export interface DeleteFrontendActionParameters {
  /** The `_id` of the frontend action. */
  id: string
}


/** Arguments of `listKnowledgeBaseSources`. */
export interface ListKnowledgeBaseSourcesParameters {
  /** Required, but undocumented. Presumably the earliest creation time, in milliseconds, like `startTime`. */
  start: number
  /** Required, but undocumented. Presumably the latest creation time, in milliseconds, like `endTime`. */
  end: number
  /** Returns only sources created after this time, in milliseconds. */
  startTime?: number | undefined
  /** Returns only sources created before this time, in milliseconds. */
  endTime?: number | undefined
  /** Maximum number of records to return. */
  limit?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** The position to continue from, in the direction of `affix`, from `meta.next` or `meta.previous` of an earlier response. */
  cursor?: string | undefined
}


/** One record of `listKnowledgeBaseSources`. */
export type ListKnowledgeBaseSourcesItem = chat.KnowledgeBaseSource

/** Arguments of `getKnowledgeBaseStatuses`. */
export interface GetKnowledgeBaseStatusesParameters {
  /** The request body. */
  body: chat.KnowledgeBaseStatusesRequest
}


/** Arguments of `createKnowledgeBaseText`. */
export interface CreateKnowledgeBaseTextParameters {
  /** The request body. */
  body: chat.CreateKnowledgeBaseTextRequest
}



/** Arguments of `getKnowledgeBaseText`. */
export interface GetKnowledgeBaseTextParameters {
  /** Id of the text. */
  uniqueId: string
}


/** Arguments of `updateKnowledgeBaseText`. */
export interface UpdateKnowledgeBaseTextParameters {
  /** Id of the text. */
  uniqueId: string
  /** The request body. */
  body: chat.UpdateKnowledgeBaseTextRequest
}


/** Arguments of `deleteKnowledgeBaseText`. */
export interface DeleteKnowledgeBaseTextParameters {
  /** Id of the text. */
  uniqueId: string
}


/** Arguments of `initiateKnowledgeBaseUploads`. */
export interface InitiateKnowledgeBaseUploadsParameters {
  /** The request body. */
  body: chat.KnowledgeBaseUploadsRequest
}


/** Arguments of `deleteKnowledgeBaseUpload`. */
export interface DeleteKnowledgeBaseUploadParameters {
  /** Id of the upload. */
  uniqueId: string
}


/** Arguments of `scrapeWebPage`. */
export interface ScrapeWebPageParameters {
  /** The request body. */
  body: chat.ScrapeWebPageRequest
}


/** Arguments of `crawlWebsite`. */
export interface CrawlWebsiteParameters {
  /** The request body. */
  body: chat.CrawlWebsiteRequest
}


/** Arguments of `listDiscoveredUrls`. */
export interface ListDiscoveredUrlsParameters {
  /** Id of the website that was crawled. */
  parentUniqueId: string
  /** Returns only pages with this status. */
  status?: "discovered" | "processing" | "processed" | "failed" | "skipped" | undefined
  /** Returns only sources created after this time, in milliseconds. */
  startTime?: number | undefined
  /** Returns only sources created before this time, in milliseconds. */
  endTime?: number | undefined
  /** Maximum number of records to return. */
  limit?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** The position to continue from, in the direction of `affix`, from `meta.next` or `meta.previous` of an earlier response. */
  cursor?: string | undefined
}


/** One record of `listDiscoveredUrls`. */
export type ListDiscoveredUrlsItem = chat.DiscoveredUrl

/** Arguments of `processDiscoveredUrls`. */
export interface ProcessDiscoveredUrlsParameters {
  /** Id of the website that was crawled. */
  parentUniqueId: string
  /** The request body. */
  body: chat.ProcessDiscoveredUrlsRequest
}


/** Arguments of `getDiscoveredUrlStatuses`. */
export interface GetDiscoveredUrlStatusesParameters {
  /** Id of the website that was crawled. */
  parentUniqueId: string
  /** The request body. */
  body: chat.DiscoveredUrlStatusesRequest
}


/** Arguments of `syncDiscoveredUrls`. */
export interface SyncDiscoveredUrlsParameters {
  /** Id of the website that was crawled. */
  parentUniqueId: string
  /** The request body. */
  body: chat.SyncDiscoveredUrlsRequest
}


/** Arguments of `deleteKnowledgeBaseWebsite`. */
export interface DeleteKnowledgeBaseWebsiteParameters {
  /** Id of the website. */
  uniqueId: string
}


/** Arguments of `listKnowledgeBaseSourcePages`. */
export interface ListKnowledgeBaseSourcePagesParameters {
  /** The kind of source. Files are `uploads`. */
  sourceType: "uploads" | "text" | "website"
  /** Id of the source. */
  uniqueId: string
  /** Maximum number of records to return. */
  limit?: number | undefined
  /** The page to continue from, in the direction of `affix`. */
  page?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
}


/** Arguments of `syncKnowledgeBaseSource`. */
export interface SyncKnowledgeBaseSourceParameters {
  /** The kind of source. Files are `uploads`. */
  sourceType: "uploads" | "text" | "website"
  /** Id of the source. */
  uniqueId: string
}


/** Arguments of `listMcpServers`. */
export interface ListMcpServersParameters {
  /** Maximum number of records to return. */
  limit?: number | undefined
  /** The direction to continue in from the cursor, `append` (after it) or `prepend` (before it). */
  affix?: "append" | "prepend" | undefined
  /** The creation time from the cursor, in milliseconds. Use it with `affix`. */
  createdAt?: number | undefined
}


/** One record of `listMcpServers`. */
export type ListMcpServersItem = chat.McpServer

/** Arguments of `createMcpServer`. */
export interface CreateMcpServerParameters {
  /** The request body. */
  body: chat.CreateMcpServerRequest
}


/** Arguments of `getMcpServer`. */
export interface GetMcpServerParameters {
  /** Slug of the MCP server. */
  slug: string
}


/** Arguments of `updateMcpServer`. */
export interface UpdateMcpServerParameters {
  /** Slug of the MCP server. */
  slug: string
  /** The request body. */
  body: chat.UpdateMcpServerRequest
}


/** Arguments of `deleteMcpServer`. */
export interface DeleteMcpServerParameters {
  /** Slug of the MCP server. */
  slug: string
}


/** Arguments of `createByoAgent`. */
export interface CreateByoAgentParameters {
  /** Version of the Chat API that the agent uses. */
  chatApiVersion?: string | undefined
  /** The request body. */
  body: CreateByoAgentBody
}



/** Arguments of `updateByoAgent`. */
export interface UpdateByoAgentParameters {
  /** Uid of the agent, a UUID created by CometChat. */
  uid: string
  /** Version of the Chat API that the agent uses. */
  chatApiVersion?: string | undefined
  /** The request body. */
  body: chat.UpdateByoAgentRequest
}


/** Arguments of `deleteByoAgent`. */
export interface DeleteByoAgentParameters {
  /** Uid of the agent, a UUID created by CometChat. */
  uid: string
}


/** Arguments of `createByoTool`. */
export interface CreateByoToolParameters {
  /** The request body. */
  body: chat.ByoToolRequest
}


/** Arguments of `listByoTools`. */
export interface ListByoToolsParameters {
  /** Returns only actions, which run in the client, or only tools, which run elsewhere. */
  type?: "action" | "tool" | undefined
}


/** Arguments of `getByoTool`. */
export interface GetByoToolParameters {
  /** Name of the tool or action. */
  name: string
}


/** Arguments of `updateByoTool`. */
export interface UpdateByoToolParameters {
  /** Name of the tool or action. */
  name: string
  /** The request body. */
  body: chat.ByoToolRequest
}


/** Arguments of `deleteByoTool`. */
export interface DeleteByoToolParameters {
  /** Name of the tool or action. */
  name: string
}


/** Arguments of `importUsers`. */
export interface ImportUsersParameters {
  /** The request body. */
  body: chat.ImportUsersRequest
}


/** Arguments of `importGroups`. */
export interface ImportGroupsParameters {
  /** The request body. */
  body: chat.ImportGroupsRequest
}


/** Arguments of `importMembers`. */
export interface ImportMembersParameters {
  /** The request body. */
  body: chat.ImportMembersRequest
}


/** Arguments of `importMessages`. */
export interface ImportMessagesParameters {
  /** The request body. */
  body: chat.ImportMessagesRequest
}


/** Arguments of `getUsageMetrics`. */
export interface GetUsageMetricsParameters {
  /** Start of the time range, in seconds since 1970-01-01T00:00:00Z. */
  fromDate: number
  /** End of the time range, in seconds since 1970-01-01T00:00:00Z. */
  toDate: number
}


