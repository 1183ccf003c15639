import { pascalCase } from '../../../contract-tests/documents/codeNames.ts'
import { type OpenApiDocument, type Operation, resolve } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { componentName } from './nameSchemas.ts'

type Content = Pick<NonNullable<Operation['body']>, 'content'>

/**
 * The type `paths`, by which openapi-fetch's client finds the types of a call. It refers to the
 * arguments of the methods and to the components, so that nothing is declared twice.
 *
 * @param name - the file of the components, without its ending
 * @param document - a document with named schemas
 */
export function pathTypes(name: string, document: OpenApiDocument, operations: readonly Operation[]): string {
  const argumentTypes = operations.filter(({ parameters }) => parameters.length > 0).map(argumentsOf)
  const members = [...groupBy(operations, ({ path }) => path)].map(
    ([path, ofPath]) => `  '${path}': {\n${ofPath.map((operation) => `    ${member(name, document, operation)}\n`).join('')}  }\n`,
  )
  return `import type * as ${name} from './${name}.ts'
import type { ${argumentTypes.sort().join(', ')} } from './${name}.client.ts'
${helpers}
export interface paths {
${members.join('')}}
`
}

const helpers = `
/** Parameters of the given places, and none of the others. */
type Only<Given> = Given & { [Place in Exclude<'query' | 'header' | 'path' | 'cookie', keyof Given>]?: never }
interface Json<Body> {
  headers: { [name: string]: unknown }
  content: { 'application/json': Body }
}
`

const argumentsOf = ({ id }: Operation): string => `${pascalCase(id)}Parameters`

function member(name: string, document: OpenApiDocument, operation: Operation): string {
  const { method, path, body } = operation
  const operationNode = document.paths[path]?.[method.toLowerCase()] as { responses: Readonly<Record<string, { $ref?: string }>> }
  const responses = Object.entries(operationNode.responses).map(([status, { $ref }]) => {
    const component = $ref?.split('/').at(-1)
    if (component) return `${status}: ${name}.Response${component}`
    return `${status}: ${bodyOf(name, resolve<Content>(document, operationNode.responses[status] as Content))}`
  })
  const sent = body ? `requestBody${body.required ? '' : '?'}: ${bodyOf(name, body)}; ` : ''
  const places = ['query', 'header', 'path'].flatMap((place) => group(operation, place))
  return `${method.toLowerCase()}: { parameters: Only<{ ${places.map((place) => `${place}; `).join('')}}>; ${sent}responses: { ${responses.join('; ')} } }`
}

/** The parameters in a place, as the method's arguments declare them. */
function group(operation: Operation, place: string): string[] {
  const ofPlace = operation.parameters.filter((parameter) => parameter.in === place)
  const names = ofPlace.map((parameter) => JSON.stringify(parameter.name)).join(' | ')
  const isRequired = ofPlace.some(({ required }) => required)
  return ofPlace.length === 0 ? [] : [`${place}${isRequired ? '' : '?'}: Pick<${argumentsOf(operation)}, ${names}>`]
}

function bodyOf(name: string, { content = {} }: Content): string {
  const types = Object.entries(content).map(([type, { schema }]) => {
    return [type, `${name}.${componentName(schema)}`] as const
  })
  const [[type, json] = []] = types
  if (types.length === 1 && type === 'application/json') return `Json<${json}>`
  const members = types.map(([type, component]) => `'${type}': ${component}`)
  return `{ headers: { [name: string]: unknown }; ${members.length > 0 ? `content: { ${members.join('; ')} }` : 'content?: never'} }`
}
