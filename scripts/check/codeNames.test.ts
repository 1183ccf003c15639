// Every name in code within the sentences of guides and READMEs exists: a method, type, error code,
// event, field, or option of a program.
import { readdir, readFile } from 'node:fs/promises'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/** Names of other products, by product. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  axios: ['validateStatus'],
  cloudflared: ['--url'],
  Deno: ['--allow-net', '--allow-read'],
  Docker: ['--build', '--build-arg', '--exit-code-from'],
  Node: ['HTTPS_PROXY', 'NODE_EXTRA_CA_CERTS', 'NODE_USE_ENV_PROXY', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  npm: ['--workspace'],
  PowerShell: ['MaskInput'],
  Redocly: ['--generator'],
  Sentry: ['startSpan'],
  TypeScript: ['exactOptionalPropertyTypes', 'noUncheckedIndexedAccess', 'skipLibCheck'],
  undici: ['onRequestStart', 'setGlobalDispatcher'],
  Workers: ['nodejs_compat', 'outboundService'],
}

/** Options and words of code. */
const wordsIn = (text: string): string[] => text.match(/--[a-z][\w-]*|[A-Za-z_$][\w$]*/g) ?? []

/** Whether a word looks like `--cors`, `listUsers`, `ChatApiError` or `message_sent`. */
const isName = (word: string): boolean => /^(?:--\w[\w-]*|[a-z]+[A-Z]\w*|[A-Z]\w*[a-z]\w*[A-Z]\w*|[A-Za-z]+_\w+)$/.test(word)

async function filesIn(folders: readonly string[], name: RegExp): Promise<string[]> {
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)),
  )
  return files.flat().filter((file) => name.test(file) && !/\/(node_modules|dist|tests)\//.test(file))
}

/** The identifiers of a program and the words of its strings, without those of comments. */
function namesIn(code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node.text)
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...wordsIn(node.text))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('program.ts', code, ts.ScriptTarget.Latest))
  return found
}

const blocks = /^```\w+\n([\s\S]*?)^```$/gm

// Contradictions name what only a source has, and decisions the tools of this repository.
const pages = (await filesIn(['docs', 'examples', 'skills'], /\.md$/))
  .filter((file) => file !== 'docs/discrepancies.md' && !file.startsWith('docs/decisions/'))
  .concat('README.md', 'contract-tests/README.md')
const programs = await filesIn(['generated', 'src', 'contract-tests', 'examples', 'scripts/start'], /\.[cm]?[jt]s$/)
const markdown = new Map(await Promise.all(pages.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
const existing = new Set([
  ...(await Promise.all(programs.map(async (file) => namesIn(await readFile(file, 'utf8'))))).flat(),
  // Programs of guides are compiled by other tests.
  ...[...markdown.values()].flatMap((page) => [...page.matchAll(blocks)].flatMap(([, code = '']) => wordsIn(code))),
])

/** The names within a page's sentences, with their lines. */
const named = [...markdown].flatMap(([file, page]) => {
  const sentences = page.replaceAll(blocks, (block) => block.replaceAll(/[^\n]/g, ''))
  return [...sentences.matchAll(/`([^`]+)`/g)].flatMap((match) => {
    const line = sentences.slice(0, match.index).split('\n').length
    return wordsIn(match[1] ?? '').map((name) => ({ name, where: `${file}:${line}` }))
  })
})

const others = Object.values(ofOthers).flat()

test('every name in code within guides and READMEs exists', () => {
  const names = named.filter(({ name }) => isName(name))
  expect(names.length).toBeGreaterThan(500)
  // Sources of errors are named as their pages are.
  const missing = names.filter(({ name }) => !existing.has(name) && !others.includes(name) && name !== 'WebSocket')
  expect(missing.map(({ where, name }) => `${where} ${name}`)).toEqual([])
})

test('no name of another product is listed in vain', () => {
  const used = new Set(named.map(({ name }) => name))
  expect(others.filter((name) => !used.has(name) || existing.has(name))).toEqual([])
})

test('the skill begins with the name and the description that agents read', () => {
  const [, front = ''] = /^---\n([\s\S]*?)\n---\n\n# /.exec(markdown.get('skills/cometchat-rest/SKILL.md') ?? '') ?? []
  expect(parse(front)).toEqual({ name: 'cometchat-rest', description: expect.stringMatching(/\.$/) })
})
