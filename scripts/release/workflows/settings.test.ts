import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/** The project's files, without installed and built ones. */
const files = (await Promise.all((await readdir('.')).filter((name) => !/^(node_modules|dist|released|\.git)$/.test(name)).map(filesIn)))
  .flat()
  .filter((file) => !/\/(node_modules|dist)\//.test(file))

/** A file itself, or all paths in a folder. */
async function filesIn(name: string): Promise<string[]> {
  if (!(await stat(name)).isDirectory()) return [name]
  return (await readdir(name, { recursive: true })).map((file) => `${name}/${file}`.replaceAll('\\', '/'))
}

const read = (file: string): Promise<string> => readFile(file, 'utf8')

/** The package.json files with dependencies. A workspace is updated with the root. */
const manifests: string[] = []
for (const file of files.filter((file) => /(^|\/)package\.json$/.test(file) && !file.startsWith('contract-tests/')))
  if (/"(dev)?dependencies"/i.test(await read(file))) manifests.push(file)

/** The folders of the files with a name, as Dependabot writes them. */
const foldersOf = (name: RegExp, among = files) =>
  [...new Set(among.filter((file) => name.test(file)).map((file) => `/${dirname(file)}`.replace('/.', '/')))].sort()

interface Dependabot {
  readonly updates: { 'package-ecosystem': string; directories: string[] }[]
}

test.each([
  ['npm', foldersOf(/(^|\/)package\.json$/, manifests)],
  ['docker', foldersOf(/(^|\/)Dockerfile$/)],
  ['docker-compose', foldersOf(/(^|\/)compose\.yaml$/)],
])('Dependabot raises the dependencies of every folder with %s', async (ecosystem, folders) => {
  const { updates }: Dependabot = parse(await read('.github/dependabot.yml'))
  const patterns = updates.filter((entry) => entry['package-ecosystem'] === ecosystem).flatMap(({ directories }) => directories)
  const covers = (folder: string) => patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(folder))
  expect(folders.length).toBeGreaterThan(0)
  expect(folders.filter((folder) => !covers(folder))).toEqual([])
})

test('the weekly audit reads every lockfile', async () => {
  const audit = await read('.github/workflows/audit.yml')
  for (const folder of foldersOf(/(^|\/)package-lock\.json$/))
    expect(audit).toContain(folder === '/' ? 'npm audit --audit-level' : `npm audit --prefix ${folder.slice(1)} `)
})

test('RELEASING says where every label comes from that issues get', async () => {
  const forms = (await readdir('.github/ISSUE_TEMPLATE')).map((name) => `.github/ISSUE_TEMPLATE/${name}`)
  const labels = new Set<string>()
  for (const file of forms) for (const label of (parse(await read(file)) as { labels?: string[] }).labels ?? []) labels.add(label)
  for (const file of files.filter((file) => /^\.github\/(workflows|actions)\/.*\.ya?ml$/.test(file)))
    for (const [, label = ''] of (await read(file)).matchAll(/^ *(?:LABEL: |.*--(?:add-)?label )["']?([\w-]+)/gm)) labels.add(label)
  expect([...labels]).toContain('upstream')
  const text = await read('RELEASING.md')
  const checklist = text.slice(text.indexOf('## The first release'))
  expect([...labels].filter((label) => !checklist.includes(`\`${label}\``))).toEqual([])
})
