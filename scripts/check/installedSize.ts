import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The largest size of node_modules in MiB. It is far enough above the goal of 350 for the binaries of any system and version of npm, and catches accidents,
 * such as the binaries of every other system (100 MB) or a tool that brings a browser.
 */
const largest = 420

/** Finds a node_modules that takes more disk space than the limit, with the folders that take most of it. */
export async function installedSize(folder = 'node_modules', limit = largest): Promise<string[]> {
  // Folders with a dot are caches.
  const sizes = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => [name, sizeOf(join(folder, name)) / 2 ** 20] as const)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  if (total <= limit) return []
  const top = sizes.sort(([, a], [, b]) => b - a).slice(0, 5)
  return [
    `${folder} takes ${total.toFixed(1)} MiB, the limit is ${limit}. If npm ci leaves it so, a dependency has grown or a new one is large. ` +
      `Largest: ${top.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ')}`,
  ]
}

/** The usual block of a file system. A folder takes one. */
const block = 4096

/** The disk space of a file or folder in bytes, the same on every file system. Links are not followed. */
function sizeOf(path: string): number {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return 0
  if (entry.isDirectory()) return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), block)
  return Math.ceil(entry.size / block) * block
}
