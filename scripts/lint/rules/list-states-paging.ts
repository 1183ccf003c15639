import { follow, type Node, type Visit } from '../redocly.ts'

const styles = ['page', 'cursor', 'none']

/**
 * Every list operation states its paging in `x-paging`, from which the client's `.items()` and `.pages()` are generated:
 * `{style: page, items: /data}` for numbered pages, `{style: cursor, items: /data, next: /meta/next, parameters: [affix, id]}` for cursors,
 * `{style: none}` where the whole list is answered at once or the documentation tells no way to go on.
 */
export function listStatesPaging() {
  return {
    Operation(operation: Node, visit: Visit) {
      const { report, key } = visit
      const paging = operation['x-paging']
      if (!paging) {
        if (key === 'get' && String(operation.operationId).startsWith('list-')) report({ message: 'A list operation needs `x-paging`.' })
        return
      }
      if (!styles.includes(paging.style)) return report({ message: `\`x-paging.style\` must be one of ${styles.join(', ')}.` })
      if (paging.style === 'none') return
      const query = (operation.parameters ?? [])
        .map((parameter: Node) => follow(parameter, visit))
        .filter((parameter: Node) => parameter?.in === 'query')
      const sent: string[] = paging.style === 'page' ? ['page'] : (paging.parameters ?? [])
      if (!String(paging.items).startsWith('/'))
        report({ message: '`x-paging.items` must be a JSON pointer to the list in the answer, such as /data.' })
      if (paging.style === 'cursor' && !String(paging.next).startsWith('/'))
        report({ message: '`x-paging.next` must be a JSON pointer to the next cursor in the answer, such as /meta/next.' })
      if (sent.length === 0) report({ message: '`x-paging.parameters` must list the query parameters that the next cursor holds.' })
      for (const name of sent) {
        if (!query.some((parameter: Node) => parameter.name === name))
          report({ message: `\`x-paging\` sends the query parameter \`${name}\`, which the operation does not declare.` })
      }
    },
  }
}
