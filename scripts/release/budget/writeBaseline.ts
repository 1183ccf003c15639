// `npm run budget:accept`: accepts the current size and cost of types, with which later changes are
// compared.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { baselinePath, measureBudget } from './budget.ts'

parseArgs()
const budget = await measureBudget()
await writeFile(baselinePath, `${JSON.stringify(budget, undefined, 2)}\n`)
console.log(budget)
