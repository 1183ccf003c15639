import { text } from '../../statements/sentences/sentence.ts'
import { given, says } from './sentences.ts'

const documented = { rateLimit: 'documented' } as const
const tooMany = '429 ERR_TOO_MANY_REQUESTS'
const times = (count: number, ...call: (string | object)[]) => Array<typeof call>(count).fill(call).flat()
const send = ['mira POST /messages', text('jonas')]
const unread = ['jonas DELETE /users/mira/conversation/read', { messageId: '2' }]
const imports = ['POST /data_import/users', { users: {} }]

const rateLimits = [
  given(documented, says('a user sends 30 messages a minute', tooMany, ...times(31, ...send))),
  given(documented, says('another user still sends', { id: '34' }, ...times(30, ...send), 'jonas POST /messages', text('mira'))),
  given(documented, says('a user marks 5 conversations as unread a minute', tooMany, ...times(6, ...unread))),
  given(documented, says('each kind of import is called 60 times a minute', tooMany, ...times(61, ...imports))),
  given(documented, says('another import is still called', {}, ...times(60, ...imports), 'POST /data_import/groups', { groups: {} })),
  given({ rateLimit: 'free' }, says('the free plan allows 500 requests a minute', tooMany, ...times(501, 'GET /users/mira'))),
]

export const fakeLimitSentences = { rateLimits }
