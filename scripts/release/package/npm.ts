import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs npm in a folder and returns its output; notices appear only in errors. */
export async function npm(folder: string, ...args: string[]): Promise<string> {
  const env = Object.fromEntries(
    // The variables that `npm run` sets for this project would affect the other project.
    Object.entries(process.env).filter(([name]) => !/^npm_(config_|package_|lifecycle_)/i.test(name) || /registry|cache|proxy/i.test(name)),
  )
  const [program, ...before] = process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm']
  try {
    const { stdout } = await run(program as string, [...before, ...args], { cwd: folder, env, maxBuffer: 2 ** 26 })
    return stdout
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(`npm ${args[0]} failed in ${folder}: ${stderr?.trim() || message}`)
  }
}
