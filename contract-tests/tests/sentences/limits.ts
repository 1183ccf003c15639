import { given, states, text } from './sentences.ts'

const documented = { rateLimit: 'documented' } as const
const tooMany = '429 ERR_TOO_MANY_REQUESTS'
const times = (count: number, ...call: (string | object)[]) => Array<typeof call>(count).fill(call).flat()
const send = ['mira POST /messages', text('jonas')]
const unread = ['jonas DELETE /users/mira/conversation/read', { messageId: '2' }]
const imports = ['POST /data_import/users', { users: {} }]

export const rateLimits = [
  given(documented, states('a user sends 30 messages a minute', tooMany, ...times(31, ...send))),
  given(documented, states('another user still sends', { id: '34' }, ...times(30, ...send), 'jonas POST /messages', text('mira'))),
  given(documented, states('a user marks 5 conversations as unread a minute', tooMany, ...times(6, ...unread))),
  given(documented, states('each kind of import is called 60 times a minute', tooMany, ...times(61, ...imports))),
  given(documented, states('another import is still called', {}, ...times(60, ...imports), 'POST /data_import/groups', { groups: {} })),
  given({ rateLimit: 'free' }, states('the free plan allows 500 requests a minute', tooMany, ...times(501, 'GET /users/mira'))),
]
