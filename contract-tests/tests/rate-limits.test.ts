import { expect, test } from 'vitest'
import { readBundle } from '../documents/bundles.ts'
import { operationsOf } from '../documents/document.ts'
import { limitsOf, publishedLimitOf } from '../documents/rateLimits.ts'

const operations = new Map(
  (await Promise.all(['chat', 'calls', 'management'].map((name) => readBundle(name as 'chat'))))
    .flatMap((document) => operationsOf(document))
    .map((operation) => [operation.id, operation]),
)

test.each([
  ['mark-group-conversation-as-unread', { name: 'mark-as-unread', requests: 5, seconds: 60, per: 'user' }],
  ['create-user', { name: 'core', requests: 10_000, seconds: 60, per: 'app' }],
  ['list-users', { name: 'standard', requests: 20_000, seconds: 60, per: 'app' }],
  ['list-calls', { name: 'standard', requests: 20_000, seconds: 60, per: 'app' }],
  ['list-apps', undefined],
])('the published limit of %s is %j', (id, limit) => expect(operations.get(id)?.rateLimit).toEqual(limit))

test('a plan has its own limit, which no operation names', async () => {
  const plans = limitsOf(await readBundle('chat')).filter(({ plan }) => plan)
  expect(plans).toEqual([{ name: 'free', requests: 500, seconds: 60, per: 'app', plan: 'free' }])
  for (const name of ['free', 'lost'])
    expect(() =>
      publishedLimitOf({ 'x-rate-limits': { free: { requests: 5, seconds: 9, per: 'app', plan: 'free' } } }, { 'x-rate-limit': name }),
    ).toThrow(`there is no rate limit ${name}`)
})
