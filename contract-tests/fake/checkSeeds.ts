import { didYouMean } from '../documents/closestName.ts'
import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { nearestFaults } from '../documents/nearest.ts'
import { stepsOf, valueAt } from '../documents/pointer.ts'
import type { Violation } from '../documents/validators.ts'
import { shortened } from '../validate/finding.ts'
import { detailed } from '../validate/request.ts'
import { hidden, isSecretName } from '../validate/secrets.ts'
import { throwProblems } from './seedProblems.ts'
import { relationProblems } from './seedRelations.ts'
import { seedDefaults, seedSchemas } from './seedSchemas.ts'
import type { Seeds } from './seeds.ts'
import type { Store } from './store.ts'

const lists = Object.keys(seedSchemas) as (keyof Seeds)[]

/**
 * Validates the initial records, which may come from a file: each as the request that would create
 * it, and all of them together.
 *
 * @param existing - the app, if it has records already
 * @throws Error that names every problem with its place, such as `users[3].uid`
 */
export function checkSeeds(chat: Contract, seeds: object, existing?: Store): void {
  const problems: string[] = []
  for (const [list, records] of Object.entries(seeds) as [keyof Seeds, unknown][]) {
    if (records === undefined) continue
    if (!lists.includes(list)) problems.push(`${list} is an unknown key.${didYouMean(list, lists)}`)
    else if (!Array.isArray(records)) problems.push(`${list} must be a list.`)
    else for (const [index, record] of records.entries()) problems.push(...recordProblems(chat, list, `${list}[${index}]`, record))
  }
  throwProblems([...problems, ...relationProblems(seeds, existing)])
}

/** The problems of a record by itself. */
function recordProblems(chat: Contract, list: keyof Seeds, place: string, record: unknown): string[] {
  // As JSON, because options may contain undefined values.
  const json = JSON.stringify(record)
  const plain: unknown = json === undefined ? null : JSON.parse(json)
  const request = isObject(plain) ? (seedDefaults[list]?.(plain) ?? plain) : plain
  const faults = nearestFaults(chat, seedSchemas[list], request)
    // The members of a group may come from several requests.
    .filter(({ pointer, keyword }) => !(keyword === 'maxItems' && pointer.startsWith('/members/')))
  return [...new Set(faults.map((fault) => problemOf(place, fault, request)))]
}

/** A fault in words, such as `users[0].name must NOT have more than 100 characters, but is "…".` */
function problemOf(place: string, { pointer, keyword, node, message, parameters }: Violation, record: unknown): string {
  const at = place + stepsOf(pointer).reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}.${step}`), '')
  if (keyword === 'additionalProperties') {
    const key = String(parameters.additionalProperty)
    return `${at} has an unknown key ${key}.${didYouMean(key, Object.keys(node.properties ?? {}))}`
  }
  if (keyword === 'required') return `${at} has no ${parameters.missingProperty}.`
  const value = stepsOf(pointer).some(isSecretName) ? hidden : shortened(JSON.stringify(valueAt(record, pointer)) ?? 'nothing', 60)
  return `${at} ${detailed(message, parameters)}, but is ${value}.`
}
