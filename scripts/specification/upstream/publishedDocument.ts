import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { MediaType } from '../../../contract-tests/documents/document.ts'
import { valueAt } from '../../../contract-tests/documents/pointer.ts'
import type { AnyNode } from '../lint/anyNode.ts'

/** An operation of a published document, with references resolved where possible. */
export interface PublishedOperation {
  readonly method: string
  /** The path as published. */
  readonly path: string
  readonly body: Record<string, MediaType>
  readonly responses: Record<string, Record<string, MediaType>>
  /** Error codes that its text mentions. */
  readonly codes: string[]
}

/** A published document in one of its editions. */
export interface PublishedDocument {
  readonly document: AnyNode
  readonly operations: PublishedOperation[]
  /** Resolves a reference; a broken one becomes an empty object. */
  follow<T>(node: T | { $ref: string }): T
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/**
 * Reads an OpenAPI document of any version, JSON or YAML.
 * @throws if it is not an OpenAPI document
 */
export async function readPublishedDocument(file: string): Promise<PublishedDocument> {
  const document: AnyNode = parse(await readFile(file, 'utf8'))
  if (typeof document?.paths !== 'object' || !document.openapi)
    throw new Error(`${file} is not an OpenAPI document: it has no 'openapi' or no 'paths'`)
  return publishedDocumentOf(document)
}

/** Reads a parsed document. */
export function publishedDocumentOf(document: AnyNode): PublishedDocument {
  const follow = (node: AnyNode): AnyNode => {
    let current = node
    for (let steps = 0; current?.$ref !== undefined && steps < 20; steps++) current = valueAt(document, String(current.$ref))
    return current ?? {}
  }
  const operations = Object.entries<AnyNode>(document.paths ?? {}).flatMap(([path, item]) =>
    methods.filter((method) => item?.[method]).map((method) => readOperation(follow, path, method, item[method])),
  )
  return { document, operations, follow }
}

function readOperation(follow: (node: AnyNode) => AnyNode, path: string, method: string, node: AnyNode): PublishedOperation {
  const responses = Object.entries<AnyNode>(node.responses ?? {}).map(
    ([status, response]) => [status, follow(response).content ?? {}] as const,
  )
  return {
    method: method.toUpperCase(),
    path,
    body: follow(node.requestBody ?? {}).content ?? {},
    responses: Object.fromEntries(responses),
    codes: codesIn(node),
  }
}

/** The examples of a media type, by name, or the single `example`. */
export const examplesOf = (
  media: MediaType & { example?: unknown },
  follow: PublishedDocument['follow'],
): [name: string, value: unknown][] => [
  ...(media.example === undefined ? [] : [['example', media.example] as [string, unknown]]),
  ...Object.entries(media.examples ?? {}).map(([name, example]): [string, unknown] => [name, follow(example)?.value]),
]

/** The error codes that a node mentions, in prose or in lists. */
export const codesIn = (node: unknown): string[] =>
  [...new Set([...(JSON.stringify(node) ?? '').matchAll(/\b(?:AUTH_)?ERR_[A-Z][A-Z_]+/g)].map(([code]) => code))].sort()
