import { propertyName } from '../../../contract-tests/documents/codeNames.ts'
import type { OpenApiDocument, Operation } from '../../../contract-tests/documents/document.ts'
import { componentName, mergedProperties, unionBranches } from './nameSchemas.ts'

// A body may be a union of requests, distinguished by a property such as `type`, with a different
// object in each, such as `data`. For a mistake in that object the compiler lists what is missing
// for every branch, unless a branch lacks the property: only then does it select the branch by the
// other properties. So these unions have an additional branch that no value matches. If several
// branches remain, the compiler reports the one whose object it met last; so the additional branch
// mentions all objects, the most common last. Its mark is `undefined`, by which an editor rules it
// out, and shows the text of the property that it points at.

/** The name of such a body in a method's parameters. */
export const bodyName = (component: string): string => `${component.replace(/Request$/, '')}Body`

/** Whether a component is a union of objects that differ in a property whose value is an object. */
export const choosesObject = (document: OpenApiDocument, component: string): boolean =>
  differing(document, branches(document, component)).length > 0

/** The bodies of a document's operations that need an additional branch. */
export function bodyTypes(name: string, document: OpenApiDocument, operations: readonly Operation[]): string[] {
  const components = operations.flatMap(({ body }) => componentName(Object.values(body?.content ?? {})[0]?.schema) ?? [])
  return [...new Set(components)]
    .filter((component) => choosesObject(document, component))
    .flatMap((component) => body(name, document, component))
}

function body(name: string, document: OpenApiDocument, component: string): string[] {
  const all = branches(document, component)
  const without = differing(document, all)
  const shared = Object.keys(all[0]?.properties ?? {}).filter((property) => !without.includes(property))
  const mark = shared.find((property) => hasValues(all, property) && all.every((branch) => isRequired(branch, property)))
  if (!mark) throw new Error(`${component}: no required property distinguishes its branches`)
  const objects = without.flatMap((property) => [...new Set(all.map(({ properties }) => `${name}.${componentName(properties[property])}`))])
  const fields = shared.map((property) =>
    property === mark
      ? `  ${propertyName(property)}: [undefined, ${objects.join(' | ')}][0]`
      : `  ${propertyName(property)}?: ${name}.${component}[${JSON.stringify(property)}]`,
  )
  return [
    `/** No value fits it: it lets the compiler explain a wrong ${without.map((property) => `\`${property}\``).join(', ')} by the branch of {@link ${bodyName(component)}} that \`${mark}\` selects. */`,
    `export interface No${bodyName(component)} {`,
    ...fields,
    '}',
    '',
    `/** A {@link ${name}.${component}}, as a method takes it. */`,
    `export type ${bodyName(component)} = No${bodyName(component)} | ${name}.${component}`,
    '',
  ]
}

type Fields = ReturnType<typeof mergedProperties>

const branches = (document: OpenApiDocument, component: string): Fields[] =>
  unionBranches(document, { $ref: `#/components/schemas/${component}` }).map((branch) => mergedProperties(document, branch))

/** Properties of all branches with objects of different schemas. */
function differing(document: OpenApiDocument, all: readonly Fields[]): string[] {
  if (all.length < 2) return []
  return Object.keys(all[0]?.properties ?? {}).filter((property) => {
    const schemas = all.map(({ properties }) => properties[property])
    const objects = schemas.every((schema) => schema && Object.keys(mergedProperties(document, schema).properties).length > 0)
    return objects && new Set(schemas.map((schema) => JSON.stringify(schema))).size > 1
  })
}

const hasValues = (branches: readonly Fields[], property: string): boolean =>
  branches.some(({ properties }) => properties[property]?.const !== undefined || properties[property]?.enum)

/**
 * Whether a branch requires a property, unless it allows any value there: then another property
 * distinguishes the branch.
 */
const isRequired = (branch: Fields, property: string): boolean => branch.required.includes(property) || !hasValues([branch], property)
