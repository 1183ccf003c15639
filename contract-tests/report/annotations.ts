import type { SuiteResult } from '../suites/result.ts'
import { printable } from '../validate/printable.ts'
import { causeSentence, causesOf } from './causes.ts'

const maximumAnnotations = 50

/**
 * The causes of the findings as GitHub's workflow commands.
 *
 * @param locate - finds a JSON pointer's `file:line` in the sources; without it the annotations
 * name no file
 */
export function annotations(result: SuiteResult, locate?: (document: string, pointer: string) => string): string[] {
  return causesOf(result)
    .map((cause) => {
      const [operation = ''] = cause.operations
      const [file, line] = locate?.(cause.document, cause.pointer).split(':') ?? []
      const where = file === undefined ? '' : `file=${file},line=${line},`
      const text = [
        causeSentence(cause, operation),
        `Document: ${cause.document} ${cause.pointer}`,
        ...(cause.example.exchange ? [cause.example.exchange.curl] : []),
        `Run again: ${cause.rerun}`,
      ].join('\n')
      return `::${cause.level === 'error' ? 'error' : 'warning'} ${where}title=${property(operation)}::${data(text)}`
    })
    .slice(0, maximumAnnotations)
}

const data = (text: string) => printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
