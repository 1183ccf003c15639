import { readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { arch, execPath, platform } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { snippetsOf } from '../../site/snippets.ts'
import type { Consumer } from './consumer.ts'
import type { Project } from './project.ts'

/**
 * Packages for running consumers, installed into a temporary folder. Versions are exact, so that
 * runs are repeatable.
 */
interface Tool {
  /** Its title in the support table. */
  readonly title: string
  /**
   * Packages by alias, so that several versions can be installed side by side. The first determines
   * the version; without any, it is that of this Node.
   */
  readonly packages: Readonly<Record<string, string>>
  /** Its program, below `node_modules`. */
  readonly program?: string
}

const isWindows = platform === 'win32'

/** Versions of Node, from the packages with its binary. */
const nodes = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'].map((version) => ({
  title: `Node ${version.split('.')[0]}`,
  packages: { [`node-${version}`]: `npm:node-${isWindows ? 'win' : platform}-${arch}@${version}` },
  program: `node-${version}/bin/node${isWindows ? '.exe' : ''}`,
}))
const [oldestNode, secondNode, , newestNode] = nodes as [Tool, Tool, Tool, Tool]

/** Versions of TypeScript. The first is the oldest that works, the last the native compiler. */
const compilers = ['5.4.5', '5.9.3', '6.0.3', '7.0.2'].map((version) => ({
  title: `TypeScript ${version.replace(/\.\d+$/, '')}`,
  packages: { [`typescript-${version}`]: `npm:typescript@${version}` },
  program: `typescript-${version}/bin/tsc`,
}))

const versionOf = ({ packages }: Pick<Tool, 'packages'>): string =>
  (Object.values(packages)[0] ?? process.versions.node).replace(/^.*@/, '')

const consumer = ({ title, packages }: Tool, how: string, run: Consumer['run']): Consumer => ({
  title,
  version: versionOf({ packages }),
  how,
  packages,
  run,
})

/** Runs a program that prints `flagged`, which means success. */
const flags =
  (command: (project: Project, url: string) => readonly [program: string, ...args: string[]]): Consumer['run'] =>
  async (project, url) => {
    const [program, ...args] = command(project, url)
    const text = await project.run(program, args, { MOCK_URL: url })
    if (!/^flagged$/m.test(text)) throw new Error(`it ended without flagging a message: ${text}`)
  }

const programOf = (project: Project, { program }: Tool): string => (program === undefined ? execPath : project.installed(program))

/** A version of Node, with a program each. */
const onNode = (node: Tool, programs: Readonly<Record<string, readonly string[]>>): Consumer[] =>
  Object.entries(programs).map(([how, args]) =>
    consumer(
      node,
      how,
      flags((project) => [programOf(project, node), ...args]),
    ),
  )

const bothKinds = { '`import`': ['flag.mjs'], '`require`': ['flag.cjs'] }

/** Node 20 without support for `require` of ES modules. */
const withoutEsModules = onNode(oldestNode, {
  '`require` without ES modules': ['--no-experimental-require-module', 'flag.cjs'],
})

const resolutions = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  // Removed in TypeScript 6.
  node10: { module: 'commonjs', moduleResolution: 'node10', esModuleInterop: true, ignoreDeprecations: '5.0' },
} as const

/** The module resolutions that a compiler supports. */
const resolutionsOf = (compiler: Tool) =>
  (Object.keys(resolutions) as (keyof typeof resolutions)[]).filter((name) => name !== 'node10' || versionOf(compiler).startsWith('5.'))

const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false, noEmit: true }

/** Sources of a program's global types. */
const globals = {
  'Node types': { lib: ['es2022'], types: ['node'] },
  'DOM types': { lib: ['es2022', 'dom', 'dom.asynciterable'], types: [] },
} as const

function underTypeScript(compiler: Tool, resolution: keyof typeof resolutions): Consumer {
  const packages = { ...compiler.packages, '@types/node': '24.19.2' }
  return consumer({ ...compiler, packages }, `\`${resolution}\``, async (project) => {
    for (const [origin, options] of Object.entries(globals)) {
      const configuration = `tsconfig.${versionOf(compiler)}.${resolution}.${options.types.length}.json`
      // The testing package needs package.json's "exports".
      const files = ['flag.ts', 'flag.cts', ...(resolution === 'node10' ? [] : ['testing.ts'])]
      const compilerOptions = { target: 'es2022', ...strict, ...resolutions[resolution], ...options }
      await writeFile(join(project.folder, configuration), JSON.stringify({ compilerOptions, files }))
      await project.run(execPath, [programOf(project, compiler), '-p', configuration]).catch((error: Error) => {
        throw new Error(`with ${origin}: ${error.message}`)
      })
    }
  })
}

