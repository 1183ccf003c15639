import { sentence } from '../referee/finding.ts'
import type { SuiteResult } from '../run/suite.ts'

const most = 50

/** Findings as GitHub's workflow commands, at the operation's place in the sources. */
export function annotations({ operations }: SuiteResult, locate: (document: string, pointer: string) => string): string[] {
  return operations
    .flatMap(({ document, method, path, operation, findings }) => {
      const pointer = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
      const [file, line] = locate(document, pointer).split(':')
      return findings.map(
        (one) =>
          `::${one.level === 'error' ? 'error' : 'warning'} file=${file},line=${line},title=${property(operation)}::${data(sentence(one))}`,
      )
    })
    .slice(0, most)
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
