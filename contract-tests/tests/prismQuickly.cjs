// Loaded before Prism's command line. Prism compiles a validator for every schema of every
// operation, although most of them are alike, and half of that is Ajv's optimization of code that
// runs once here.
const { default: Ajv } = require('ajv/dist/core')
const { CodeGen } = require('ajv/dist/compile/codegen')

CodeGen.prototype.optimize = () => {}

/** A schema without the identifier that Prism gives each of its nodes. */
const textOf = (schema) => JSON.stringify(schema, (name, value) => (name === 'x-stoplight' ? undefined : value))

const { compile } = Ajv.prototype
/** The validators of each instance of Ajv, by the text of the schema. */
const validators = new WeakMap()

Ajv.prototype.compile = function (schema, meta) {
  const known = validators.get(this) ?? new Map()
  validators.set(this, known)
  const text = textOf(schema)
  if (!known.has(text)) known.set(text, compile.call(this, schema, meta))
  return known.get(text)
}
