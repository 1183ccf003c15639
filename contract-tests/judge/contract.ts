// `npm run contract`: the command `check`, with Prism in the place of our own mock.
import { checkCommand } from '../cli/check.ts'
import { runCommand } from '../cli/runCommand.ts'
import { runJudgedSuite } from './judgedSuite.ts'

const found: string[] = []
const check = checkCommand(async (options) => {
  const { result, differences } = await runJudgedSuite(options)
  found.push(...differences)
  return result
})

await runCommand('check', check, process.argv.slice(2))
if (found.length > 0) {
  console.log(`Prism and the mock differ:\n${found.map((difference) => `  ${difference}`).join('\n')}`)
  process.exitCode ||= 1
}
