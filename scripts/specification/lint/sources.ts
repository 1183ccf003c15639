import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { stepsOf } from '../../../contract-tests/documents/pointer.ts'

/** The YAML files that the documents are bundled from. */
export interface Sources {
  /**
   * Source of a JSON pointer into a bundle, as `file:line`; that of the nearest ancestor if the
   * sources do not contain it.
   */
  locate(document: string, pointer: string): string
  /** Syntax errors and references to missing files, each with `file:line`. */
  errors(): string[]
}

interface SourceFile {
  readonly root: Node | null
  readonly lines: LineCounter
  readonly errors: string[]
}

/** Reads every YAML file of a folder with the layout of `openapi/`. */
export async function readSources(folder: string): Promise<Sources> {
  const files = new Map<string, SourceFile>()
  for (const file of await readdir(folder, { recursive: true }))
    if (file.endsWith('.yaml')) files.set(resolve(folder, file), readSource(resolve(folder, file)))
  const named = (file: string) => relative(dirname(resolve(folder)), file).replaceAll(sep, '/')
  const at = (file: string, node: Node | null): string => {
    const { line } = files.get(file)?.lines.linePos(node?.range?.[0] ?? 0) ?? { line: 1 }
    return `${named(file)}:${Math.max(line, 1)}`
  }

  const locate = (document: string, pointer: string): string => {
    const steps = stepsOf(pointer)
    const [where, , name] = steps
    const root = join(resolve(folder), document, 'openapi.yaml')
    if (where === 'components' && name !== undefined) {
      const own = [...files.keys()].filter((file) => basename(file, '.yaml') === name)
      const file = own.find((path) => path.includes(`${sep}${document}${sep}`)) ?? own.find((path) => path.includes(`${sep}shared${sep}`))
      if (file) return walk(file, files.get(file)?.root ?? null, steps.slice(3))
    }
    return walk(root, files.get(root)?.root ?? null, steps)
  }

  function walk(file: string, node: Node | null, steps: string[]): string {
    let current = node
    let place = file
    let rest = steps
    for (;;) {
      const reference: unknown = isMap(current) ? current.get('$ref') : undefined
      if (typeof reference === 'string' && rest.length > 0) {
        const [path = '', fragment = ''] = reference.split('#')
        const next = path === '' ? place : resolve(dirname(place), path)
        if (!files.has(next)) return at(place, current)
        place = next
        current = files.get(next)?.root ?? null
        rest = [...stepsOf(fragment), ...rest]
        continue
      }
      const [key, ...others] = rest
      if (key === undefined) return at(place, current)
      const child: unknown = isMap(current) ? current.get(key, true) : isSeq(current) ? current.get(Number(key), true) : undefined
      if (!isNode(child)) return at(place, current)
      current = child
      rest = others
    }
  }

  return {
    locate,
    errors: () =>
      [...files].flatMap(([file, { root, errors }]) => {
        const found = errors.map((message) => `${named(file)}:${message}`)
        visit(root, {
          Pair(_, { key, value }) {
            if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string') return
            const [path = ''] = value.value.split('#')
            if (/\.ya?ml$/.test(path) && !files.has(resolve(dirname(file), path)))
              found.push(`${at(file, value)}: $ref to the missing file ${path}`)
          },
        })
        return found
      }),
  }
}

function readSource(file: string): SourceFile {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  const errors = document.errors.map(({ message, linePos }) => `${linePos?.[0].line ?? 1}: ${message.split('\n')[0]}`)
  return { root: document.contents, lines, errors }
}
