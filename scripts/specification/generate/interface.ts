import { camelCase, pascalCase, propertyName } from '../../../contract-tests/documents/codeNames.ts'
import { type OpenApiDocument, type Operation, type Parameter, resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { bodyName, bodyTypes, choosesObject } from './bodies.ts'
import { exampleCall, stringLiteral } from './exampleCall.ts'
import { methodTypeNames } from './methods.ts'
import { componentName, findProperty } from './nameSchemas.ts'
import { interfaceName, isForAuthOnly } from './operationTable.ts'

/** The parameter `onBehalfOf` of an operation, if it has one. */
const onBehalfOf = (operation: Operation) =>
  operation.parameters.find((parameter) => parameter.in === 'header' && parameter.name === 'onBehalfOf')

/**
 * The interface of a document's client: a method per operation, with parameters, response and
 * documentation.
 * @throws if two names would clash, or an operation's id cannot be recovered from its method's name
 */
export function clientInterface(name: string, document: OpenApiDocument, operations: Operation[]): string {
  const stem = interfaceName(name)
  rejectClashes(document, operations)
  const withoutUser = operations.filter((operation) => !onBehalfOf(operation))
  const forUsers = operations.filter(onBehalfOf)
  const requiringUser = forUsers.filter((operation) => onBehalfOf(operation)?.required)
  const allowingUser = forUsers.filter((operation) => !onBehalfOf(operation)?.required)
  const lines = [
    `/** An operation of openapi/${name}, by its method's name. */`,
    `export type ${stem}OperationName = keyof ${stem}Operations<never, never>`,
    '',
  ]
  const declared = new Set<string>()
  const declare = (kind: string, about: string, some: Operation[], suffix = '', parts: string[] = []) => {
    const bases = parts.filter((part) => declared.has(part)).map((part) => `${stem}${part}Operations<Options, Facts>`)
    const members = some.flatMap((operation) => member(name, document, operation, pascalCase(operation.id) + suffix))
    if (bases.length + members.length === 0) return
    declared.add(kind)
    const extendsClause = bases.length > 0 ? ` extends ${bases.join(', ')}` : ''
    lines.push(`/** ${about} */`, `export interface ${stem}${kind}Operations<Options, Facts>${extendsClause} {`, ...members, '}', '')
  }
  if (forUsers.length === 0) declare('', `Every operation of openapi/${name}.`, operations)
  else {
    declare('App', 'The operations that take no `onBehalfOf`.', withoutUser)
    declare('User', 'The operations that act for a user named in `onBehalfOf`.', forUsers)
    declare('OptionalUser', 'The operations that may act for a user, without `onBehalfOf`.', allowingUser, 'Bound')
    declare('BoundUser', 'The operations that need a user, on a client that is bound to one.', requiringUser, 'Bound')
    declare('', `Every operation of openapi/${name}.`, [], '', ['App', 'User'])
    declare('Any', 'The operations that a client has whether or not it is bound to a user.', [], '', ['App', 'OptionalUser'])
    declare('Bound', `Every operation of openapi/${name}, for a client that is bound to one user.`, [], '', ['Any', 'BoundUser'])
  }
  const authOnly = operations.filter(isForAuthOnly)
  if (authOnly.length > 0) {
    const names = authOnly.map((operation) => `'${camelCase(operation.id)}'`).join(' | ')
    lines.push('/** The operations that a key of scope `authOnly` may call. */')
    lines.push(
      `export interface ${stem}AuthOnlyOperations<Options, Facts> extends Pick<${stem}Operations<Options, Facts>, ${names}> {}`,
      '',
    )
  }
  lines.push(...bodyTypes(name, document, operations))
  for (const operation of operations) lines.push(...declarations(name, document, operation), '')
  const text = lines.join('\n')
  const used = methodTypeNames.filter((type) => new RegExp(`\\b${type}\\b`).test(text))
  return `import type * as ${name} from './${name}.ts'
import type { ${used.join(', ')} } from './methods.ts'

export type * from './methods.ts'

${text}`
}

function rejectClashes(document: OpenApiDocument, operations: Operation[]): void {
  const names = new Set(Object.keys(document.components.schemas))
  for (const { id } of operations) {
    if (camelCase(id).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) !== id)
      throw new Error(`${id}: the runtime reads the id back from the method's name; write no digit right after a hyphen`)
    for (const suffix of ['Parameters', 'BoundParameters']) {
      const type = pascalCase(id) + suffix
      if (names.has(type)) throw new Error(`${id}: the type ${type} clashes with the schema or operation of that name; rename the schema`)
      names.add(type)
    }
  }
}

