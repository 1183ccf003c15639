import type { Manifest } from '../package/manifest.ts'

/** The placeholder for the owner of the repository, who is not decided yet. CONTRIBUTING says where to replace it. */
const placeholder = 'OWNER'

/** Finds a manifest that still names the placeholder: npm rejects provenance from any other repository. */
export function placeholderFindings({ name, repository }: Pick<Manifest, 'name' | 'repository'>): string[] {
  if (repository && !repository.url.includes(`/${placeholder}/`)) return []
  return [`${name}: replace ${placeholder} with the repository's owner (repository, homepage, bugs)`]
}
