import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { programPath } from '../command.ts'

interface Report {
  readonly problems: { message: string; ruleId: string; location: { source: { ref: string }; start?: { line: number } }[] }[]
}

/**
 * Lints documents or workflows, and returns the findings in some files, each as a line.
 * `npm run check` covers other files.
 *
 * @param names - names of documents, or paths
 * @param files - paths relative to the project, such as `openapi/chat/users/users.yaml`
 * @throws Error with the linter's output if it makes no report
 */
export async function findingsIn(names: readonly string[], files: readonly string[]): Promise<string[]> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [programPath('redocly'), 'lint', ...names, '--format=json'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    maxBuffer: 2 ** 26,
  }).catch((error: { stdout: string; stderr: string }) => error)
  const start = stdout.indexOf('{')
  if (start < 0) throw new Error(stderr)
  // A report for each document, one after another, with the outer braces at the beginning of a
  // line.
  const reports = stdout
    .slice(start)
    .split(/(?<=^\})(?=\{)/m)
    .map((text) => JSON.parse(text) as Report)
  return reports.flatMap(({ problems }) =>
    problems.flatMap(({ message, ruleId, location: [place] }) => {
      const file = files.find((name) => place?.source.ref.replaceAll('\\', '/').endsWith(name))
      return file ? [`${file}${place?.start ? `:${place.start.line}` : ''}  ${message} (${ruleId})`] : []
    }),
  )
}
