import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Contract } from '../../../contract-tests/spec/contract.ts'
import type { Schema } from '../../../contract-tests/spec/document.ts'
import { fieldId, type SearchEntry } from '../browser/searchEntries.ts'
import { parameterId } from '../pages/signature.ts'
import { plainSentence, plainText } from './html.ts'
import { markdown } from './markdown.ts'
import { shapeOf } from './shape.ts'
import type { Site } from './site.ts'
import { unionOf } from './union.ts'

/** Everything that the search can find. */
export function searchEntries({ model, guides, links }: Site): SearchEntry[] {
  return [
    ...model.operations.map(({ operation, method, address, contract, family }): SearchEntry => {
      const body = Object.values(operation.body?.content ?? {})[0]?.schema
      return {
        k: 'operation',
        t: operation.summary,
        n: [operation.id, method],
        a: address,
        d: `${plainSentence(operation.description)} ${family.name}`,
        p: `${operation.method} ${operation.path}`,
        f: [...operation.parameters.map(parameterId), ...(body ? fieldIds(contract, body, 'body') : [])],
      }
    }),
    ...model.events.map(
      ({ operation, trigger, address }): SearchEntry => ({
        k: 'event',
        t: operation.summary,
        n: [trigger],
        a: address,
        d: `${plainSentence(operation.description)} webhook`,
      }),
    ),
    ...model.errors.map(
      ({ code, status, meaning, address }): SearchEntry => ({
        k: 'error',
        t: code,
        n: [code],
        a: address,
        d: `${status ?? ''} ${plainSentence(meaning)}`,
      }),
    ),
    ...model.types.map(
      ({ name, schema, contract, address }): SearchEntry => ({
        k: 'type',
        t: name,
        n: [name],
        a: address,
        d: plainSentence(schema.description ?? ''),
        f: fieldIds(contract, schema, 'field'),
      }),
    ),
    ...model.families.map(
      ({ name, description, address }): SearchEntry => ({ k: 'family', t: name, n: [], a: address, d: plainSentence(description) }),
    ),
    ...model.apis.flatMap(({ title, address, contract }): SearchEntry[] => {
      const about = contract.document.info.description
      return [
        { k: 'api', t: title, n: [], a: address, d: plainSentence(about) },
        ...markdown(about, { links, address })
          .headings.filter(({ depth }) => depth === 2)
          .map(({ id, text }): SearchEntry => ({ k: 'api', t: `${title}: ${plainText(text)}`, n: [], a: `${address}#${id}`, d: '' })),
      ]
    }),
    ...guides.flatMap(({ title, address, text, headings, kind, about }): SearchEntry[] => [
      {
        k: 'guide',
        t: title,
        n: [...about.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
        a: address,
        d: kind === 'guide' ? text.replace(/```[\s\S]*?```|[|`*#<>-]/g, ' ').replace(/\s+/g, ' ') : '',
      },
      ...headings
        .filter(({ depth }) => depth === 2 && kind === 'guide')
        .map((one): SearchEntry => ({ k: 'guide', t: `${title}: ${plainText(one.text)}`, n: [], a: `${address}#${one.id}`, d: '' })),
    ]),
  ]
}

/** The ids that a schema's own fields have on a page, those of its alternatives included. */
function fieldIds(contract: Contract, schema: Schema, prefix: string): string[] {
  const shape = shapeOf(contract.document, schema)
  const inside = shape.unions.flatMap((schemas) => {
    const union = unionOf(contract.document, schemas, shape)
    const common = [...(union?.varying.keys() ?? []), ...(union?.shared.keys() ?? [])]
    const own = (union?.forms ?? []).flatMap((form) =>
      [...form.own.keys()].filter((name) => !common.includes(name)).map((name) => fieldId(`${prefix}-${form.names.at(-1)}`, name)),
    )
    return [...common.map((name) => fieldId(prefix, name)), ...own]
  })
  return [...new Set([...[...shape.properties.keys()].map((name) => fieldId(prefix, name)), ...inside])]
}

/** Bundles one of the browser's scripts. */
export async function browserScript(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../browser/${name}.ts`, import.meta.url))
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, format: 'iife', target: 'es2022', write: false })
  return outputFiles[0]?.text ?? ''
}

/** The script that holds index and search. */
export async function searchScript(site: Site): Promise<string> {
  const index = JSON.stringify(searchEntries(site)).replaceAll('<', '\\u003c')
  return `globalThis.searchEntries=${index};\n${await browserScript('search')}`
}
