import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../contract-tests/tests/temporaryFolder.ts'
import { keepPublicDeclarations } from './publicDeclarations.ts'

test('keeps the declarations that an entry imports, and removes all others', async () => {
  const folder = await temporaryFolder()
  mkdirSync(join(folder, 'inside'))
  const files = {
    'index.d.ts': "export { type A } from './inside/a.js';\nexport declare const b: import('./inside/b.js').B;\n",
    'inside/a.d.ts': "import type { C } from './c.js';\nexport type A = C;\n",
    'inside/b.d.ts': 'export type B = 1;\n',
    'inside/c.d.ts': 'export type C = 1;\n',
    'inside/engine.d.ts': "import type { X } from 'engine';\nexport type E = X;\n",
    'inside/engine.js': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  keepPublicDeclarations(folder, ['index.d.ts'])
  expect(Object.keys(files).filter((name) => !existsSync(join(folder, name)))).toEqual(['inside/engine.d.ts'])
})
