import type { DocumentName } from '../../../contract-tests/documents/bundles.ts'
import { camelCase } from '../../../contract-tests/documents/codeNames.ts'
import { type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'
import type { Manifest } from './manifest.ts'

/**
 * Writes the package's llms.txt, for programs that read documentation: the guides, and every
 * operation with its method.
 *
 * @param bundles - the bundled documents by name
 * @param guides - docs/README.md, whose list of guides is repeated with paths from the package's
 * folder
 * @param manifest - the client's package.json
 */
export function packageOverview(
  bundles: readonly (readonly [DocumentName, OpenApiDocument])[],
  guides: string,
  manifest: Manifest,
): string {
  const lines = guides
    // An entry may have several lines.
    .replace(/\n {2}(?=\S)/g, ' ')
    .split('\n')
    .filter((line) => /^- \[/.test(line) && !line.includes('decisions'))
    .map((line) => line.replace(/\]\((?!https?:|\.\.\/)/g, '](docs/').replaceAll('](../', ']('))
  const parts = bundles.map(([name, document]) => {
    const operations = operationsOf(document).map(
      ({ id, method, path, summary, deprecated }) =>
        `- \`${camelCase(id)}\`: ${method} ${path}: ${summary}${deprecated ? ' (deprecated)' : ''}`,
    )
    return `## ${document.info.title}\n\nMethods of \`create${name[0]?.toUpperCase()}${name.slice(1)}Client\`. Whole document: [dist/openapi/${name}.json](dist/openapi/${name}.json)\n\n${operations.join('\n')}`
  })
  return `# cometchat-rest

> Types and a fetch client for CometChat's Chat REST API v3, from one OpenAPI 3.1 specification. Unofficial. Every operation is a method that takes
> its path, query and header parameters by name and its body as \`body\`. Start with [README.md](README.md);
> the documentation has every page as Markdown: ${manifest.homepage}llms.txt

## Guides

${lines.join('\n')}

${parts.join('\n\n')}
`
}
