import type { Shared } from './load.ts'

/** A form of text fields and files; the platform adds its content type with the boundary. */
export function form({ nameOf }: Shared, where: string, value: unknown): FormData {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${where}: \`body\` must be an object; it is ${nameOf(value)}.`)
  const data = new FormData()
  for (const [name, field] of Object.entries(value)) {
    // A list is one part for each of its values.
    for (const one of Array.isArray(field) ? field : [field]) {
      if (one instanceof Blob) data.append(name, one)
      else if (one !== undefined) data.append(name, formText(nameOf, where, name, one))
    }
  }
  return data
}

function formText(nameOf: Shared['nameOf'], where: string, name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new TypeError(`${where}: \`body.${name}\` must be a string, a number, a boolean or a Blob; it is ${nameOf(value)}.`)
}
