import type { Workplace } from './workplace.ts'

/** A third-party tool that reads OpenAPI documents. */
export interface Tool {
  /** Its package, by which the table names it. */
  readonly name: string
  /** What npm installs for it: the tool first, then what it needs. */
  readonly packages: Readonly<Record<string, string>>
  /** What it has to do, for the table. */
  readonly does: string
  /** @throws if it cannot */
  run(place: Workplace): Promise<void>
}
