import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The Node that is installed on this machine: the first on the path that is not a development dependency, which npm puts before all others.
 * In CI it is the one that the matrix names.
 */
export function machineNode(): string {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? process.execPath
}
