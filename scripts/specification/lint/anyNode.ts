// biome-ignore lint/suspicious/noExplicitAny: a part of an OpenAPI document of any version, which may be invalid: code reads what it needs
export type AnyNode = any
