import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromiumPath } from '../../site/chromiumPath.ts'
import { reportFromPage } from './chromium.ts'
import type { Consumer } from './consumer.ts'
import { exampleConsumers } from './examples.ts'
import { openTelemetry } from './openTelemetry.ts'
import type { Project } from './project.ts'
import { bun, compilers, deno, jest, nodes, nodeTypes, type Toolchain, vite, workerd } from './toolchains.ts'

const versionOf = ({ packages, version }: Toolchain): string =>
  version ?? (Object.values(packages)[0] ?? process.versions.node).replace(/^.*@/, '')

/** Expects a program to print `flagged`, which means success. */
async function expectFlagged(output: Promise<string>): Promise<void> {
  const text = await output
  if (!/^flagged$/m.test(text)) throw new Error(`it ended without flagging a message: ${text}`)
}

/** A version of Node, with ES modules and with CommonJS. */
function onNode(binary: (project: Project) => string, toolchain: Toolchain): Consumer[] {
  return [
    { how: '`import`', program: 'flag.mjs' },
    { how: '`require`', program: 'flag.cjs' },
  ].map(({ how, program }) => ({
    title: toolchain.title,
    version: versionOf(toolchain),
    how,
    packages: toolchain.packages,
    run: (project, url) => expectFlagged(project.run(binary(project), [program], { MOCK_URL: url })),
  }))
}

/** Node 20 without support for `require` of ES modules. */
function withoutEsModules(node: (typeof nodes)[number]): Consumer[] {
  return [
    { how: '`require` without ES modules', program: 'flag.cjs' },
    { how: '`require` and `import` in one program', program: 'both.cjs' },
  ].map(({ how, program }) => ({
    title: node.title,
    version: versionOf(node),
    how,
    packages: node.packages,
    run: (project, url) =>
      expectFlagged(project.run(project.installed(node.binary), ['--no-experimental-require-module', program], { MOCK_URL: url })),
  }))
}

/** Jest without configuration, in a CommonJS project. */
const underJest: Consumer = {
  title: jest.title,
  version: jest.packages.jest,
  how: '`require`, without `--experimental-vm-modules`',
  packages: jest.packages,
  async run(project, url) {
    const args = [project.installed('jest/bin/jest.js'), '--rootDir', join(project.folder, 'jest'), '--ci']
    await project.run(project.installed(nodes[0]?.binary ?? ''), args, { MOCK_URL: url }, join(project.folder, 'jest'))
  },
}

const resolutions = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  // Removed in TypeScript 6.
  node10: { module: 'commonjs', moduleResolution: 'node10', esModuleInterop: true, ignoreDeprecations: '5.0' },
} as const

/** The module resolutions that a compiler supports. */
const resolutionsOf = (compiler: (typeof compilers)[number]) =>
  (Object.keys(resolutions) as (keyof typeof resolutions)[]).filter((name) => name !== 'node10' || versionOf(compiler).startsWith('5.'))

const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false, noEmit: true }

/** Sources of a program's global types. */
const globals = {
  'Node types': { lib: ['es2022'], types: ['node'] },
  'DOM types': { lib: ['es2022', 'dom', 'dom.asynciterable'], types: [] },
} as const

function underTypeScript(compiler: (typeof compilers)[number], resolution: keyof typeof resolutions): Consumer {
  return {
    title: compiler.title,
    version: versionOf(compiler),
    how: `\`${resolution}\``,
    packages: { ...compiler.packages, ...nodeTypes },
    async run(project) {
      for (const [origin, options] of Object.entries(globals)) {
        const configuration = `tsconfig.${versionOf(compiler)}.${resolution}.${options.types.length}.json`
        // The testing package needs package.json's "exports".
        const files = ['flag.ts', 'flag.cts', ...(resolution === 'node10' ? [] : ['testing.ts'])]
        const compilerOptions = { target: 'es2022', ...strict, ...resolutions[resolution], ...options }
        await writeFile(join(project.folder, configuration), JSON.stringify({ compilerOptions, files }))
        await project.run(process.execPath, [project.installed(compiler.program), '-p', configuration]).catch((error: Error) => {
          throw new Error(`with ${origin}: ${error.message}`)
        })
      }
    },
  }
}

const onBun: Consumer = {
  title: bun.title,
  version: bun.packages.bun,
  how: '`import` and `require`, TypeScript as it is',
  packages: bun.packages,
  run(project, url) {
    // Bun's own package contains a placeholder until its install script has run; the binary is in
    // the platform's package.
    const system = `${process.platform.replace('win32', 'windows')}-${process.arch.replace('arm64', 'aarch64')}`
    const binary = `@oven/bun-${system}/bin/bun${process.platform === 'win32' ? '.exe' : ''}`
    return expectFlagged(project.run(project.installed(binary), ['flag.bun.ts'], { MOCK_URL: url }))
  },
}