// Bun's own package contains a placeholder until its install script has run; the binary is in the
// platform's package.
const bunSystem = `${platform.replace('win32', 'windows')}-${arch.replace('arm64', 'aarch64')}`
const bun = { title: 'Bun', packages: { bun: '1.4.5' }, program: `@oven/bun-${bunSystem}/bin/bun${isWindows ? '.exe' : ''}` }
const onBun = consumer(
  bun,
  '`import` and `require`, TypeScript as it is',
  flags((project) => [programOf(project, bun), 'flag.bun.ts']),
)

const deno = { title: 'Deno', packages: { deno: '2.9.6' }, program: isWindows ? 'deno/deno.exe' : 'deno/bin.cjs' }
const onDeno = consumer(
  deno,
  '`import`, type-checked, with `--allow-net` only',
  flags((project, url) => {
    const options = ['--check', '--no-lock', '--node-modules-dir=manual', `--allow-net=${new URL(url).host}`]
    return [execPath, programOf(project, deno), 'run', ...options, 'flag.deno.ts', url]
  }),
)

const workerd = { title: 'workerd (Cloudflare Workers)', packages: { workerd: '1.20261117.1' }, program: 'workerd/bin/workerd' }
const onWorkerd = consumer(workerd, 'bundled by esbuild, without `nodejs_compat`', async (project, url) => {
  const bundle = 'worker.bundle.js'
  await build({
    absWorkingDir: project.folder,
    entryPoints: ['worker.js'],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'silent',
  })
  const configuration = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [
  (name = "main", worker = (
    modules = [(name = "worker", esModule = embed "${bundle}")],
    compatibilityDate = "2026-11-01",
    bindings = [(name = "MOCK_URL", text = "${url}")],
    globalOutbound = "loopback")),
  (name = "loopback", network = (allow = ["local", "private"]))]);
`
  await writeFile(join(project.folder, 'workerd.capnp'), configuration)
  await flags(() => [execPath, programOf(project, workerd), 'test', 'workerd.capnp', '--verbose'])(project, url)
})

/** The testing package, as an import and as a command. */
const testingPackage: Consumer = {
  ...consumer(
    { title: 'cometchat-rest-testing', packages: {} },
    '`startMock` and `check`',
    flags(() => [execPath, 'testing.mjs']),
  ),
  version: JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version,
}

/**
 * The hooks of the guide on traces, beside undici's own instrumentation: its spans must be children
 * of those of the calls.
 */
const tracing = {
  '@opentelemetry/sdk-trace-node': '2.12.0',
  '@opentelemetry/api': '1.9.1',
  '@opentelemetry/instrumentation': '0.223.0',
  '@opentelemetry/instrumentation-undici': '0.33.0',
}
const openTelemetry = consumer(
  { title: 'OpenTelemetry', packages: tracing },
  'the hooks of the guide, with `instrumentation-undici`',
  async (project) => {
    const guide = 'docs/observing-calls.md'
    const recipe = snippetsOf(guide, await readFile(guide, 'utf8')).find(({ code }) => code.includes('@opentelemetry/api'))
    const [hooks = ''] = recipe?.code.split('\nconst chat = ') ?? []
    const { code } = await transform(`${hooks}\nexport { hooks }\n`, { loader: 'ts' })
    await writeFile(join(project.folder, 'tracingHooks.mjs'), code)
    await project.run(execPath, ['tracing.mjs'])
  },
)

/** The command of the package, as a process: on this Node, and on another one. */
const commandLine = (other?: Tool): Consumer => ({
  ...consumer(
    { title: 'The command', packages: other?.packages ?? {} },
    `\`npx cometchat-rest\`${other ? `, also on ${other.title}` : ''}`,
    async (project, url) => {
      const line = ['flagAMessage', '--as', 'jonas', 'id=4201', 'body={}']
      const environment = { CHAT_API_KEY: 'any', CHAT_BASE_URL: `${url}/v3` }
      for (const program of [execPath, ...(other ? [programOf(project, other)] : [])]) {
        const output = await project.run(program, [project.installed('cometchat-rest/dist/src/command/main.js'), ...line], environment)
        if (typeof JSON.parse(output).data !== 'object') throw new Error(`printed ${output}`)
      }
      const [npx = '', ...before] = isWindows ? ['cmd', '/c', 'npx'] : ['npx']
      const help = await project.run(npx, [...before, '--no', 'cometchat-rest', '--', '--help'])
      if (!help.includes('listUsers')) throw new Error(`--help printed ${help}`)
    },
  ),
  version: process.versions.node,
})

