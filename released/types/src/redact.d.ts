export declare const redacted = "[redacted]";
export declare const isSecretHeader: (name: string) => boolean;
export declare function redactHeaders(headers: Headers | Readonly<Record<string, string>>): Record<string, string>;
export declare const redactText: (text: string, secrets: readonly string[]) => string;
export declare function redactCause(cause: unknown, secrets: readonly string[]): unknown;