function member(name: string, document: OpenApiDocument, operation: Operation, types: string): string[] {
  // On a client that is bound to a user, the method has no `onBehalfOf`.
  const parameters = operation.parameters.filter((parameter) => !types.endsWith('Bound') || parameter !== onBehalfOf(operation))
  const args = parameters.length > 0 || operation.body ? `${types}Parameters` : 'NoParameters'
  const isNeeded = operation.body?.required || parameters.some(({ required }) => required)
  const item = isPaged(operation) ? [itemName(name, document, operation)] : []
  const type = `${isNeeded ? '' : 'Optional'}${isPaged(operation) ? 'ListMethod' : 'CallMethod'}`
  return [
    ...documentation(document, operation, exampleOf(name, operation, types), '  '),
    `  ${camelCase(operation.id)}: ${type}<${[args, responseType(name, operation), ...item, 'Options', 'Facts'].join(', ')}>`,
  ]
}

const isPaged = ({ paging }: Operation): boolean => paging !== undefined && paging.style !== 'none'

/** Error codes of any call, which the documentation of methods leaves out. */
const commonCodes = /^AUTH_ERR_|^ERR_(BAD_REQUEST|OPERATION_FAILED|TOO_MANY_REQUESTS)$/

/** The call that a method's documentation shows. */
function exampleOf(name: string, operation: Operation, types: string): string {
  if (!types.endsWith('Bound')) return exampleCall(name, operation)
  const user = onBehalfOf(operation)
  return exampleCall(`${name}.as(${stringLiteral(String(user?.example))})`, operation, user?.name)
}

function documentation(document: OpenApiDocument, operation: Operation, example: string, indent: string): string[] {
  const scopes = operation.security.map((alternative) =>
    Object.entries(alternative)
      .map(([scheme, roles]) => (roles.length ? roles.join() : scheme))
      .join(' and '),
  )
  const codes = operation.errorCodes.filter((code) => !commonCodes.test(code))
  const text = [
    ...wrap(operation.description, 130 - indent.length),
    '',
    '@remarks',
    `\`${operation.method} ${operation.path}\`, operation \`${operation.id}\` of the ${document.info.title}. Key: ${scopes.join(' or ')}.`,
    ...throwsTag(document, codes, 130 - indent.length),
    '@example',
    '```ts',
    ...`const response = await ${example}`.split('\n'),
    '```',
    ...(operation.replacedBy ? [`@deprecated Use ${operation.replacedBy.map((id) => `\`${camelCase(id)}\``).join(' or ')}.`] : []),
  ]
  return comment(text, indent)
}

/** The most error codes that stand in one sentence; more are a list. */
const mostInSentence = 5

/** The `@throws` of a method: a few codes in a sentence, or a list of many with their meanings. */
function throwsTag({ components }: OpenApiDocument, codes: readonly string[], width: number): string[] {
  const start = '@throws {@link ChatApiError} if CometChat rejects the call'
  if (codes.length === 0) return [`${start}.`]
  if (codes.length <= mostInSentence) return wrap(`${start}: ${codes.map((code) => `\`${code}\``).join(', ')}.`, width)
  const meanings = (components?.schemas?.ErrorCode?.['x-enum-descriptions'] ?? {}) as Readonly<Record<string, string>>
  return [`${start}:`, '', ...codes.flatMap((code) => wrap(`- \`${code}\`: ${meanings[code]}`, width))]
}

function comment(lines: string[], indent: string): string[] {
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'))
  return safe.length === 1
    ? [`${indent}/** ${safe[0]} */`]
    : [`${indent}/**`, ...safe.map((line) => `${indent} *${line && ` ${line}`}`), `${indent} */`]
}

function wrap(text: string, width: number): string[] {
  return text
    .trim()
    .split('\n')
    .flatMap((paragraph) => {
      const lines = ['']
      for (const word of paragraph.split(/\s+/)) {
        const last = lines.length - 1
        if (lines[last] === '') lines[last] = word
        else if (`${lines[last]} ${word}`.length > width) lines.push(word)
        else lines[last] += ` ${word}`
      }
      return lines
    })
}

/** The types of a method: parameters, with and without `onBehalfOf`, response and items. */
function declarations(name: string, document: OpenApiDocument, operation: Operation): string[] {
  const base = pascalCase(operation.id)
  const user = onBehalfOf(operation)
  const others = operation.parameters.filter((parameter) => parameter !== user)
  const names = [...others.map((parameter) => parameter.name), ...(user ? [user.name] : [])]
  const twice = names.find((argument, index) => names.indexOf(argument) !== index || (argument === 'body' && operation.body))
  if (twice)
    throw new Error(
      `${operation.id}: two of its arguments would be called \`${twice}\`; a method takes path, query and header parameters and the body by name`,
    )

  const fields = others.flatMap((parameter) => field(document, operation, parameter))
  if (operation.body) {
    fields.push(
      '  /** The request body. */',
      `  body${operation.body.required ? '' : '?'}: ${bodyType(name, document, operation)}${operation.body.required ? '' : ' | undefined'}`,
    )
  }
  const lines: string[] = []
  const open = (suffix: string) => `export interface ${base}${suffix}Parameters`
  const about = (bound: boolean) =>
    `/** Arguments of \`${camelCase(operation.id)}\`${bound ? ' on a client that is bound to a user' : ''}. */`
  if (user) {
    if (fields.length) lines.push(about(true), `${open('Bound')} {`, ...fields, '}', '')
    lines.push(
      about(false),
      `${open('')}${fields.length ? ` extends ${base}BoundParameters` : ''} {`,
      ...field(document, operation, user),
      '}',
      '',
    )
  } else if (fields.length) {
    lines.push(about(false), `${open('')} {`, ...fields, '}', '')
  }
  lines.push(...responseDeclarations(name, document, operation))
  return lines
}

