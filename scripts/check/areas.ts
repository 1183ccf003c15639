/**
 * The areas, with the folders of their tests. A file belongs to the first area that has its folder.
 */
export const areas = {
  client: ['src'],
  contract: ['contract-tests', 'scripts/proof/faults'],
  docs: ['scripts/site'],
  package: [
    'scripts/release/package',
    'scripts/release/consumers',
    'scripts/release/version',
    'scripts/specification/compat',
    'scripts/proof/examples',
  ],
  scripts: ['scripts'],
} as const

/** The name of an area. */
export type Area = keyof typeof areas

/** The names of all areas. */
export const areaNames = Object.keys(areas) as Area[]

/** Whether a file is in one of the folders. */
const isIn = (file: string, folders: readonly string[]): boolean => folders.some((folder) => file.startsWith(`${folder}/`))

/** The area of a file, by its path from the project's folder. */
export const areaOf = (file: string): Area | undefined => areaNames.find((name) => isIn(file, areas[name]))
