import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const texts = (
  await Promise.all(
    ['docs', 'docs/decisions', '.github', 'openapi/extensions'].map(async (folder) =>
      (await readdir(folder, { recursive: folder === '.github' })).map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
    ),
  )
)
  .flat()
  .filter((file) => /\.(md|ya?ml)$/.test(file))
const files = [
  ...new Set([
    ...texts,
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'contract-tests/README.md',
    'contract-tests/CONTRIBUTING.md',
    ...(await readdir('examples')).map((name) => `examples/${name}/README.md`).filter((file) => existsSync(file)),
    '.ci/run',
  ]),
]

/** Written by commands, so that a fresh clone does not have them. */
const written = /^(dist|released|generated\/openapi-3\.0|contract-tests\/dist)(\/|$)/

/** Paths from the project's folder that a text names in code, or in a command. Patterns and placeholders are left out. */
function pathsIn(text: string): string[] {
  const paths = text.matchAll(
    /(?<![\w./@-])(?:\.\/)?((?:src|scripts|contract-tests|docs|generated|openapi|examples|\.github|\.ci)\/[\w.@/{}*<>-]+)/g,
  )
  return [...paths].map(([, path = '']) => path.replace(/[.:,]+$/, '')).filter((path) => !/[{}*<>]/.test(path) && !written.test(path))
}

/** The relative links of a Markdown file. */
const linksIn = (text: string): string[] => [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, link]) => link as string)

/** The files of this repository that a text links to on GitHub, as the texts inside the packages do. */
const onGitHub = (text: string): string[] =>
  [...text.matchAll(/\/cometchat-rest\/(?:blob|tree)\/main\/([^)\s#]+)/g)].map(([, path]) => path as string)

test.each(files)('every file named in %s exists', async (file) => {
  const text = await readFile(file, 'utf8')
  // The API's own paths look like files, as in `/users`.
  const missing = [...pathsIn(text), ...onGitHub(text)].filter(
    (path) => !existsSync(path) && !existsSync(join('node_modules/cometchat-rest', path)),
  )
  const broken = file.endsWith('.md') ? linksIn(text).filter((link) => !existsSync(join(dirname(file), link))) : []
  expect([...missing, ...broken]).toEqual([])
})

test.each(files)('every npm script named in %s exists', async (file) => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
  const text = await readFile(file, 'utf8')
  const named = [...text.matchAll(/npm run (?:--silent |-s )?([a-z][\w:-]*)/g)].map(([, name]) => name as string)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
