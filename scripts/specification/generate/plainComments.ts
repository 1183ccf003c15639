import ts from 'typescript'

/** Lines that add nothing to the type. */
const needless = /^(@(constant|enum)\b|Format: int(32|64)$)/

/** Turns openapi-typescript's `@description` comments into TSDoc: the text first, then the tags. */
export function plainComments(nodes: readonly ts.Node[]): ts.Node[] {
  const visit = (node: ts.Node): void => {
    const comments = ts.getSyntheticLeadingComments(node)
    if (comments) ts.setSyntheticLeadingComments(node, comments.flatMap(plain))
    ts.forEachChild(node, visit)
  }
  nodes.forEach(visit)
  return [...nodes]
}

function plain(comment: ts.SynthesizedComment): ts.SynthesizedComment[] {
  const lines = comment.text
    .split('\n')
    .map((line) => line.replace(/^\s*\*( |$)/, '').trimEnd())
    .filter((line) => line !== '' && !needless.test(line))
  const descriptionLine = lines.findIndex((line) => line.startsWith('@description '))
  const text = descriptionLine === -1 ? [] : [(lines[descriptionLine] as string).slice('@description '.length)]
  const rest = lines.filter((_, index) => index !== descriptionLine)
  const firstTag = rest.findIndex((line) => line.startsWith('@'))
  const linesBeforeTags = firstTag === -1 ? rest : rest.slice(0, firstTag)
  const tags = firstTag === -1 ? [] : rest.slice(firstTag)
  const all = [
    ...text,
    ...linesBeforeTags.map((line) => (line.startsWith('Format: ') ? `${line}.` : line)),
    ...(tags.length && (text.length || linesBeforeTags.length) ? [''] : []),
    ...tags,
  ]
  if (all.length === 0) return []
  const [only] = all
  return [{ ...comment, text: all.length === 1 ? `* ${only} ` : `*\n${all.map((line) => ` *${line && ` ${line}`}`).join('\n')}\n ` }]
}
