import { createRequire } from 'node:module'
import type { Document } from '../../contract-tests/document/document.ts'

// The converter has no types of its own.
const { convertV2 } = createRequire(import.meta.url)('openapi-to-postmanv2') as {
  convertV2(
    input: { type: 'string'; data: string },
    options: object,
    done: (error: Error | null, result: { result: boolean; reason?: string; output?: { data: object }[] }) => void,
  ): void
}

/** Converts a bundled document to a Postman collection. */
export function postman(document: Document): Promise<object> {
  return new Promise((resolve, reject) => {
    convertV2(
      { type: 'string', data: JSON.stringify(document) },
      { folderStrategy: 'Tags', requestParametersResolution: 'Example' },
      (error, made) => {
        const collection = made?.output?.[0]?.data
        if (collection) resolve(collection)
        else reject(error ?? new Error(`no Postman collection could be made: ${made?.reason}`))
      },
    )
  })
}
