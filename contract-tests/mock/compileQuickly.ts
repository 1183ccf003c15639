// Ajv spends half of its compile time on shortening the code it writes. In a mock most schemas validate only a few values, so this is turned off:
// it saves a fifth of a contract run, and of the wait for an operation's first response. What the schemas accept stays the same.
import { CodeGen } from 'ajv/dist/compile/codegen/index.js'

CodeGen.prototype.optimize = () => {}
