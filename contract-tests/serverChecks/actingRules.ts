import { isObject } from '../documents/isObject.ts'
import type { Environment } from '../exchange/environment.ts'
import { redactText } from '../validate/secrets.ts'
import type { ServerContext } from './serverContext.ts'

const reasons = new WeakMap<ServerContext, Promise<string | undefined>>()

/**
 * Why moderation is not judged: enabled rules of the app that are not the run's may act on its
 * messages. A run reads the rules once.
 */
export function whyNotModerated(environment: Environment, server: ServerContext): Promise<string | undefined> {
  const reason = reasons.get(server) ?? readRules(environment, server)
  reasons.set(server, reason)
  return reason
}

async function readRules(environment: Environment, server: ServerContext): Promise<string | undefined> {
  const { data } = await server.setUp('list-rules', {}).catch((error: Error) => {
    environment.notes.add(`rules of the app may act on the messages of the run, as ${redactText(error.message)}`)
    return { data: [] }
  })
  const isOwn = (id: unknown) => String(id).startsWith(server.createdRecords?.prefix ?? 'contract-')
  const ids = (Array.isArray(data) ? data : []).flatMap((rule) =>
    isObject(rule) && rule.enabled === true && rule.default !== true && !isOwn(rule.id) ? [String(rule.id)] : [],
  )
  return ids.length === 0 ? undefined : `the app has enabled rules, which may act on the messages of the run: ${ids.join(', ')}`
}
