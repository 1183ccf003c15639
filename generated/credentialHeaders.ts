// Written by `npm run generate` from openapi/. Do not edit.
/** The headers that carry credentials, from the security schemes of all documents. */
export const credentialHeaders = ["apikey","key","secret"] as const
