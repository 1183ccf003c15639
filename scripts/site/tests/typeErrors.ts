import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../../..')

const paths = {
  'cometchat-rest': ['src/index.ts'],
  'cometchat-rest/*': ['src/*.ts'],
  'cometchat-rest-testing': ['contract-tests/index.ts'],
  'cometchat-rest-testing/*': ['contract-tests/*.ts'],
  // Node's types contain undici's.
  undici: ['node_modules/undici-types/index.d.ts'],
  // It is not installed: it brings 16 MB.
  '@nestjs/common': ['scripts/site/tests/nest.ts'],
}

/**
 * Compiles modules in a single program, with `cometchat-rest` resolved to the project's sources,
 * which `npm run check` checks.
 *
 * @param files - their texts by name
 * @returns a line per error: file, line and message
 */
export function typeErrors(files: Readonly<Record<string, string>>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const changes = { paths, noUnusedLocals: false, experimentalDecorators: true }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...changes }, root)
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist/programs-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const sources = Object.keys(files).map((name) => join(folder, name))
    const program = ts.createProgram(sources, { ...options, pathsBasePath: root })
    return sources
      .map((path) => program.getSourceFile(path))
      .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
      .map(({ file, start = 0, messageText }) => {
        const line = file ? ts.getLineAndCharacterOfPosition(file, start).line + 1 : 0
        return `${file?.fileName.slice(folder.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
      })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
