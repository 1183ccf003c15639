// `npm run budget:accept`: accepts the present size and cost of types as what later ones are compared with.
import { writeFile } from 'node:fs/promises'
import { baselinePath, measureBudget } from './budget.ts'

const budget = await measureBudget()
await writeFile(baselinePath, `${JSON.stringify(budget, undefined, 2)}\n`)
console.log(budget)
