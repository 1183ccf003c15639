export type Secret = string | (() => string | Promise<string>);
export type CredentialHeaders = Readonly<Record<string, string>>;
export declare function credentialsFrom(headerOf: Readonly<Record<string, string>>, options: Readonly<Record<string, unknown>>): () => CredentialHeaders | Promise<CredentialHeaders>;
