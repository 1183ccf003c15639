import type { Manifest } from '../package/pack.ts'

/** Stands for the owner of the repository, which is not decided yet. CONTRIBUTING says where to replace it. */
const placeholder = 'OWNER'

/** Finds a manifest that still names the placeholder: npm refuses provenance unless the repository is the publishing one. */
export function placeholderFindings({ name, repository }: Pick<Manifest, 'name' | 'repository'>): string[] {
  if (repository && !repository.url.includes(`/${placeholder}/`)) return []
  return [`${name}: replace ${placeholder} by the repository's owner (repository, homepage, bugs)`]
}
