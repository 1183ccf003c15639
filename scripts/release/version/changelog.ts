import { UsageError } from '../../../contract-tests/cli/command.ts'

const unreleased = '## [Unreleased]'

/**
 * Turns the section [Unreleased] into a version's section and adds an empty one above it. A
 * changelog that has the section, with nothing unreleased, stays as it is.
 * @throws UsageError if the changelog has no section [Unreleased], or it is empty, or the version
 * has a section besides
 */
export function releasedChangelog(changelog: string, version: string, date: string): string {
  const [, body] = changelog.split(/^## \[Unreleased\]$/m)
  const isEmpty = !body?.split(/^## /m)[0]?.trim()
  const isReleased = changelog.includes(`\n## [${version}]`)
  if (body !== undefined && isEmpty && isReleased) return changelog
  if (isEmpty) throw new UsageError('CHANGELOG.md has nothing under [Unreleased]')
  if (isReleased) throw new UsageError(`CHANGELOG.md has a section for ${version}: move what is under [Unreleased] into it`)
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
