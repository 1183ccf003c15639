// Lets the examples run in the repository: `node --import scripts/examples/preload.ts`. What they import by the package's name comes from its sources.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const [, entry] = /^cometchat-rest(?:\/(\w+))?$/.exec(specifier) ?? []
    return specifier.startsWith('cometchat-rest') && !specifier.startsWith('cometchat-rest-')
      ? next(new URL(`../../src/${entry ?? 'index'}.ts`, import.meta.url).href, context)
      : next(specifier, context)
  },
})
