// `npm run budget:accept`: accepts the current size and cost of types, with which later changes are
// compared, and lowers the limits of lines to what there is.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { baselinePath, measureBudget } from './budget.ts'
import { lowerLimits } from './lines.ts'

parseArgs()
const budget = await measureBudget()
await writeFile(baselinePath, `${JSON.stringify(budget, undefined, 2)}\n`)
await lowerLimits()
console.log(budget)
