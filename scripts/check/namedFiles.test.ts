import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

const folders = ['.ci', '.github', '.vscode', 'contract-tests', 'docker', 'docs', 'examples', 'generated', 'openapi', 'scripts', 'src']

/** What people read, and what tools are configured with. */
const files = sourceFiles('.', /./).filter(
  (path) =>
    /^(\.ci|\.github|\.vscode|docker)\//.test(path) ||
    /(^|\/)(README|CONTRIBUTING|CHANGELOG|RELEASING|SECURITY)\.md$/.test(path) ||
    /^docs\/.*\.(md|ya?ml)$/.test(path) ||
    /^openapi\/extensions\/.*\.ya?ml$/.test(path),
)

/** Written by commands, so that a fresh clone does not have them. */
const writtenByCommands = /^(dist|released|generated\/openapi-3\.0|contract-tests\/dist)(\/|$)/

/**
 * Paths from the project's folder that a text names in code, or in a command. Patterns and
 * placeholders are left out.
 */
function pathsIn(text: string): string[] {
  const paths = text.matchAll(new RegExp(`(?<![\\w./@-])(?:\\./)?((?:${folders.join('|').replaceAll('.', '\\.')})/[\\w.@/{}*<>-]+)`, 'g'))
  return [...paths]
    .map(([, path = '']) => path.replace(/[.:,]+$/, ''))
    .filter((path) => !/[{}*<>]/.test(path) && !writtenByCommands.test(path))
}

/** The relative links of a Markdown file. */
const linksIn = (text: string): string[] => [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, link]) => link as string)

/**
 * The files of this repository that a text links to on GitHub, as the texts inside the packages do.
 */
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
