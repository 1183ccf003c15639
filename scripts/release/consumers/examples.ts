import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Consumer } from './consumer.ts'
import type { Project } from './project.ts'
import { nodes } from './toolchains.ts'

/** Test runners for the examples of testing with the fake. */
const runners: {
  title: string
  folder: string
  packages: Record<string, string>
  /** The Node version. Default: this Node. */
  node?: (typeof nodes)[number] | undefined
  args(project: Project): string[]
}[] = [
  { title: 'node:test', folder: 'testing-node', packages: {}, args: () => ['--test'] },
  {
    title: 'Vitest',
    folder: 'testing-vitest',
    packages: { vitest: '5.1.1' },
    node: nodes[1],
    args: (project) => [project.installed('vitest/vitest.mjs'), 'run'],
  },
  {
    title: 'Jest',
    folder: 'testing-jest',
    packages: { jest: '30.5.2' },
    args: (project) => [project.installed('jest/bin/jest.js')],
  },
  { title: 'Mock Service Worker', folder: 'testing-msw', packages: { msw: '3.0.5' }, node: nodes[1], args: () => ['--test'] },
]

/** The examples of testing with the fake, each with its runner. */
export const exampleConsumers: readonly Consumer[] = runners.map(({ title, folder, packages, node, args }) => ({
  title,
  version: Object.values(packages)[0] ?? process.versions.node,
  how: `examples/${folder}, with the fake${node ? `, on ${node.title}` : ''}`,
  packages: { ...packages, ...node?.packages },
  async run(project) {
    const target = join(project.folder, 'examples', folder)
    await cp(fileURLToPath(new URL(`../../../examples/${folder}`, import.meta.url)), target, { recursive: true })
    await project.run(node ? project.installed(node.binary) : process.execPath, args(project), {}, target)
  },
}))
