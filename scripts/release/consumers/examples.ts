import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Consumer } from './consumer.ts'
import type { Project } from './project.ts'
import { nodes } from './toolchains.ts'

/** Test runners for the example of testing with the fake. */
const runners: {
  title: string
  file: string
  packages: Record<string, string>
  /** The Node version. Default: this Node. */
  node?: (typeof nodes)[number] | undefined
  args(project: Project): string[]
}[] = [
  { title: 'node:test', file: 'node.test.js', packages: {}, args: () => ['--test'] },
  {
    title: 'Vitest',
    file: 'vitest.test.ts',
    packages: { vitest: '5.1.1' },
    node: nodes[1],
    args: (project) => [project.installed('vitest/vitest.mjs'), 'run'],
  },
  { title: 'Jest', file: 'jest.test.cjs', packages: { jest: '30.5.2' }, args: (project) => [project.installed('jest/bin/jest.js')] },
  { title: 'Mock Service Worker', file: 'msw.test.js', packages: { msw: '3.0.5' }, node: nodes[1], args: () => ['--test'] },
]

/** The example of testing with the fake, with each runner. */
export const exampleConsumers: readonly Consumer[] = runners.map(({ title, file, packages, node, args }) => ({
  title,
  version: Object.values(packages)[0] ?? process.versions.node,
  how: `examples/testing/${file}, with the fake${node ? `, on ${node.title}` : ''}`,
  packages: { ...packages, ...node?.packages },
  async run(project) {
    const target = join(project.folder, 'examples/testing')
    await cp(fileURLToPath(new URL('../../../examples/testing', import.meta.url)), target, { recursive: true })
    await project.run(node ? project.installed(node.binary) : process.execPath, [...args(project), file], {}, target)
  },
}))
