import type { Site } from './site/site.ts'

/** llms.txt: what the project is and every operation in a line, each with its page in Markdown, for programs that read. */
export function llms({ model, guides }: Site): string {
  const parts = model.apis.map(({ contract, title }) => {
    const lines = model.operations
      .filter((entry) => entry.contract === contract)
      .map(
        ({ operation: { id, method, path, summary, deprecated } }) =>
          `- [${id}](operations/${id}.md): ${method} ${path}: ${summary}${deprecated ? ' (deprecated)' : ''}`,
      )
    return `## ${title}\n\n${contract.document.servers[0]?.url}. Whole document: [openapi/${contract.name}.json](openapi/${contract.name}.json)\n\n${lines.join('\n')}`
  })
  return `# cometchat-rest

> Types and a thin fetch client for CometChat's Chat REST API v3, from one OpenAPI 3.1 specification. Unofficial. Every operation is a method of \`createChatClient\`,
> \`createCallsClient\` or \`createManagementClient\`: its id in camelCase, its path, query and header parameters by name, its body as \`body\`.

## Guides

${guides.map(({ address, title }) => `- [${title}](${address})`).join('\n')}
- [Error codes](errors/index.html)
- [Events](events/index.html)

${parts.join('\n\n')}
`
}
