export interface NodeRequest {
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    readonly readableEnded?: boolean;
    on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
    on(event: 'end' | 'close', listener: () => void): unknown;
    on(event: 'error', listener: (error: Error) => void): unknown;
    pause?(): unknown;
}
export declare function headerOf(request: Request | NodeRequest, name: string): string | undefined;
export declare function readBody(request: Request | NodeRequest, limit: number): Promise<Uint8Array>;
