import { UsageError } from '../../../contract-tests/cli/command.ts'

const unreleased = '## [Unreleased]'

/**
 * Turns the section [Unreleased] into a version's section and adds an empty one above it.
 * @throws UsageError if the changelog has no section [Unreleased], or it is empty
 */
export function released(changelog: string, version: string, date: string): string {
  const [, body] = changelog.split(/^## \[Unreleased\]$/m)
  if (!body?.split(/^## /m)[0]?.trim()) throw new UsageError('CHANGELOG.md has nothing under [Unreleased]')
  return changelog.replace(unreleased, `${unreleased}\n\n## [${version}] - ${date}`)
}

/**
 * A version's section, without its heading.
 * @throws UsageError if it has no such section
 */
export function sectionOf(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`))
  if (!section) throw new UsageError(`CHANGELOG.md has no section for ${version}`)
  return section.slice(section.indexOf('\n')).trim()
}
