/**
 * Keeps clients that are bound to a user and those that are not apart for the compiler, which would let one stand for the other: their methods are
 * called alike. No client has this property at run time.
 */
export declare const actsFor: unique symbol