const onDeno: Consumer = {
  title: deno.title,
  version: deno.packages.deno,
  how: '`import`, type-checked, with `--allow-net` only',
  packages: deno.packages,
  async run(project, url) {
    const program = project.installed(process.platform === 'win32' ? 'deno/deno.exe' : 'deno/bin.cjs')
    const environment = { DENO_DIR: join(project.folder, '.deno'), DENO_NO_UPDATE_CHECK: '1' }
    const args = ['run', '--check', '--no-lock', '--node-modules-dir=manual', `--allow-net=${new URL(url).host}`, 'flag.deno.ts', url]
    await expectFlagged(project.run(process.execPath, [program, ...args], environment))
  },
}

const onWorkerd: Consumer = {
  title: workerd.title,
  version: workerd.packages.workerd,
  how: 'bundled by esbuild, without `nodejs_compat`',
  packages: { workerd: workerd.packages.workerd },
  async run(project, url) {
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
    await expectFlagged(project.run(process.execPath, [project.installed('workerd/bin/workerd'), 'test', 'workerd.capnp', '--verbose']))
  },
}

const inChromium: Consumer = {
  title: vite.title,
  version: vite.packages.vite,
  how: 'built page, with `dangerouslyAllowBrowser`',
  packages: vite.packages,
  missing:
    chromiumPath() === undefined
      ? 'there is no Chromium on this machine (apt-get install chromium, or set CHROMIUM to its path)'
      : undefined,
  async run(project, url) {
    const page = join(project.folder, 'page')
    await mkdir(join(page, 'dist'), { recursive: true })
    await project.run(process.execPath, [project.installed('vite/bin/vite.js'), 'build', 'page', '--outDir', 'dist'])
    const report = await reportFromPage(join(page, 'dist'), url)
    if (report !== 'flagged') throw new Error(report)
  },
}

/** The testing package, as an import and as a command. */
const testingPackage: Consumer = {
  title: 'cometchat-rest-testing',
  version: JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version,
  how: '`startMock` and `check`',
  packages: {},
  run: (project) => expectFlagged(project.run(process.execPath, ['testing.mjs'])),
}

/** The command of the package, as a process: on this Node, and on another one. */
const commandLine = (other?: (typeof nodes)[number]): Consumer => ({
  title: 'The command',
  version: process.versions.node,
  how: `\`npx cometchat-rest\`${other ? `, also on ${other.title}` : ''}`,
  packages: other?.packages ?? {},
  async run(project, url) {
    const line = ['flagAMessage', '--as', 'jonas', 'id=4201', 'body={}']
    const environment = { CHAT_API_KEY: 'any', CHAT_BASE_URL: `${url}/v3` }
    for (const program of [process.execPath, ...(other ? [project.installed(other.binary)] : [])]) {
      const output = await project.run(program, [project.installed('cometchat-rest/dist/src/command/main.js'), ...line], environment)
      if (typeof JSON.parse(output).data !== 'object') throw new Error(`printed ${output}`)
    }
    const [npx = '', ...before] = process.platform === 'win32' ? ['cmd', '/c', 'npx'] : ['npx']
    const help = await project.run(npx, [...before, '--no', 'cometchat-rest', '--', '--help'])
    if (!help.includes('listUsers')) throw new Error(`--help printed ${help}`)
  },
})

/** All consumers. */
export const consumers: readonly Consumer[] = [
  ...nodes.flatMap((node) => onNode((project) => project.installed(node.binary), node)),
  ...nodes.slice(0, 1).flatMap(withoutEsModules),
  underJest,
  ...compilers.flatMap((compiler) => resolutionsOf(compiler).map((name) => underTypeScript(compiler, name))),
  onBun,
  onDeno,
  onWorkerd,
  inChromium,
  testingPackage,
  openTelemetry,
  commandLine(nodes.at(-1)),
  ...exampleConsumers,
]

/** Consumers that take seconds: this Node and a single TypeScript. */
export const quickConsumers: readonly Consumer[] = [
  ...onNode(() => process.execPath, { title: 'This Node', packages: {} }),
  ...nodes.slice(0, 1).flatMap(withoutEsModules),
  underJest,
  testingPackage,
  commandLine(),
  ...exampleConsumers.slice(0, 1),
  underTypeScript(compilers[0] as (typeof compilers)[number], 'nodenext'),
]
