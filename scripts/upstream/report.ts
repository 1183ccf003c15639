import type { News } from './compare.ts'

/** The differences as text: by operation, a line each. */
export function report(file: string, news: readonly News[]): string {
  if (news.length === 0) return `${file}: nothing that these documents do not say.`
  const operations = [...new Set(news.map(({ operation }) => operation))]
  const lines = operations.flatMap((operation) => [
    `\n${operation}`,
    ...news
      .filter((one) => one.operation === operation)
      .map(({ kind, place, published, ours }) => `  ${kind}${place && `: ${place}`}\n      published: ${published}\n      ours: ${ours}`),
  ])
  return [`${file}: ${news.length} differences in ${operations.length} operations.`, ...lines, '', counts(news)].join('\n')
}

function counts(news: readonly News[]): string {
  const kinds = [...new Set(news.map(({ kind }) => kind))]
  return kinds.map((kind) => `${news.filter((one) => one.kind === kind).length} × ${kind}`).join(', ')
}
