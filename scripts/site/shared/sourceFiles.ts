import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Contract } from '../../../contract-tests/documents/contract.ts'

/** Finds the source files of paths and schemas. */
export interface SourceFiles {
  path(contract: Contract, path: string): string | undefined
  schema(contract: Contract, name: string): string | undefined
}

/** Reads the locations of the specification's paths, webhooks and schemas. */
export async function readSourceFiles(contracts: readonly Contract[]): Promise<SourceFiles> {
  const files = (await readdir('openapi', { recursive: true })).map((file) => join('openapi', file))
  const schemas = files.filter((file) => /[/\\]schemas[/\\]/.test(file))
  const paths = new Map<string, string>()
  for (const { name } of contracts) {
    const map = parse(await readFile(`openapi/${name}/openapi.yaml`, 'utf8')) as Record<string, Record<string, { $ref?: string }>>
    for (const [path, item] of [...Object.entries(map.paths ?? {}), ...Object.entries(map.webhooks ?? {})])
      if (item.$ref) paths.set(`${name} ${path}`, join('openapi', name, item.$ref))
  }
  return {
    path: ({ name }, path) => paths.get(`${name} ${path}`),
    schema: ({ name }, schema) => {
      const named = schemas.filter((file) => basename(file, '.yaml') === schema)
      return named.find((file) => file.startsWith(join('openapi', name))) ?? named[0]
    },
  }
}
