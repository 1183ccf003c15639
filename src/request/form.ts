import { checkObject, nameOf } from './values.ts'

/**
 * A form of text fields and files.
 * @throws TypeError naming the field
 */
export function form(where: string, body: unknown): FormData {
  checkObject(`${where}: \`body\``, body)
  const data = new FormData()
  for (const [name, field] of Object.entries(body)) {
    // A list is one part for each of its values.
    for (const value of Array.isArray(field) ? field : [field]) {
      if (value instanceof Blob) data.append(name, value)
      else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') data.append(name, String(value))
      else if (value !== undefined)
        throw new TypeError(`${where}: \`body.${name}\` must be a string, a number, a boolean or a Blob; it is ${nameOf(value)}.`)
    }
  }
  return data
}
