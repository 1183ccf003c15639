import type { Parameter } from '../../../contract-tests/spec/document.ts'
import { markdownTable } from '../../package/markdownTable.ts'
import type { Samples } from '../samples.ts'
import { plainText } from '../site/html.ts'
import type { OperationEntry } from '../site/model.ts'
import { shapeOf } from '../site/shape.ts'
import type { Site } from '../site/site.ts'
import { typeOf } from '../site/types.ts'
import { signatureOf } from './signature.ts'

/** An operation as Markdown, for programs that read. */
export function operationMarkdown(entry: OperationEntry, samples: Samples, site: Site): string {
  const { operation, contract, address } = entry
  const options = { links: site.links, contract, address }
  const line = (text: unknown) =>
    String(text ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  const parameter = ({ name, in: place, required, schema, description }: Parameter) => [
    `\`${name}\``,
    place,
    plainText(typeOf(schema, options)),
    required ? 'yes' : 'no',
    line(description),
  ]
  const [[type, media] = []] = Object.entries(operation.body?.content ?? {})
  const shape = media && shapeOf(contract.document, media.schema)
  const fields = [...(shape?.properties ?? [])].map(([name, schema]) => [
    `\`${name}\``,
    plainText(typeOf(schema, options)),
    shape?.required.has(name) ? 'yes' : 'no',
    line(shapeOf(contract.document, schema).keywords.description),
  ])
  const [status, response] = Object.entries(operation.responses).find(([one]) => one.startsWith('2')) ?? []
  const example = Object.values(Object.values(response?.content ?? {})[0]?.examples ?? {})[0]?.value
  const codes = operation.errorCodes.map((code) => {
    const error = site.model.errors.find((one) => one.code === code)
    return [`\`${code}\``, String(error?.status ?? ''), line(error?.meaning)]
  })
  const security = operation.security
    .map((one) =>
      Object.entries(one)
        .map(([scheme, roles]) => roles.join() || scheme)
        .join(' and '),
    )
    .join(' or ')
  const parts = [
    `# ${operation.summary}`,
    `\`${operation.method} ${operation.path}\` of the ${contract.document.info.title} (${contract.document.servers[0]?.url}). Operation \`${operation.id}\`. Key: ${security}.${operation.deprecated ? ` Deprecated${operation.replacedBy ? `: use \`${operation.replacedBy}\`` : ''}.` : ''}`,
    `\`\`\`ts\n${plainText(signatureOf(entry, site))}\n\`\`\``,
    operation.description.trim(),
    ...(operation.parameters.length > 0
      ? ['## Parameters', markdownTable(['name', 'in', 'type', 'required', 'meaning'], operation.parameters.map(parameter))]
      : []),
    ...(media ? ['## Body', `\`${type}\`: ${plainText(typeOf(media.schema, options))}`] : []),
    ...(fields.length > 0 ? [markdownTable(['field', 'type', 'required', 'meaning'], fields)] : []),
    ...(example === undefined
      ? []
      : [`## Response ${status}`, line(response?.description), `\`\`\`json\n${JSON.stringify(example, undefined, 2)}\n\`\`\``]),
    ...(codes.length > 0 ? ['## Errors', markdownTable(['code', 'status', 'meaning'], codes)] : []),
    '## Samples',
    `\`\`\`ts\n${samples.typescript.trim()}\n\`\`\``,
    `\`\`\`sh\n${samples.curl.trim()}\n\`\`\``,
  ]
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`
}
