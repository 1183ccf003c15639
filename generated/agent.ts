// Written by `npm run generate` from openapi/. Do not edit.
/** The package and its version, as requests name them. */
export const agent = 'cometchat-rest/0.1.0'

/** Where the documentation is. */
export const documentation = 'https://OWNER.github.io/cometchat-rest/'
