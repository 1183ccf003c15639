// Ajv spends half of its compile time on shortening the code it writes. In a mock most schemas judge a handful of values, so it is told not to:
// a fifth of a contract run, and of the wait for an operation's first answer. What the schemas accept stays the same.
import { CodeGen } from 'ajv/dist/compile/codegen/index.js'

CodeGen.prototype.optimize = () => {}
