import type { DocumentName } from './bundles.ts'
import { type OpenApiDocument, type Operation, operationsOf, type Schema } from './document.ts'
import { step } from './pointer.ts'
import { createRouter, type Router } from './router.ts'
import { createValidators, type Validators } from './validators.ts'

/** A document with its operations, router and validators. */
export interface Contract extends Validators {
  readonly name: DocumentName
  readonly document: OpenApiDocument
  readonly operations: Operation[]
  readonly webhooks: Operation[]
  readonly router: Router
  /** Names of all headers that an operation takes, in this document or in those read with it. */
  readonly headers: readonly string[]
  /** JSON pointer of a schema node in the document. */
  pointerOf(node: Schema): string
}

/** Creates the contract of a bundled document. */
export function createContract(name: DocumentName, document: OpenApiDocument): Contract {
  const operations = operationsOf(document)
  const credentials = Object.values(document.components.securitySchemes).map((scheme) => scheme.name.toLowerCase())
  const parameters = operations.flatMap((operation) => operation.parameters.filter((parameter) => parameter.in === 'header'))
  let pointers: WeakMap<object, string> | undefined
  return {
    ...createValidators(document),
    name,
    document,
    operations,
    webhooks: operationsOf(document, 'webhooks'),
    router: createRouter(operations),
    headers: [...new Set([...credentials, ...parameters.map((parameter) => parameter.name)])],
    pointerOf: (node) => (pointers ??= pointersOf(document)).get(node) ?? '',
  }
}

function pointersOf(document: OpenApiDocument): WeakMap<object, string> {
  const pointers = new WeakMap<object, string>()
  const walk = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return
    pointers.set(node, pointer)
    for (const [key, value] of Object.entries(node)) walk(value, step(pointer, key))
  }
  walk(document, '#')
  return pointers
}
