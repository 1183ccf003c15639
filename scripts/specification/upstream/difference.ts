/** One difference between two documents. */
export interface Difference {
  /** The schema, operation or event in which it arises. */
  readonly group: string
  /** What it is, such as `new property` or `changed maxLength`. */
  readonly kind: string
  /**
   * Where it is, in a form that does not depend on the order of parameters and servers. With `kind`
   * and `published` it identifies the difference.
   */
  readonly pointer: string
  /** The edition's value; a long value is truncated, with a hash of the whole. */
  readonly published: string
  /** The value in the document that it is compared with. */
  readonly ours: string
  /** What it means for users of this package. */
  readonly effect: string
}
