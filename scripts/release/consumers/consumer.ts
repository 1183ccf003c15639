import type { Project } from './project.ts'

/** An environment that uses the package, tested by flagging a message. */
export interface Consumer {
  /** Runtime or compiler, for the support table. */
  readonly title: string
  /** The tested version. */
  readonly version: string
  /** How the package is used there. */
  readonly how: string
  readonly packages: Readonly<Record<string, string>>
  /** @throws if the package does not work */
  run(project: Project, mockUrl: string): Promise<unknown>
}
