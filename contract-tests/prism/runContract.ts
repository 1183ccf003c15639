// `npm run contract`: the command `check`, with Prism in the place of our own mock.
import { checkCommand } from '../cli/check.ts'
import { runCommand } from '../cli/runCommand.ts'
import { runJudgedSuite } from './judgedSuite.ts'

let wrong: string[] = []
const check = checkCommand(async (options) => {
  const judged = await runJudgedSuite(options)
  wrong = judged.wrong
  return judged.result
})

await runCommand('check', check, process.argv.slice(2))
if (wrong.length > 0) {
  console.log(`Other numbers than in prism/gaps.ts:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode ||= 1
}
console.log(`Exit code ${process.exitCode ?? 0}`)
