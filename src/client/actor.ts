/**
 * Makes the compiler distinguish clients that are bound to a user from those that are not, which it
 * would otherwise accept for each other, as their methods have the same names. No client has this
 * property at run time.
 */
export declare const actsFor: unique symbol
