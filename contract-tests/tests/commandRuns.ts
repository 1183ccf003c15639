import { afterEach, beforeEach, vi } from 'vitest'
import { temporaryFolder } from './temporaryFolder.ts'

/** What a command has printed in the current test, and a folder for its files. */
export interface CommandRun {
  lines: string[]
  folder: string
}

/** Keeps the output of commands from the console, for each test of the file that calls it. */
export function commandRuns(): CommandRun {
  const run: CommandRun = { lines: [], folder: '' }
  beforeEach(async () => {
    run.folder = await temporaryFolder()
    run.lines = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void run.lines.push(line))
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  return run
}
