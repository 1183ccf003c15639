import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installedSize } from './installedSize.ts'

test('counts blocks of files and folders, but neither caches nor links, and names what is largest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-installed-'))
  try {
    await mkdir(join(folder, 'large/bin'), { recursive: true })
    await mkdir(join(folder, '.cache'))
    await mkdir(join(folder, 'small'))
    await writeFile(join(folder, 'large/bin/tool'), Buffer.alloc(2 ** 20 - 2 * 4096 + 1 - 4096))
    await writeFile(join(folder, 'small/index.js'), 'x')
    await writeFile(join(folder, '.cache/old'), Buffer.alloc(2 ** 21))
    await symlink(join(folder, 'large'), join(folder, 'linked'), 'junction')
    const size = 1 + (2 * 4096) / 2 ** 20
    expect(await installedSize(folder, size)).toEqual([])
    const [finding, ...more] = await installedSize(folder, size - 2 ** -20)
    expect(finding).toContain('takes 1.0 MiB')
    expect(finding).toMatch(/Largest: large 1\.0, small 0\.0/)
    expect(more).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
