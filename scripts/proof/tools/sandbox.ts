import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Document } from '../../../contract-tests/documents/document.ts'
import { npm } from '../../release/package/npm.ts'
import { openapi30 } from '../../specification/generate/openapi30.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Timeout of a program in milliseconds. */
const timeout = 300_000

/** A folder with an installed tool and the bundled documents. */
export interface ToolSandbox {
  readonly folder: string
  /** URL of the mock. */
  readonly mock: string
  write(file: string, text: string): Promise<void>
  /** The file of an installed package. */
  installed(path: string): string
  /**
   * Runs a program of the tool with this Node and returns its output.
   * @throws with the output if it fails
   */
  node(...args: string[]): Promise<string>
  /** Compiles TypeScript files strictly, without writing anything. */
  compile(...files: string[]): Promise<void>
}

/**
 * Creates a temporary folder, installs packages there without install scripts, adds the documents as `chat.json`, `chat-3.0.json` …, calls `use`, and
 * removes the folder.
 */
export async function withSandbox(
  packages: Readonly<Record<string, string>>,
  mock: string,
  use: (sandbox: ToolSandbox) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-tools-'))
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: packages }))
    await npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps')
    for (const name of ['chat', 'calls', 'management']) {
      await cp(join(root, `generated/${name}.openapi.json`), join(folder, `${name}.json`))
      const document = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as Document
      await writeFile(join(folder, `${name}-3.0.json`), JSON.stringify(openapi30(document)))
    }
    await use(sandboxOf(folder, mock))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function sandboxOf(folder: string, mock: string): ToolSandbox {
  const node = (...args: string[]) => run(folder, mock, args)
  return {
    folder,
    mock,
    node,
    write: (file, text) => writeFile(join(folder, file), text),
    installed: (path) => join(folder, 'node_modules', path),
    async compile(...files) {
      const compilerOptions = {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: ['node'],
        allowImportingTsExtensions: true,
      }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
      await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json')
    },
  }
}

function run(folder: string, mock: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', MOCK_URL: mock, NODE_NO_WARNINGS: '1' }
    const child = spawn(process.execPath, args, { cwd: folder, env, timeout, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${output.trim().slice(-2000) || 'nothing was printed'}\n(ended with ${code ?? signal})`)),
    )
  })
}
