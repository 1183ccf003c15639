import type { Contract } from '../../contract-tests/document/contract.ts'
import type { Guide } from './guides.ts'

/** llms.txt: what the project is and every operation in a line, for programs that read. */
export function llms(contracts: readonly Contract[], guides: readonly Guide[]): string {
  const parts = contracts.map(({ name, document, operations }) => {
    const lines = operations.map(
      ({ id, method, path, summary, deprecated }) => `- \`${id}\` ${method} ${path}: ${summary}${deprecated ? ' (deprecated)' : ''}`,
    )
    return `## ${document.info.title}\n\n${document.servers[0]?.url}. Whole document: [openapi/${name}.json](openapi/${name}.json)\n\n${lines.join('\n')}`
  })
  return `# cometchat-rest

> Types and a thin fetch client for CometChat's Chat REST API v3, from one OpenAPI 3.1 specification. Unofficial. Every operation is a method of \`createChatClient\`,
> \`createCallsClient\` or \`createManagementClient\`: its id in camelCase, its path, query and header parameters by name, its body as \`body\`.

## Guides

${guides.map(({ name, title }) => `- [${title}](guides/${name}.html)`).join('\n')}

${parts.join('\n\n')}
`
}
