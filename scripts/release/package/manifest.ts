/** The part of package.json that the package's checks read. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly type?: string
  readonly sideEffects?: boolean
  readonly repository?: { readonly url: string }
  readonly exports: Readonly<Record<string, unknown>>
  readonly typesVersions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
}
