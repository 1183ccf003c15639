import type { SuiteResult } from '../suites/result.ts'
import { causesOf } from './causes.ts'

const most = 50

/** The causes of the findings as GitHub's workflow commands, where the sources say what was expected. */
export function annotations(result: SuiteResult, locate: (document: string, pointer: string) => string): string[] {
  return causesOf(result)
    .map(({ level, document, pointer, operations: [operation = ''], place, expected, got, rule, times, rerun, example }) => {
      const [file, line] = locate(document, pointer).split(':')
      const text = [
        `${operation}: ${place}: expected ${expected}, got ${got} (${rule})${times > 1 ? `, ${times} times` : ''}`,
        ...(example.exchange ? [example.exchange.curl] : []),
        `Again: ${rerun}`,
      ].join('\n')
      return `::${level === 'error' ? 'error' : 'warning'} file=${file},line=${line},title=${property(operation)}::${data(text)}`
    })
    .slice(0, most)
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
