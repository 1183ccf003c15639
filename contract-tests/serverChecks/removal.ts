import type { Target } from '../exchange/environment.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { hiddenText, isSecretName, redactText } from '../validate/secrets.ts'
import type { CreatedRecord, CreatedRecords } from './createdRecords.ts'
import { sleep } from './waiting.ts'

/** Removes a record; `status` is that of the response. */
export type Remove = (record: CreatedRecord) => Promise<{ status: number; body: string }>

/** How often a removal is tried, with longer pauses, in milliseconds. */
const [attempts, pause] = [4, 500]

/** The records of a run that belong to none of its other records, with which they would go. */
export function topsOf(createdRecords: CreatedRecords): CreatedRecord[] {
  const left = createdRecords.remaining()
  const paths = new Set(left.map(({ path }) => path))
  return left.filter(({ path }) => !parentsOf(path).some((parent) => paths.has(parent)))
}

/** The paths that a path continues. */
const parentsOf = (path: string): string[] => path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))

/**
 * Removes records, several at a time. All groups are removed before the first user, as an owner can
 * only be deleted after the group, and all users before the first role, as it may be one of theirs.
 */
export async function removeRecords(
  records: readonly CreatedRecord[],
  remove: Remove,
): Promise<{ removed: CreatedRecord[]; failures: string[] }> {
  const removed: CreatedRecord[] = []
  const failures: string[] = []
  const turnOf = ({ kind }: CreatedRecord) => ['/groups', '/users', '/roles'].indexOf(kind)
  for (const turn of [-1, 0, 1, 2]) {
    const queue = records.filter((record) => turnOf(record) === turn).values()
    const work = async () => {
      for (const record of queue) {
        const why = await removeOrExplain(record, remove)
        if (why === undefined) removed.push(record)
        else failures.push(`${shownPath(record)}: ${redactText(why)}`)
      }
    }
    await Promise.all(Array.from({ length: 4 }, work))
  }
  return { removed, failures }
}

/** The path of a record, without the secret at the end if it is a key or a token. */
const shownPath = ({ kind, id, path }: CreatedRecord): string =>
  isSecretName(kind) ? path.slice(0, -encodeURIComponent(id).length) + hiddenText : path

/** Removes a record. @returns why it could not be removed, if so */
async function removeOrExplain(record: CreatedRecord, remove: Remove): Promise<string | undefined> {
  let why = ''
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const { status, body } = await remove(record)
      if ((status >= 200 && status < 300) || status === 404 || status === 410) return undefined
      why = `${status} ${body.slice(0, 120)}`
      if (status !== 429 && (status < 500 || status === 501)) return why
    } catch (error) {
      why = (error as Error).message
      if (error instanceof ServerGone) return why
    }
    if (attempt < attempts) await sleep(pause * attempt)
  }
  return why
}

/** Kinds of records that a deletion only hides, unless it is permanent. */
const hiddenFirst = new Set(['/users', '/messages'])

/** Removes a record of the Chat API for good. */
export async function removeOne(
  target: Target,
  { apiKey = '' }: Record<string, string>,
  { kind, path }: CreatedRecord,
): Promise<{ status: number; body: string }> {
  const body = hiddenFirst.has(kind) ? '{"permanent":true}' : undefined
  const headers: [string, string][] = [
    ['apikey', apiKey],
    ['accept', 'application/json'],
    ...(body ? [['content-type', 'application/json'] as [string, string]] : []),
  ]
  return sendingFor('removal', () => target.send({ method: 'DELETE', url: target.base('chat') + path, headers, body }, 'chat'))
}
