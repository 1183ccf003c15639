import { readFileSync } from 'node:fs'
import { arch, platform, versions } from 'node:process'

// The environments in which the packages are tried: what is installed in each, and what is run.
// `test.ts` tries them.

/** A command line that must exit with 0. */
export interface CommandLine {
  /**
   * The program and its arguments. `{node}` stands for this Node, `{modules}` for `node_modules` of
   * the project, `{url}` and `{host}` for those of the mock.
   */
  readonly line: readonly string[]
  /** The output that it must have, if any. */
  readonly prints?: RegExp
  /** The folder below the project in which it runs. Default: the project */
  readonly folder?: string
}

/** An environment that uses the packages: a row of the support table, or a part of one. */
export interface Consumer {
  /** Runtime, compiler or tool. */
  readonly title: string
  /** The version that is tried. */
  readonly version: string
  /** How the package is used there. */
  readonly how: string
  /**
   * What is installed beside the packages, by alias, so that several versions can be installed side
   * by side. Versions are exact, so that runs are repeatable.
   */
  readonly packages: Readonly<Record<string, string>>
  readonly commands: readonly CommandLine[]
}

/** The common properties of the rows of a runtime. */
type Environment = Pick<Consumer, 'title' | 'version' | 'packages'>

/** Most programs flag a message on the mock, and then print it. */
const flags = (...line: readonly string[]): CommandLine => ({ line, prints: /^flagged$/m })

const row = (environment: Environment, how: string, ...commands: readonly CommandLine[]): Consumer => ({ ...environment, how, commands })

const isWindows = platform === 'win32'
const executable = (path: string) => `{modules}/${path}${isWindows ? '.exe' : ''}`

/** A version of Node, from the package with its binary. */
const node = (version: string) => ({
  title: `Node ${version.split('.')[0]}`,
  version,
  packages: { [`node-${version}`]: `npm:node-${isWindows ? 'win' : platform}-${arch}@${version}` },
  program: executable(`node-${version}/bin/node`),
})
const [node20, node22, node24, node26] = [node('20.20.2'), node('22.23.3'), node('24.21.0'), node('26.10.0')]
const thisNode = { title: 'This Node', version: versions.node, packages: {}, program: '{node}' }

const onNode = ({ program, ...environment }: Environment & { readonly program: string }) => [
  row(environment, '`import`', flags(program, 'flag.mjs')),
  row(environment, '`require`', flags(program, 'flag.cjs')),
]

const withoutEsModules = row(node20, '`require` without ES modules', flags(node20.program, '--no-experimental-require-module', 'flag.cjs'))

/** How compilers find packages. The last one was removed in TypeScript 6. */
const resolutions: Readonly<Record<string, readonly string[]>> = {
  node16: ['--module', 'node16'],
  nodenext: ['--module', 'nodenext'],
  bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
  node10: ['--module', 'commonjs', '--moduleResolution', 'node10', '--esModuleInterop', '--ignoreDeprecations', '5.0'],
}

/**
 * A compiler, with the types of Node and then with those of the DOM. The testing package needs the
 * "exports" of package.json, which `node10` does not read.
 */
const typeScript = (version: string, resolution: string): Consumer => ({
  title: `TypeScript ${version.replace(/\.\d+$/, '')}`,
  version,
  how: `\`${resolution}\``,
  packages: { [`typescript-${version}`]: `npm:typescript@${version}`, '@types/node': '24.19.2' },
  commands: ['node', 'dom'].map((types) => {
    const configuration = `tsconfig.${types}${resolution === 'node10' ? '.client' : ''}.json`
    return { line: ['{node}', `{modules}/typescript-${version}/bin/tsc`, '-p', configuration, ...(resolutions[resolution] ?? [])] }
  }),
})
const withoutNode10 = ['node16', 'nodenext', 'bundler']

/** esbuild, in a project with its package. */
const bundle = (...args: readonly string[]): CommandLine => ({
  line: ['{node}', '{modules}/esbuild/bin/esbuild', '--bundle', '--format=esm', '--log-level=error', ...args],
})
const esbuild = { esbuild: '0.28.2' }

// Bun's own package contains a placeholder until its install script has run; the binary is in the
// platform's package.
const bun = executable(`@oven/bun-${platform.replace('win32', 'windows')}-${arch.replace('arm64', 'aarch64')}/bin/bun`)

const ownVersion: string = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version
const testingPackage = row(
  { title: 'cometchat-rest-testing', version: ownVersion, packages: {} },
  '`startMock` and `check`',
  flags('{node}', 'testing.mjs'),
)

