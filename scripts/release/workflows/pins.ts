import { parse } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
}

interface Workflow {
  readonly permissions?: unknown
  readonly jobs?: Record<string, { permissions?: unknown; steps?: Step[]; uses?: string; 'timeout-minutes'?: number }>
  readonly runs?: { steps?: Step[] }
}

/**
 * Finds what actionlint does not report: actions that are not pinned to a commit with their version
 * in a comment, workflows with permissions for all jobs, jobs without permissions or time limit,
 * and expressions in scripts, through which a title or branch name could run as code.
 */
export function pinFindings(file: string, text: string): string[] {
  const { permissions, jobs = {}, runs } = parse(text) as Workflow
  const findings: string[] = []
  for (const [line, used, comment] of [...text.matchAll(/^.*\buses: *([^\s#]+)(.*)$/gm)].map(
    ([all, name, rest]) => [all, name, rest] as const,
  )) {
    if (line.trimStart().startsWith('#') || used?.startsWith('./')) continue
    if (!/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(used ?? '')) findings.push(`${file}: pin ${used} to a commit`)
    else if (!/# v\d+\.\d+\.\d+/.test(comment ?? '')) findings.push(`${file}: name the version of ${used} in a comment`)
  }
  if (!runs && JSON.stringify(permissions) !== '{}') findings.push(`${file}: begin with "permissions: {}"`)
  for (const [name, job] of Object.entries(jobs)) {
    if (job.permissions === undefined) findings.push(`${file}: the job ${name} must say which permissions it needs`)
    if (!job.uses && job['timeout-minutes'] === undefined) findings.push(`${file}: the job ${name} must say when it ends (timeout-minutes)`)
  }
  const steps = [...Object.values(jobs).flatMap((job) => job.steps ?? []), ...(runs?.steps ?? [])]
  for (const { run } of steps) {
    const expression = run && /\$\{\{.*?\}\}/.exec(run)?.[0]
    if (expression) findings.push(`${file}: pass ${expression} to the script through its environment`)
  }
  return findings
}
