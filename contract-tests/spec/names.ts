/** `flag-a-message` → `flagAMessage`: the method's name. */
export const camelCase = (id: string): string => id.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())

/** `flag-a-message` → `FlagAMessage`: the stem of the types' names. */
export const pascalCase = (id: string): string => camelCase(id).replace(/^\w/, (letter) => letter.toUpperCase())

/** A property name as TypeScript writes it: quoted only where it must be. */
export const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