/** The command, as a process and through npx. */
const commandLine = (how: string, packages: Consumer['packages'], ...nodes: readonly string[]) =>
  row(
    { title: 'The command', version: versions.node, packages },
    how,
    ...nodes.map((program) => ({
      line: [program, '{modules}/cometchat-rest/dist/src/command/main.js', 'flagAMessage', '--as', 'jonas', 'id=4201', 'body={}'],
      prints: /"data": ?\{/,
    })),
    { line: [...(isWindows ? ['cmd', '/c', 'npx'] : ['npx']), '--no', 'cometchat-rest', '--', '--help'], prints: /listUsers/ },
  )

/** An example of testing with the fake. */
const example = (environment: Environment, file: string, line: readonly string[], on = '') =>
  row(environment, `examples/testing/${file}, with the fake${on}`, { line: [...line, file], folder: 'examples/testing' })

const inNodeTest = example({ title: 'node:test', version: versions.node, packages: {} }, 'node.test.js', ['{node}', '--test'])
/** Jest without configuration, which has no ES modules. */
const inJest = ({ program, packages }: Pick<typeof thisNode, 'program' | 'packages'>, on?: string) =>
  example(
    { title: 'Jest', version: '30.5.2', packages: { jest: '30.5.2', ...packages } },
    'jest.test.cjs',
    [program, '{modules}/jest/bin/jest.js'],
    on,
  )

/** All consumers. */
export const consumers: readonly Consumer[] = [
  ...[node20, node22, node24, node26].flatMap(onNode),
  withoutEsModules,
  // The oldest version that works is the first, the native compiler the last.
  ...['5.4.5', '5.9.3'].flatMap((version) => Object.keys(resolutions).map((resolution) => typeScript(version, resolution))),
  ...['6.0.3', '7.0.2'].flatMap((version) => withoutNode10.map((resolution) => typeScript(version, resolution))),
  row(
    { title: 'Bun', version: '1.4.5', packages: { bun: '1.4.5' } },
    '`import` and `require`, TypeScript as it is',
    flags(bun, 'flag.bun.ts'),
  ),
  row(
    { title: 'Deno', version: '2.9.6', packages: { deno: '2.9.6' } },
    '`import`, type-checked, with `--allow-net` only',
    flags(
      ...(isWindows ? ['{modules}/deno/deno.exe'] : ['{node}', '{modules}/deno/bin.cjs']),
      ...['run', '--check', '--no-lock', '--node-modules-dir=manual', '--allow-net={host}', 'flag.deno.ts', '{url}'],
    ),
  ),
  row(
    { title: 'workerd (Cloudflare Workers)', version: '1.20261117.1', packages: { workerd: '1.20261117.1', ...esbuild } },
    'bundled by esbuild, without `nodejs_compat`',
    bundle('worker.js', '--outfile=worker.bundle.js', '--conditions=workerd,worker,browser'),
    flags('{node}', '{modules}/workerd/bin/workerd', 'test', 'workerd.capnp', '--verbose'),
  ),
  testingPackage,
  row(
    {
      title: 'OpenTelemetry',
      version: '2.12.0',
      packages: {
        '@opentelemetry/sdk-trace-node': '2.12.0',
        '@opentelemetry/api': '1.9.1',
        '@opentelemetry/instrumentation': '0.223.0',
        '@opentelemetry/instrumentation-undici': '0.33.0',
        ...esbuild,
      },
    },
    'the hooks of the guide, with `instrumentation-undici`',
    bundle('tracing.mjs', '--outfile=tracing.bundle.mjs', '--packages=external', '--platform=node'),
    { line: ['{node}', 'tracing.bundle.mjs'], prints: /^traced$/m },
  ),
  commandLine('`npx cometchat-rest`, also on Node 26', node26.packages, '{node}', node26.program),
  inNodeTest,
  example(
    { title: 'Vitest', version: '5.1.1', packages: { vitest: '5.1.1', ...node22.packages } },
    'vitest.test.ts',
    [node22.program, '{modules}/vitest/vitest.mjs', 'run'],
    ', on Node 22',
  ),
  inJest(node20, ', on Node 20'),
  row(
    {
      title: 'hey-api',
      version: '0.99.0',
      // The generator needs a TypeScript that is written in JavaScript.
      packages: { '@hey-api/openapi-ts': '0.99.0', typescript: '5.9.3', ...esbuild, ...node22.packages },
    },
    'its client, over `fetchFor`',
    {
      line: [
        ...[node22.program, '{modules}/@hey-api/openapi-ts/bin/run.js', '-c', '@hey-api/client-fetch', '-o', 'hey-api'],
        ...['-i', '{modules}/cometchat-rest/dist/openapi/chat.json'],
      ],
    },
    bundle('hey-api.mjs', '--outfile=hey-api.bundle.mjs', '--packages=external'),
    flags(node22.program, 'hey-api.bundle.mjs'),
  ),
  example(
    { title: 'Mock Service Worker', version: '3.0.5', packages: { msw: '3.0.5', ...node22.packages } },
    'msw.test.js',
    [node22.program, '--test'],
    ', on Node 22',
  ),
]

/** Consumers that take seconds, on this Node. The nightly job has all, and older TypeScripts. */
export const quickConsumers: readonly Consumer[] = [
  ...onNode(thisNode),
  withoutEsModules,
  testingPackage,
  commandLine('`npx cometchat-rest`', {}, '{node}'),
  inNodeTest,
  inJest(thisNode),
]