function field(document: OpenApiDocument, operation: Operation, parameter: Parameter): string[] {
  const text = wrap(parameter.description ?? '', 130)
  const type = simpleType(document, parameter.schema)
  if (!type) throw new Error(`${operation.id}: the parameter ${parameter.name} must be a text, a number, a boolean or a list of these`)
  return [
    ...comment(text, '  '),
    `  ${propertyName(parameter.name)}${parameter.required ? '' : '?'}: ${type}${parameter.required ? '' : ' | undefined'}`,
  ]
}

/** The type of scalars and lists of scalars; anything else is looked up in the generated types. */
function simpleType(document: OpenApiDocument, reference: Schema): string | undefined {
  const schema = resolve<Schema>(document, reference as Schema)
  const values = schema.enum ?? (schema.const !== undefined ? [schema.const] : undefined)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const open = schema['x-extensible-enum']
  if (Array.isArray(open)) return `${open.map((value) => JSON.stringify(value)).join(' | ')} | (string & {})`
  if (schema.type === 'string') return 'string'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'array' && schema.items) {
    const item = simpleType(document, schema.items)
    return item && `readonly ${/\W/.test(item) ? `(${item})` : item}[]`
  }
  return undefined
}

function bodyType(name: string, document: OpenApiDocument, operation: Operation): string {
  const component = componentName(Object.values(operation.body?.content ?? {})[0]?.schema)
  if (!component) throw new Error(`${operation.id}: its body has no named schema`)
  return choosesObject(document, component) ? bodyName(component) : `${name}.${component}`
}

/** The components of the successful responses; `undefined` for a response without a body. */
function responsesOf(operation: Operation): (string | undefined)[] {
  const successful = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const components = successful.flatMap(([, { content }]) => {
    const media = Object.values(content ?? {})
    return media.length > 0 ? media.map(({ schema }) => componentName(schema)) : [undefined]
  })
  return [...new Set(components)]
}

/** The result type of a method: the response's component, or the name of a union of several. */
function responseType(name: string, operation: Operation): string {
  const declared = `${pascalCase(operation.id)}Response`
  const [only, ...more] = responsesOf(operation)
  return only === declared && more.length === 0 ? `${name}.${declared}` : declared
}

/** The types of the response and of a list's items, unless components already have these names. */
function responseDeclarations(name: string, document: OpenApiDocument, operation: Operation): string[] {
  const base = pascalCase(operation.id)
  const lines: string[] = []
  const responses = responsesOf(operation)
  if (responseType(name, operation) === `${base}Response`) {
    const types = responses.length > 0 ? responses.map((response) => (response ? `${name}.${response}` : 'undefined')) : ['undefined']
    lines.push('', `/** The response of \`${camelCase(operation.id)}\`. */`, `export type ${base}Response = ${types.join(' | ')}`)
  }
  if (operation.paging && operation.paging.style !== 'none') {
    const item = itemType(document, operation)
    if (item !== `${base}Item`)
      lines.push(
        '',
        `/** One record of \`${camelCase(operation.id)}\`. */`,
        `export type ${base}Item = ${primitiveType.test(item) ? item : `${name}.${item}`}`,
      )
  }
  return lines
}

const primitiveType = /^(string|number|boolean|unknown)$/

/** The type that `items` yields, as a method refers to it. */
const itemName = (name: string, document: OpenApiDocument, operation: Operation): string => {
  const declared = `${pascalCase(operation.id)}Item`
  return itemType(document, operation) === declared ? `${name}.${declared}` : declared
}

function itemType(document: OpenApiDocument, operation: Operation): string {
  const response = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))?.[1]
  const steps = (operation.paging?.items ?? '/data').slice(1).split('/')
  const body = response?.content?.['application/json']?.schema
  const list = steps.reduce<Schema | undefined>((schema, step) => schema && findProperty(document, schema, step), body)
  const { type, items } = list ? resolve<Schema>(document, list) : ({} as Schema)
  if (type !== 'array') throw new Error(`${operation.id}: \`x-paging.items\` (${operation.paging?.items}) is not a list in the response`)
  return componentName(items) ?? (items && simpleType(document, items)) ?? 'unknown'
}
