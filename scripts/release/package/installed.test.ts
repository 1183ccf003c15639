import { expect, test } from 'vitest'
import { installedWith, installFindings } from './installed.ts'

const folders = Array.from({ length: 20 }, (_, index) => `node_modules/${index}`)

test.each([
  ['accepts 20 packages', 1, folders.slice(1), []],
  ['finds too many packages', 1, folders, ['testing installs 21 packages; the limit is 20']],
  ['finds too many bytes', 15_000_000, ['node_modules/a'], ['testing installs 15000001 bytes; the limit is 15000000']],
])('%s', (_, own, dependencies, findings) => expect(installFindings('testing', own, dependencies, () => 1)).toEqual(findings))

test('the testing package brings no Prism along', async () => {
  const names = (await installedWith('cometchat-rest-testing')).join()
  expect(names).toMatch(/node_modules.ajv/)
  expect(names).not.toMatch(/stoplight|prism|cometchat-rest-testing/)
})
