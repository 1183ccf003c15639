// Ajv spends half of its compile time on shortening the code it writes. In a worker of the suite most schemas judge a handful of values, so it is told
// not to, in Prism's validators as in ours: a fifth of a run's time. What the schemas accept stays the same.
import { CodeGen } from 'ajv/dist/compile/codegen/index.js'

CodeGen.prototype.optimize = () => {}
