/** Thrown instead of a response if a test planned a broken connection. */
export class BrokenConnection extends TypeError {}
