import type { Site } from './content/content.ts'

const about = `# cometchat-rest

> Types and a fetch client for CometChat's Chat REST API v3, from one OpenAPI 3.1 specification. Unofficial. Every operation is a method of \`createChatClient\`,
> \`createCallsClient\` or \`createManagementClient\`: its id in camelCase, its path, query and header parameters by name, its body as \`body\`.`

/** llms.txt: about the package, the guides, and a line per operation and event, with links. */
export function llms({ model, guides }: Site): string {
  const parts = model.apis.map(({ contract, title }) => {
    const lines = model.operations
      .filter((entry) => entry.contract === contract)
      .map(
        ({ method: clientMethod, operation: { id, method, path, summary, deprecated } }) =>
          `- [${clientMethod}](operations/${id}.md): ${method} ${path}: ${summary}${deprecated ? ' (deprecated)' : ''}`,
      )
    return `## ${title}\n\n${contract.document.servers[0]?.url}. Whole document: [openapi/${contract.name}.json](openapi/${contract.name}.json)\n\n${lines.join('\n')}`
  })
  return `${about}

Every page is there as Markdown: \`md\` instead of \`html\`. Long pages have several files, each with a link to the next.

## Guides

${guides.map(({ address, title, about: text }) => `- [${title}](${address.replace(/html$/, 'md')})${text ? `: ${text}` : ''}`).join('\n')}
- [All operations](operations.md)
- [Error codes](errors/index.md)
- [Events](events/index.md)
- [Types](types/index.md)

${parts.join('\n\n')}

## Webhook events

${model.events.map(({ trigger, address, operation: { summary } }) => `- [${trigger}](${address.replace(/html$/, 'md')}): ${summary}`).join('\n')}
`
}
