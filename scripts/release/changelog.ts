import { type Changeset, sides } from '../compat/plannedBump.ts'

const unreleased = '## [Unreleased]'

/**
 * Turns what is unreleased into a version's section: what stands there already and the changesets, those of the specification and those of
 * the client apart.
 *
 * @throws if the changelog has no section `[Unreleased]`
 */
export function released(changelog: string, version: string, date: string, changesets: readonly Changeset[]): string {
  const start = changelog.indexOf(unreleased)
  if (start === -1) throw new Error(`CHANGELOG.md has no section ${unreleased.slice(3)}`)
  const rest = changelog.slice(start + unreleased.length)
  const next = rest.search(/^## /m)
  const [body, older] = next === -1 ? [rest, ''] : [rest.slice(0, next), rest.slice(next)]
  const parts = sides.map((side) => {
    const written = new RegExp(`^### ${side}\\n([\\s\\S]*?)(?=^### |$(?![\\s\\S]))`, 'm').exec(body)?.[1]?.trim() ?? ''
    const lines = changesets
      .filter(({ summary }) => summary.startsWith(`${side}: `))
      .map(({ summary }) => `- ${summary.slice(side.length + 2).replaceAll('\n', '\n  ')}`)
    const text = [written, lines.join('\n')].filter(Boolean).join('\n\n')
    return text && `### ${side}\n\n${text}\n`
  })
  return `${changelog.slice(0, start)}${unreleased}\n\n## [${version}] - ${date}\n\n${parts.filter(Boolean).join('\n')}${older && `\n${older}`}`
}

/**
 * A version's section, without its heading.
 * @throws if there is none
 */
export function sectionOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  if (!section) throw new Error(`CHANGELOG.md says nothing of ${version}`)
  return section.slice(section.indexOf('\n')).trim()
}