/** The example of testing with the fake, in a test runner. */
function example(runner: Tool, file: string, args: readonly string[], node?: Tool): Consumer {
  const packages = { ...runner.packages, ...node?.packages }
  const how = `examples/testing/${file}, with the fake${node ? `, on ${node.title}` : ''}`
  return consumer({ title: runner.title, packages }, how, async (project) => {
    const folder = join(project.folder, 'examples/testing')
    await cp(fileURLToPath(new URL('../../../examples/testing', import.meta.url)), folder, { recursive: true })
    const program = runner.program === undefined ? [] : [project.installed(runner.program)]
    await project.run(programOf(project, node ?? runnerOfNode), [...program, ...args, file], {}, folder)
  })
}

const runnerOfNode: Tool = { title: 'node:test', packages: {} }
const vitest = { title: 'Vitest', packages: { vitest: '5.1.1' }, program: 'vitest/vitest.mjs' }
const jest = { title: 'Jest', packages: { jest: '30.5.2' }, program: 'jest/bin/jest.js' }
const inNodeTest = example(runnerOfNode, 'node.test.js', ['--test'])
// Without configuration, it has no ES modules.
const inJest = (node?: Tool) => example(jest, 'jest.test.cjs', [], node)

/** A client that another generator makes of the bundled document, sending through `fetchFor`. */
const generated = ({ title, packages, program = '' }: Tool, args: readonly string[]): Consumer =>
  consumer({ title, packages: { ...packages, ...secondNode.packages } }, `its client, over \`fetchFor\``, async (project, url) => {
    const node = programOf(project, secondNode)
    await project.run(node, [project.installed(program), ...args])
    const outfile = `${title}.bundle.mjs`
    // esbuild compiles the client, which is TypeScript.
    await build({
      absWorkingDir: project.folder,
      entryPoints: [`${title}.mjs`],
      outfile,
      bundle: true,
      format: 'esm',
      packages: 'external',
    })
    await flags(() => [node, outfile])(project, url)
  })

// It needs a TypeScript that is written in JavaScript.
const heyApi = {
  title: 'hey-api',
  packages: { '@hey-api/openapi-ts': '0.99.0', typescript: '5.9.3' },
  program: '@hey-api/openapi-ts/bin/run.js',
}
const bundledDocument = 'node_modules/cometchat-rest/dist/openapi/chat.json'

/** All consumers. */
export const consumers: readonly Consumer[] = [
  ...nodes.flatMap((node) => onNode(node, bothKinds)),
  ...withoutEsModules,
  ...compilers.flatMap((compiler) => resolutionsOf(compiler).map((name) => underTypeScript(compiler, name))),
  onBun,
  onDeno,
  onWorkerd,
  testingPackage,
  openTelemetry,
  commandLine(newestNode),
  inNodeTest,
  example(vitest, 'vitest.test.ts', ['run'], secondNode),
  inJest(oldestNode),
  generated(heyApi, ['-i', bundledDocument, '-o', 'hey-api', '-c', '@hey-api/client-fetch']),
  example({ title: 'Mock Service Worker', packages: { msw: '3.0.5' } }, 'msw.test.js', ['--test'], secondNode),
]

/** Consumers that take seconds: this Node and a single TypeScript. */
export const quickConsumers: readonly Consumer[] = [
  ...onNode({ title: 'This Node', packages: {} }, bothKinds),
  ...withoutEsModules,
  testingPackage,
  commandLine(),
  inNodeTest,
  inJest(),
  underTypeScript(compilers[0] as Tool, 'nodenext'),
]
