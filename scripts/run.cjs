// Runs a TypeScript program of this repository: node scripts/run.cjs FILE [ARGUMENT…]
// Without FILE it checks the version of Node and the installation only, before a program that is no
// file of this repository. In CommonJS and old syntax, so that an unsupported Node gets a clear
// message and not a syntax error.
const { existsSync } = require('node:fs')
const { resolve } = require('node:path')
const { pathToFileURL } = require('node:url')

const version = process.versions.node
const [major, minor] = version.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12) || major === 23) {
  console.error(`Node ${version} is not supported here. Use Node 20 (from 20.19), 22 (from 22.12), 24 or newer.`)
  process.exit(1)
}

try {
  require.resolve('tsx')
} catch {
  console.error('The development tools are not installed. Run npm ci first.')
  process.exit(1)
}

const file = process.argv[2]
if (file !== undefined) run(resolve(file))

function run(program) {
  if (!existsSync(program)) {
    console.error(`There is no program ${file}.`)
    process.exit(2)
  }
  process.argv.splice(1, 2, program)
  import('tsx')
    .then(() => import(pathToFileURL(program).href))
    .catch((error) => {
      // Wrong arguments need a line, not a stack trace.
      if (!(error instanceof Error && (/^(UsageError|UnknownName)$/.test(error.name) || /^ERR_PARSE_ARGS_/.test(error.code)))) throw error
      // After the first sentence Node explains what an option is.
      console.error(error.name === 'TypeError' ? error.message.split(/\.\s/)[0] : error.message.replace(/\n/g, ' '))
      process.exit(2)
    })
}
