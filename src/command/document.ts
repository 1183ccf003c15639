import { readFileSync } from 'node:fs'

/** The part of a schema that the command reads. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  /** Whether it is a credential, or contains one. */
  readonly 'x-secret'?: boolean
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
  readonly 'x-secret'?: boolean
}

export interface Operation {
  /** The client's method: the id in camelCase. */
  readonly name: string
  readonly id: string
  readonly api: Api
  readonly family: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  /** Without `onBehalfOf`. */
  readonly parameters: readonly Parameter[]
  /** Whether it needs a user to act for; `undefined` if it acts for none. */
  readonly actor: 'required' | 'optional' | undefined
  /** The user of its example, if the example acts for one. */
  readonly exampleUser: string | undefined
  readonly body: { readonly schema: Schema; readonly example: unknown; readonly isRequired: boolean; readonly isForm: boolean } | undefined
  readonly hasPages: boolean
  readonly isDestructive: boolean
  /** Follows a reference of its document. */
  resolve<Node extends object>(node: Node): Node
}

export const apis = ['chat', 'calls', 'management'] as const

export type Api = (typeof apis)[number]

/** The name of an operation's method, such as `listUsers` for `list-users`. */
export const methodName = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const readOperations = (): Operation[] => apis.flatMap((api) => operationsOf(api, readDocument(api)))

// biome-ignore lint/suspicious/noExplicitAny: a parsed document
type Any = any

/** In the package the documents are beside the code; in the repository they are generated. */
function readDocument(api: Api): Any {
  for (const place of [`../../openapi/${api}.json`, `../../generated/${api}.openapi.json`])
    try {
      return JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8'))
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error
    }
  throw new Error(`The ${api} document is missing: install cometchat-rest again.`)
}

function operationsOf(api: Api, document: Any): Operation[] {
  const resolve = <Node extends object>(node: Node): Node => {
    const { $ref } = node as { $ref?: string }
    if ($ref === undefined) return node
    const steps = $ref.slice(2).split('/')
    return resolve(steps.reduce((inner, step) => inner[step.replaceAll('~1', '/').replaceAll('~0', '~')], document))
  }
  return Object.entries<Any>(document.paths).flatMap(([path, item]) =>
    Object.entries<Any>(item).flatMap(([method, operation]) => {
      if (!operation.operationId) return []
      const all: Parameter[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
      const actor = all.find(({ name }) => name === 'onBehalfOf')
      const { content = {}, required: isRequired = false } = resolve<Any>(operation.requestBody ?? {})
      const [[type, media] = ['']] = Object.entries<Any>(content)
      const id: string = operation.operationId
      return {
        name: methodName(id),
        id,
        api,
        family: operation.tags[0],
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description,
        parameters: all.filter((parameter) => parameter !== actor),
        actor: actor && (actor.required ? ('required' as const) : ('optional' as const)),
        exampleUser: actor && (actor.required || operation['x-authority']?.user) ? String(actor.example) : undefined,
        body: media && { schema: media.schema, example: firstExample(media, resolve), isRequired, isForm: type.startsWith('multipart/') },
        hasPages: operation['x-paging'] !== undefined && operation['x-paging'].style !== 'none',
        isDestructive: operation['x-destructive'] ?? method === 'delete',
        resolve,
      }
    }),
  )
}

function firstExample({ example, examples = {} }: Any, resolve: (node: Any) => Any): unknown {
  const [first] = Object.values<Any>(examples)
  return first === undefined ? example : resolve(first).value
}
