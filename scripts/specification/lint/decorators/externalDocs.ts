import type { AnyNode } from '../anyNode.ts'
import { type Edition, editions } from '../extensions.ts'

/** Links every operation of a bundle to where it is published, from its `x-sources`. */
export function externalDocs() {
  return {
    Operation: {
      leave(operation: AnyNode) {
        if (operation.externalDocs) return
        for (const { kind, edition: id, pointer } of operation['x-sources'] ?? []) {
          const edition = editions.get(id)
          if (kind !== 'published' || !edition || !(edition.file || edition.url)) continue
          operation.externalDocs = linkTo(edition, pointer)
          return
        }
      },
    },
  }
}

function linkTo({ repository, file, commit, url }: Edition, pointer: string): { url: string; description: string } {
  if (file)
    return { url: `https://github.com/${repository}/blob/${commit}/${file}`, description: `Published in ${file}, ${commit?.slice(0, 8)}` }
  return { url: `${url}/${pointer.replace(/\.mdx(?=#|$)/, '')}`, description: 'The page of the published documentation' }
}
