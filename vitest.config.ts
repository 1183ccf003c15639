import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { areaNames, areaOf, areas } from './scripts/check/areas.ts'
import { laterOptimization } from './scripts/command.ts'

/** The examples import the packages by name; here that is their sources. */
const packages = [
  { find: /^cometchat-rest-testing\/fake$/, replacement: `${import.meta.dirname}/contract-tests/fake.ts` },
  { find: /^cometchat-rest-testing$/, replacement: `${import.meta.dirname}/contract-tests/index.ts` },
  { find: /^cometchat-rest\/(\w+)$/, replacement: `${import.meta.dirname}/src/$1.ts` },
  { find: /^cometchat-rest$/, replacement: `${import.meta.dirname}/src/index.ts` },
]

/**
 * How the paths begin of tests that take long and rarely fail alone: `npm run test:all` runs them
 * as well, and so does whoever names their file.
 */
const deep = [
  'contract-tests/tests/causes.test.ts',
  'contract-tests/tests/check-command.test.ts',
  'contract-tests/tests/complete-run.test.ts',
  'contract-tests/tests/descriptions-run.test.ts',
  'contract-tests/tests/fake-contract.test.ts',
  'contract-tests/tests/first-contact.test.ts',
  'contract-tests/tests/former-readings.test.ts',
  'contract-tests/tests/hard-cases.test.ts',
  'contract-tests/tests/honest-servers.test.ts',
  'contract-tests/tests/invented-rules.test.ts',
  'contract-tests/tests/laws.test.ts',
  'contract-tests/tests/comparison.test.ts',
  'contract-tests/tests/other-servers.test.ts',
  'contract-tests/tests/prism-crashes.test.ts',
  'contract-tests/tests/prism-proxy.test.ts',
  'contract-tests/tests/read-only.test.ts',
  'contract-tests/tests/server-checks.test.ts',
  'contract-tests/tests/without-operations.test.ts',
  'contract-tests/tests/workflows.test.ts',
  'scripts/check/arguments.test.ts',
  'scripts/check/deepTests.test.ts',
  'scripts/dev/',
  'scripts/proof/examples/',
  'scripts/proof/faults/',
  'scripts/release/consumers/',
  'scripts/release/package/browserFake.test.ts',
  'scripts/release/version/firstRelease.test.ts',
  'scripts/release/workflows/',
  'scripts/site/browser.test.ts',
  'scripts/site/log-users-in.test.ts',
  'scripts/site/nightly-sync.test.ts',
  'scripts/site/programs.test.ts',
  'scripts/site/samples.test.ts',
  'scripts/site/search.test.ts',
  'scripts/site/site.test.ts',
  'scripts/specification/generate/compilerMessages.test.ts',
  'scripts/specification/generate/hoistBodies.test.ts',
  'scripts/specification/generate/hovers.test.ts',
  'scripts/specification/generate/openapi30.test.ts',
  'scripts/specification/lint/',
  'scripts/specification/upstream/',
  'src/tests/command.test.ts',
  'src/tests/memory.test.ts',
  'src/tests/redis-',
]

/** The deep tests that are left out: a file that the command names runs. */
function leftOut(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file).replaceAll('\\', '/')),
  )
  const named = process.argv
    .filter((argument) => argument.includes('.test'))
    .map((file) => relative(import.meta.dirname, resolve(file)).replaceAll('\\', '/'))
  return files.filter(
    (file) => file.endsWith('.test.ts') && deep.some((start) => file.startsWith(start)) && !named.some((name) => file.includes(name)),
  )
}

/** Tests of the client that mostly wait for other processes, and so have others beside them. */
const waiting = ['src/tests/memory.test.ts', 'src/tests/redis-*.test.ts']

/** Tests that take longest: a small file may. */
const longest = [
  'prism-chat',
  'first',
  'browser',
  'prism-proxy',
  'comparison',
  'complete-run',
  'honest-servers',
  'processes',
  'redis-rate-limiter',
]

/**
 * Begins with what takes longest, so that nothing long is left for the end, and has the files of a
 * project after each other, as a worker loads everything anew for another one.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) =>
      project.name === 'client' ? Number.POSITIVE_INFINITY : longest.indexOf(basename(moduleId, '.test.ts')) >>> 0
    return (await super.sort(files)).sort((a, b) => Math.sign(place(a) - place(b)) || 0)
  }
}

interface Project {
  readonly name: string
  readonly include: string[]
  readonly exclude?: string[]
}

const testsIn = (folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*.test.ts`)

/**
 * What to run. Without `related` or `--project` that is all, in few projects, as the workers of a
 * project load everything once; the client's tests count timers, and so have no others beside them.
 * `vitest related FILE…` runs the areas of the files: almost everything is related to `src/`, as
 * contract tests and the documentation use the client.
 */
function wantedProjects(): Project[] {
  const isRelated = process.argv.includes('related')
  const { client, ...others } = areas
  if (!isRelated && !process.argv.some((argument) => argument.startsWith('--project')))
    return [
      { name: 'client', include: testsIn(client), exclude: waiting },
      { name: 'others', include: [...testsIn(Object.values(others).flat()), ...waiting] },
    ]
  const files = process.argv.slice(process.argv.indexOf('related') + 1).map((file) => relative(import.meta.dirname, resolve(file)))
  const named = files.flatMap((file) => areaOf(file.replaceAll('\\', '/')) ?? [])
  const wanted = isRelated && named.length > 0 ? areaNames.filter((name) => named.includes(name)) : areaNames
  return wanted.map((name) => ({
    name,
    include: testsIn(areas[name]),
    exclude: name === 'scripts' ? testsIn(areaNames.flatMap((other) => (other === 'scripts' ? [] : areas[other]))) : [],
  }))
}

/** Which operations are checked on Prism by day: one in sixteen, with `--mode every` all. */
const turnIn = (mode: string) => ({ day: Math.floor(Date.now() / 86_400_000), of: mode === 'every' ? 1 : 16 })

export default defineConfig(({ mode }) => ({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: wantedProjects().map(({ name, include, exclude = [] }) => ({
      test: {
        name,
        include,
        exclude: [
          '**/node_modules/**',
          '**/dist/**',
          ...exclude,
          ...(mode === 'all' ? [] : leftOut(areaNames.flatMap((area) => areas[area]))),
        ],
        // One more than there are cores, as one of them waits for another process most of the time.
        maxWorkers: availableParallelism() + 1,
        alias: packages,
        // What a test makes is gone soon: more room for it halves the time of collecting it.
        execArgv: ['--max-semi-space-size=64', ...laterOptimization],
        // Loading the modules anew for each file would take a fifth of the time.
        isolate: false,
        setupFiles: 'scripts/check/leftBehind.ts',
        provide: { turn: turnIn(mode) },
        globalSetup: 'scripts/site/tests/sharedFolder.ts',
        // For tests that hang. On a busy machine a long one may run into these limits as well.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 60_000 } },
      },
    })),
  },
}))
