import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'cometchat-rest-version-'))
const clone = join(folder, 'clone')
const log = join(folder, 'calls.txt')
const read = (file: string) => readFileSync(join(clone, file), 'utf8')

// In a copy whose npm and generator are replaced: both log their calls.
describe.skipIf(process.platform === 'win32')('npm run release:version', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "npm $*" >> '${log}'\n`)
    chmodSync(join(folder, 'bin/npm'), 0o755)
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0')
    for (const file of files.filter(Boolean)) cpSync(file, join(clone, file))
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
    const generator = `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(log)}, 'generate\\n')\n`
    writeFileSync(join(clone, 'scripts/specification/generate/generate.ts'), generator)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function release(version: string) {
    writeFileSync(log, '')
    const args = ['scripts/run.cjs', 'scripts/release/version/version.ts', version]
    const env = { ...process.env, PATH: `${folder}/bin${delimiter}${process.env.PATH}` }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, env, encoding: 'utf8' })
    return { status, said: stdout + stderr, called: readFileSync(log, 'utf8').trim().split('\n').filter(Boolean) }
  }

  test('sets the version everywhere, records it, and can be repeated', () => {
    for (let round = 0; round < 2; round++) {
      const { status, called } = release('0.7.0')
      expect([status, called]).toEqual([
        0,
        ['npm version 0.7.0 --workspaces --include-workspace-root --no-git-tag-version --allow-same-version', 'generate'],
      ])
      expect(read('CHANGELOG.md').match(/^## \[0\.7\.0\]/gm)).toHaveLength(1)
      expect(read('openapi/chat/openapi.yaml')).toMatch(/^ {2}version: 0\.7\.0$/m)
      expect(read('.github/workflows/contract.yml')).toMatch(/^ +default: 0\.7\.0$/m)
      expect(read('examples/bulk-import/package.json')).toContain('"cometchat-rest": "0.7.0"')
      // The generator, which would set the version of the documents, is replaced.
      expect(JSON.parse(read('released/chat.openapi.json'))).toEqual(JSON.parse(read('generated/chat.openapi.json')))
    }
  })

  test.each([
    ['', 'Name the version'],
    ['0.0.9', 'version 0.0.9 is older than the released 0.1.0'],
  ])('rejects %j', (version, message) =>
    expect(release(version)).toMatchObject({ status: 2, said: expect.stringContaining(message), called: [] }),
  )
})
