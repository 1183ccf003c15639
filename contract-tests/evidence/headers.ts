// A name such as X-Acme-Gateway would show through whose network a run went. Only names that every
// server may send, those of the documents, and those made of the documents' words are kept.

const standard = new Set(
  `accept-ranges access-control-allow-headers access-control-allow-methods access-control-allow-origin access-control-expose-headers age allow
  alt-svc cache-control connection content-encoding content-language content-length content-security-policy content-type date etag expires
  keep-alive last-modified link location pragma ratelimit ratelimit-policy referrer-policy retry-after server server-timing set-cookie
  strict-transport-security trailer transfer-encoding upgrade vary via www-authenticate x-content-type-options x-frame-options x-powered-by
  x-xss-protection`.split(/\s+/),
)

/** Whether any server may send a header of this name. */
export const isStandardHeader = (name: string): boolean => standard.has(name) || /^(x-)?rate-?limit-[a-z]+$/.test(name)
