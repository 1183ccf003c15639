import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export const reportFolder = 'dist/contract'

/**
 * Writes a file that only its owner can read, because it contains server data. Creates its folder.
 */
export async function writePrivately(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { mode: 0o600 })
  // The mode above applies to new files only.
  await chmod(path, 0o600)
}
