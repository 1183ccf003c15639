import { arch, platform } from 'node:process'

/** Packages that the consumers are run with, installed into a temporary folder. Exact versions, so that a run can be repeated. */
export interface Toolchain {
  /** How the support table calls it. */
  readonly title: string
  /** What npm installs: an alias each, so that several versions live side by side. */
  readonly packages: Readonly<Record<string, string>>
  /** Its version, if no package has it. */
  readonly version?: string
}

const system = platform === 'win32' ? 'win' : platform

/** Node's versions, from the packages that hold its binary. */
export const nodes: readonly (Toolchain & { readonly binary: string })[] = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'].map((version) => ({
  title: `Node ${version.split('.')[0]}`,
  packages: { [`node-${version}`]: `npm:node-${system}-${arch}@${version}` },
  binary: platform === 'win32' ? `node-${version}/bin/node.exe` : `node-${version}/bin/node`,
}))

/** TypeScript's versions. The last one is the native compiler. */
export const compilers: readonly (Toolchain & { readonly program: string })[] = ['5.9.3', '6.0.3', '7.0.2'].map((version) => ({
  title: `TypeScript ${version.replace(/\.\d+$/, '')}`,
  packages: { [`typescript-${version}`]: `npm:typescript@${version}` },
  program: `typescript-${version}/bin/tsc`,
}))

/** The version of each runtime and bundler beside Node. */
export const bun = { title: 'Bun', packages: { bun: '1.4.5' } } as const
export const deno = { title: 'Deno', packages: { deno: '2.9.6' } } as const
export const workerd = { title: 'workerd (Cloudflare Workers)', packages: { workerd: '1.20261117.1', esbuild: '0.28.2' } } as const
export const vite = { title: 'Vite, in Chromium', packages: { vite: '8.3.8' } } as const
export const jest = { title: 'Jest', packages: { jest: '30.5.2' } } as const
/** Node's types, for programs without the DOM's. */
export const nodeTypes = { '@types/node': '24.19.2' } as const
