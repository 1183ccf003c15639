// Runs a TypeScript program of this repository: node scripts/run.cjs FILE [ARGUMENT…]
// In CommonJS and old syntax, so that an unsupported Node gets a clear message and not a syntax error.
const { resolve } = require('node:path')
const { pathToFileURL } = require('node:url')

const version = process.versions.node
const [major, minor] = version.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12) || major === 23) {
  console.error(`Node ${version} is not supported here. Use Node 20 (from 20.19), 22 (from 22.12), 24 or newer.`)
  process.exit(1)
}

const file = process.argv[2]
process.argv.splice(1, 2, resolve(file))
import('tsx')
  .catch(() => {
    console.error('The development tools are not installed. Run npm ci first.')
    process.exit(1)
  })
  .then(() => import(pathToFileURL(process.argv[1]).href))
  .catch((error) => {
    // Wrong arguments need a sentence, not a stack trace.
    if (!(error instanceof Error && (error.name === 'UsageError' || /^ERR_PARSE_ARGS_/.test(error.code)))) throw error
    console.error(error.message)
    process.exit(2)
  })
