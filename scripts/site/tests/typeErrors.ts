import { basename, join } from 'node:path'
import ts from 'typescript'
import { programOf } from '../../programOf.ts'
import { root } from '../../root.ts'

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
  const { program, modules } = programOf(root, files, { ...options, pathsBasePath: root })
  return modules
    .flatMap((module) => [...program.getSyntacticDiagnostics(module), ...program.getSemanticDiagnostics(module)])
    .map(({ file, start = 0, messageText }) => {
      const line = file ? ts.getLineAndCharacterOfPosition(file, start).line + 1 : 0
      return `${file && basename(file.fileName)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}
