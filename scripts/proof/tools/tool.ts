import type { ToolSandbox } from './sandbox.ts'

/** A third-party tool that reads OpenAPI documents. */
export interface Tool {
  /** Name of its package. */
  readonly name: string
  /** npm packages: the tool first, then its dependencies. */
  readonly packages: Readonly<Record<string, string>>
  /** What it does, for the table. */
  readonly does: string
  /** @throws if it fails */
  run(sandbox: ToolSandbox): Promise<void>
}
