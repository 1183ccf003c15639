import type { Document, Operation } from '../../contract-tests/spec/document.ts'
import { propertyName } from '../../contract-tests/spec/names.ts'
import { branchesOf, componentName, fieldsOf } from './nameSchemas.ts'

// A body may be one of several requests, distinguished by `type` or the like, with an object in each that differs, such as `data`. For a mistake within
// that object the compiler says what it lacks to be any of them, unless one branch has no such property: only then does it look for the branch that
// the other properties select. So these bodies have a branch more, which no value fits. Where several remain, it reports the branch whose object it met
// last; so that branch names them, the most usual last.

/** The name under which a method takes such a body. */
export const bodyName = (component: string): string => `${component.replace(/Request$/, '')}Body`

/** Whether a component is a choice between objects that differ in a property which is an object itself. */
export const choosesObject = (document: Document, component: string): boolean =>
  differing(document, branches(document, component)).length > 0

/** The bodies of a document's operations that have a branch more than their schemas. */
export function bodies(name: string, document: Document, operations: readonly Operation[]): string[] {
  const components = operations.flatMap(({ body }) => componentName(Object.values(body?.content ?? {})[0]?.schema) ?? [])
  return [...new Set(components)]
    .filter((component) => choosesObject(document, component))
    .flatMap((component) => body(name, document, component))
}

function body(name: string, document: Document, component: string): string[] {
  const all = branches(document, component)
  const without = differing(document, all)
  const shared = Object.keys(all[0]?.properties ?? {}).filter((property) => !without.includes(property))
  const mark = shared.find((property) => hasValues(all, property) && all.every((branch) => isRequired(branch, property)))
  if (!mark) throw new Error(`${component}: no required property distinguishes its branches`)
  const objects = without.flatMap((property) => [...new Set(all.map(({ properties }) => `${name}.${componentName(properties[property])}`))])
  const fields = shared.map((property) =>
    property === mark
      ? `  ${propertyName(property)}: never & (${objects.join(' | ')})`
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

type Fields = ReturnType<typeof fieldsOf>

const branches = (document: Document, component: string): Fields[] =>
  branchesOf(document, { $ref: `#/components/schemas/${component}` }).map((branch) => fieldsOf(document, branch))

/** Properties that all branches have, as objects of different schemas. */
function differing(document: Document, all: readonly Fields[]): string[] {
  if (all.length < 2) return []
  return Object.keys(all[0]?.properties ?? {}).filter((property) => {
    const schemas = all.map(({ properties }) => properties[property])
    const objects = schemas.every((schema) => schema && Object.keys(fieldsOf(document, schema).properties).length > 0)
    return objects && new Set(schemas.map((schema) => JSON.stringify(schema))).size > 1
  })
}

const hasValues = (branches: readonly Fields[], property: string): boolean =>
  branches.some(({ properties }) => properties[property]?.const !== undefined || properties[property]?.enum)

/** Whether a branch requires a property, unless it allows any value there: then another property distinguishes the branch. */
const isRequired = (branch: Fields, property: string): boolean => branch.required.includes(property) || !hasValues([branch], property)
