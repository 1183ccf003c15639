import { arch, platform } from 'node:process'

/**
 * Packages for running consumers, installed into a temporary folder. Versions are exact, so that
 * runs are repeatable.
 */
export interface Toolchain {
  /** Its title in the support table. */
  readonly title: string
  /** Packages by alias, so that several versions can be installed side by side. */
  readonly packages: Readonly<Record<string, string>>
  /** The version, if no package determines it. */
  readonly version?: string
}

const system = platform === 'win32' ? 'win' : platform

/** Versions of Node, from the packages with its binary. */
export const nodes: readonly (Toolchain & { readonly binary: string })[] = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'].map((version) => ({
  title: `Node ${version.split('.')[0]}`,
  packages: { [`node-${version}`]: `npm:node-${system}-${arch}@${version}` },
  binary: platform === 'win32' ? `node-${version}/bin/node.exe` : `node-${version}/bin/node`,
}))

/** Versions of TypeScript. The first is the oldest that works, the last the native compiler. */
export const compilers: readonly (Toolchain & { readonly program: string })[] = ['5.4.5', '5.9.3', '6.0.3', '7.0.2'].map((version) => ({
  title: `TypeScript ${version.replace(/\.\d+$/, '')}`,
  packages: { [`typescript-${version}`]: `npm:typescript@${version}` },
  program: `typescript-${version}/bin/tsc`,
}))

export const bun = { title: 'Bun', packages: { bun: '1.4.5' } } as const
export const deno = { title: 'Deno', packages: { deno: '2.9.6' } } as const
export const workerd = { title: 'workerd (Cloudflare Workers)', packages: { workerd: '1.20261117.1', esbuild: '0.28.2' } } as const
export const vite = { title: 'Vite, in Chromium', packages: { vite: '8.3.8' } } as const
export const jest = { title: 'Jest', packages: { jest: '30.5.2' } } as const
/** Node's types, for programs without DOM types. */
export const nodeTypes = { '@types/node': '24.19.2' } as const
