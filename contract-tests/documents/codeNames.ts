/** `flag-a-message` → `flagAMessage`: the method name. */
export const camelCase = (id: string): string => id.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())

/** `flag-a-message` → `FlagAMessage`: the prefix of the type names. */
export const pascalCase = (id: string): string => camelCase(id).replace(/^\w/, (letter) => letter.toUpperCase())

/** A property name in TypeScript, quoted only if necessary. */
export const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
