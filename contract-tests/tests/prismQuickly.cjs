// Loaded before Prism's command line. Prism compiles a validator for each response, and half of that is Ajv's optimization of code that runs once here.
require('ajv/dist/compile/codegen').CodeGen.prototype.optimize = () => {}
