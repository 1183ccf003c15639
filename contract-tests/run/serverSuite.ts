import { performance } from 'node:perf_hooks'
import type { Case } from '../cases/case.ts'
import type { DocumentName } from '../document/bundles.ts'
import { type Contract, readContracts } from '../document/contract.ts'
import type { Operation } from '../document/document.ts'
import { createOpinion } from '../mock/opinion.ts'
import { createFixtures, type Fixtures, isAllowed, readOnly } from '../targets/fixtures.ts'
import { serverTarget } from '../targets/server.ts'
import { summed } from './checkOperation.ts'
import { type Environment, projectClient } from './environment.ts'
import { type CaseResult, runCase } from './runCase.ts'
import { casesOf } from './runOperation.ts'
import type { OperationResult, SuiteResult } from './suite.ts'

/** What is tested, and how far the checks may go. */
export interface ServerSuiteOptions {
  bases: Partial<Record<DocumentName, string>>
  credentials: Record<string, string>
  timeout: number
  rate?: number | undefined
  allowWrites: boolean
  strict: boolean
  only?: string[] | undefined
  concurrency?: number
  progress?: ((done: number, total: number, failed: number) => void) | undefined
  say?: ((text: string) => void) | undefined
  signal?: AbortSignal | undefined
}

// What only a mock can be asked for, and requests on methods that might change something.
const forMocks = new Set<Case['kind']>(['status', 'dynamic', 'method'])

/** Runs the same checks against a server. Without `allowWrites` it only reads; with it, it writes to users and groups of its own and removes them. */
export async function runServerSuite(options: ServerSuiteOptions): Promise<SuiteResult> {
  const { bases, credentials, timeout, rate, allowWrites, strict, only, concurrency = 4, progress, say, signal } = options
  const start = performance.now()
  const contracts = (await readContracts()).filter(({ name }) => bases[name] !== undefined)
  const chat = contracts.find(({ name }) => name === 'chat')
  const fixtures: Fixtures | undefined =
    allowWrites && chat ? createFixtures(chat, { base: bases.chat ?? '', timeout, credentials }) : undefined
  const target = serverTarget({ bases, timeout, rate, guard: fixtures?.guard ?? readOnly, signal })
  const environment: Environment = {
    target,
    timeout,
    credentials,
    strict,
    // The target keeps the time.
    client: (document, settings) => projectClient(document, { ...settings, timeout: Number.POSITIVE_INFINITY }),
    async opinion(contract, operation, answer) {
      const request = {
        method: operation.method,
        url: `http://prism${operation.path.replace(/\{[^}]+\}/g, 'x')}`,
        headers: [],
        body: undefined,
      }
      return (await opinions.get(contract.name)?.(request, operation.path, answer))?.response
    },
  }
  const wanted = contracts.flatMap((contract) =>
    contract.operations
      .filter(
        (operation) => (!only || only.includes(operation.id)) && isAllowed(operation, fixtures !== undefined && contract.name === 'chat'),
      )
      // Made before anything is sent: making them takes time, in which no answer could be heard.
      .map((operation) => ({ contract, operation, cases: casesOf(contract, operation) })),
  )
  const opinions = new Map(
    await Promise.all(
      contracts.map(async ({ name, document }) => {
        const paths = new Set(wanted.flatMap(({ contract, operation }) => (contract.name === name ? [operation.path] : [])))
        const kept = Object.fromEntries(Object.entries(document.paths).filter(([path]) => paths.has(path)))
        return [name, await createOpinion({ ...document, paths: kept, webhooks: {} })] as const
      }),
    ),
  )
  const results: OperationResult[] = []
  const check = async ({ contract, operation, cases }: { contract: Contract; operation: Operation; cases: Case[] }) => {
    const began = performance.now()
    const own: CaseResult[] = []
    for (const one of cases) {
      if (forMocks.has(one.kind)) continue
      if (signal?.aborted) return
      const translated = fixtures ? translatedCase(one, fixtures) : one
      if (fixtures?.allows(operation, translated) ?? true) own.push(await runCase(environment, contract, operation, translated))
    }
    results.push(summed(contract, operation, own, performance.now() - began))
    progress?.(results.length, wanted.length, results.filter(({ failed }) => failed.length > 0).length)
  }
  try {
    if (fixtures) {
      say?.(`Users and groups of this run begin with ${fixtures.prefix}`)
      await fixtures.create()
    }
    const queue = wanted.values()
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const one of queue) await check(one)
      }),
    )
  } finally {
    for (const failure of (await fixtures?.remove()) ?? []) say?.(`Not removed: ${failure}`)
  }
  signal?.throwIfAborted()
  const order = new Map(wanted.map(({ operation }, index) => [operation.id, index]))
  results.sort((one, other) => (order.get(one.operation) ?? 0) - (order.get(other.operation) ?? 0))
  return {
    target: target.name,
    mock: false,
    operations: results,
    webhooks: [],
    cases: results.reduce((sum, { cases }) => sum + cases, 0),
    milliseconds: performance.now() - start,
    workers: 1,
    seed: 0,
  }
}

/** A case that names the run's own users and groups, in its broken body, too. */
function translatedCase(one: Case, { translate }: Fixtures): Case {
  const { alter } = one
  const broken = alter?.in === 'body' && typeof alter.value === 'object' && alter.value !== null && !Array.isArray(alter.value)
  return {
    ...one,
    given: translate(one.given),
    ...(broken && { alter: { in: 'body', value: translate(alter.value as Record<string, unknown>) } }),
  }
}
