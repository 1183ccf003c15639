import { Ajv } from 'ajv'
import { CodeGen } from 'ajv/dist/compile/codegen/index.js'
import { expect, test } from 'vitest'

const schema = { type: 'object', properties: { uid: { type: 'string', minLength: 1 } }, required: ['uid'] }

/** The code that an application's own Ajv generates. */
const compiled = () => new Ajv({ code: { source: true } }).compile(schema).source?.validateCode

test('importing and using the package leaves the application’s Ajv unchanged', async () => {
  const { optimize } = CodeGen.prototype
  const before = compiled()
  const { createFakeChat, startMock } = await import('../index.ts')
  const mock = await startMock()
  await fetch(`${mock.url}/users/mira`, { headers: { apikey: 'any' } })
  await mock.close()
  await (await createFakeChat()).fetch('https://x.api-eu.cometchat.io/v3/users', { headers: { apikey: 'any' } })
  expect(CodeGen.prototype.optimize).toBe(optimize)
  expect(compiled()).toBe(before)
})
