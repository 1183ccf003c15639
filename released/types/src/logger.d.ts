export interface Logger {
    debug?(message: string): void;
    warn?(message: string): void;
}
