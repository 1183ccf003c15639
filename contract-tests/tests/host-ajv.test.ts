import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// In a process of its own, because test files share threads, and any module that one of them imports may have changed Ajv before.
const program = `
import { Ajv } from 'ajv'
import { CodeGen } from 'ajv/dist/compile/codegen/index.js'

const schema = { type: 'object', properties: { uid: { type: 'string', minLength: 1 } }, required: ['uid'] }
/** The code that an application's own Ajv generates. */
const compiled = () => new Ajv({ code: { source: true } }).compile(schema).source.validateCode

const { optimize } = CodeGen.prototype
const before = compiled()
const { createFakeChat, startMock } = await import('${import.meta.resolve('../index.ts')}')
const mock = await startMock()
await fetch(mock.url + '/users/mira', { headers: { apikey: 'any' } })
await mock.close()
await (await createFakeChat()).fetch('https://x.api-eu.cometchat.io/v3/users', { headers: { apikey: 'any' } })
console.log(JSON.stringify({ sameFunction: CodeGen.prototype.optimize === optimize, sameCode: compiled() === before }))
`

test('importing and using the package leaves the application’s Ajv unchanged', () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 240_000 })
  expect(JSON.parse(output)).toEqual({ sameFunction: true, sameCode: true })
})
