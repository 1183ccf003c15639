import type { RawResponse } from '../../../../contract-tests/validate/rawExchange.ts'
import { named, type StatefulFault } from './fault.ts'

const changed = (response: RawResponse, status: number, code?: string): RawResponse => {
  const body = JSON.parse(response.body)
  if (code !== undefined && body.error) body.error.code = code
  return { ...response, status, body: JSON.stringify(body) }
}

const isError = ({ status }: RawResponse) => status >= 400

const statuses: StatefulFault[] = [
  ...['get-user', 'get-group', 'get-message-details', 'get-reason'].map(
    (operation): StatefulFault => ({
      ...named('error-code-unlisted', operation, 'a missing record gets the code of another kind of record'),
      response: (response) => (response.status === 404 ? changed(response, 404, 'ERR_ROLE_NOT_FOUND') : response),
    }),
  ),
  ...['get-user', 'delete-group', 'flag-a-message'].map(
    (operation): StatefulFault => ({
      ...named('not-found-as-400', operation, 'a missing record gets a 400'),
      response: (response) => (response.status === 404 ? changed(response, 400) : response),
    }),
  ),
  ...['create-user', 'send-message'].map(
    (operation): StatefulFault => ({
      ...named('success-as-201', operation, 'the status is 201, which is not documented'),
      response: (response) => (response.status === 200 ? changed(response, 201) : response),
    }),
  ),
  ...['get-user', 'list-groups'].map(
    (operation): StatefulFault => ({
      ...named('success-as-500', operation, 'every response is an internal error'),
      response: (response) =>
        isError(response) ? response : { ...response, status: 500, body: '{"error":{"code":"ERR_EXCEPTION","message":"Failed."}}' },
    }),
  ),
  ...['create-user', 'create-group', 'import-users', 'flag-a-message'].map(
    (operation): StatefulFault => ({
      ...named('unknown-key-as-403', operation, 'an unknown key is rejected with 403'),
      response: (response) => (response.status === 401 ? changed(response, 403) : response),
    }),
  ),
  ...['create-user', 'create-reason', 'send-message'].map(
    (operation): StatefulFault => ({
      ...named('invalid-as-500', operation, 'an invalid body causes an internal error'),
      response: (response) => (response.status === 400 ? changed(response, 500, 'ERR_EXCEPTION') : response),
    }),
  ),
]

/** Times in milliseconds instead of seconds. */
const units = (
  [
    ['get-user', 'createdAt'],
    ['create-group', 'createdAt'],
    ['send-message', 'sentAt'],
    ['list-flagged-messages', 'flaggedAt'],
    ['get-rule', 'createdAt'],
  ] as const
).map(
  ([operation, name]): StatefulFault => ({
    ...named('time-in-milliseconds', operation, `${name} is in milliseconds`),
    response: (response) => ({
      ...response,
      body: response.body.replace(new RegExp(`"${name}":(\\d{9,10})(?=[,}])`, 'g'), `"${name}":$1000`),
    }),
  }),
)

/** Faults of statuses, error codes and units of time. */
export const responseFaults: readonly StatefulFault[] = [...statuses, ...units]
