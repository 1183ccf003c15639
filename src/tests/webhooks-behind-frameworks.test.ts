// The real frameworks, as their users set them up: events are accepted, invalid requests are
// rejected, and the response has the error's status.
import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { bodyParser } from '@koa/bodyparser'
import express, { type Request as ExpressRequest, type Response as ExpressResponse, type NextFunction } from 'express'
import fastify, { type FastifyInstance } from 'fastify'
import { Hono, type HonoRequest } from 'hono'
import Koa from 'koa'
import { expect, test } from 'vitest'
import { isWebhookError, parseWebhook, type WebhookRequest, type WebhookStatus, type WrappedRequest } from '../webhooks.ts'
import { listening } from './support/server.ts'
import { authorization, event, credentials as pair } from './support/webhook.ts'

const credentials = { ...pair, limit: 10_000 }

/** The secret that handlers check signatures with, if there is one. */
let secret: { readonly secret?: string } = {}

/** What every handler responds with: the event, or the error's status and reason. */
async function outcome(request: WebhookRequest | WrappedRequest): Promise<{ status: WebhookStatus | 200 | 500; body: unknown }> {
  try {
    return { status: 200, body: await parseWebhook(request, { ...credentials, ...secret }) }
  } catch (error) {
    return isWebhookError(error) ? { status: error.status, body: error.reason } : { status: 500, body: String(error) }
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Handles a request without a framework, after what `prepare` does with it. */
const plain =
  (prepare: (request: IncomingMessage) => unknown): Listener =>
  async (request, response) => {
    await prepare(request)
    const { status, body } = await outcome(request)
    response.writeHead(status).end(JSON.stringify(body))
  }

function expressApp(...parsers: express.RequestHandler[]): Listener {
  const app = express()
  app.use(...parsers, (_request: ExpressRequest, _response: ExpressResponse, next: NextFunction) => next())
  app.post('/', async (request, response) => {
    const { status, body } = await outcome(request)
    response.status(status).json(body)
  })
  return app
}

async function fastifyApp(prepare: (app: FastifyInstance) => void = () => {}): Promise<Listener> {
  const app = fastify()
  prepare(app)
  app.post('/', async (request, reply) => {
    const { status, body } = await outcome(request)
    return reply.code(status).send(JSON.stringify(body))
  })
  await app.ready()
  return app.routing
}

function koaApp(pick: (context: Koa.Context) => WebhookRequest, ...middleware: Koa.Middleware[]): Listener {
  const app = new Koa()
  for (const handler of middleware) app.use(handler)
  app.use(async (context) => {
    const { status, body } = await outcome(pick(context))
    context.status = status
    context.body = JSON.stringify(body)
  })
  return app.callback()
}

function honoApp(readFirst: boolean, pick: (request: HonoRequest) => WebhookRequest | WrappedRequest) {
  const app = new Hono()
  app.post('/', async (context) => {
    if (readFirst) await context.req.json()
    const { status, body } = await outcome(pick(context.req))
    return context.json(body as object, status)
  })
  return app
}

/** As `pages/api` of Next does: sets the parsed body on Node's request. */
const nextPages = plain(async (request) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  Object.assign(request, { body: JSON.parse(Buffer.concat(chunks).toString()) as unknown, query: {}, cookies: {} })
})

const frameworks: [name: string, listener: () => Listener | Promise<Listener>][] = [
  ['Fastify without plugins', () => fastifyApp()],
  ['Fastify with a parser that returns strings', () => fastifyApp((app) => texts(app, 'string'))],
  ['Fastify with a parser that returns buffers', () => fastifyApp((app) => texts(app, 'buffer'))],
  ['Express without a parser', () => expressApp()],
  ['Express with json()', () => expressApp(express.json())],
  ['Express with json() that keeps the bytes', () => expressApp(express.json({ verify: keepBytes }))],
  ['Express with raw()', () => expressApp(express.raw({ type: '*/*' }))],
  ['Express with text()', () => expressApp(express.text({ type: '*/*' }))],
  ['Express with a parser for other bodies', () => expressApp(express.urlencoded(), emptyBody)],
  ['Hono', () => getRequestListener(honoApp(false, (request) => request.raw).fetch)],
  ['Hono with its own request', () => getRequestListener(honoApp(false, (request) => request).fetch)],
  ['Hono that has read the body', () => getRequestListener(honoApp(true, (request) => request).fetch)],
  ['Koa without a parser', () => koaApp((context) => context.request)],
  ['Koa with its context', () => koaApp((context) => context)],
  ['Koa with a parser', () => koaApp((context) => context.request, bodyParser())],
  ['Koa with a parser and its context', () => koaApp((context) => context, bodyParser())],
  ['Koa with Node’s request', () => koaApp((context) => context.req)],
  ['pages/api of Next', () => nextPages],
  ['Node with an encoding', () => plain((request) => request.setEncoding('utf8'))],
  ['Node with Latin-1', () => plain((request) => request.setEncoding('latin1'))],
  ['Node with hexadecimal', () => plain((request) => request.setEncoding('hex'))],
  ['Node with a paused request', () => plain((request) => request.pause())],
]

function texts(app: FastifyInstance, parseAs: 'string' | 'buffer'): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: parseAs as 'string' }, (_request, body, done) => done(null, body))
}

const keepBytes = (request: IncomingMessage, _response: ServerResponse, bytes: Buffer) => void Object.assign(request, { rawBody: bytes })

/** What parsers of older versions of Express do with a body that they do not parse. */
function emptyBody(request: ExpressRequest, _response: ExpressResponse, next: NextFunction): void {
  request.body = {}
  next()
}

const post = (url: string, header: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', authorization: header, ...headers }, body })

/** Setups that read a body as text, or parse it, before the handler: they do not decode it. */
const isText = /^Fastify without|strings|that has read|^pages|encoding|Latin|hexadecimal/

const exchanges: [header: string, body: string, status: number, answer: unknown][] = [
  [authorization, JSON.stringify(event), 200, event],
  ['Basic bm9ib2R5OndpdGg=', JSON.stringify(event), 401, 'unauthorized'],
  [authorization, '{"data":{}}', 400, 'malformed'],
  [authorization, JSON.stringify({ ...event, data: { note: 'x'.repeat(20_000) } }), 413, 'too-large'],
]

/** Setups that parse a body, and keep no bytes. */
const losesBytes = /^Fastify without|json\(\)$|^pages/

// As a sender may write it: serialized again, it has other bytes.
const body = JSON.stringify(event, undefined, 1)
const signature = createHmac('sha256', 'feedface').update(body).digest('hex')
const forged = signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))

test.each(frameworks)('%s accepts an event, compressed or signed, and rejects what is none', async (name, listener) => {
  await using server = await listening(await listener())
  secret = {}
  for (const [header, body, status, answer] of exchanges) {
    const response = await post(server.url, header, body)
    expect([response.status, await response.json()]).toEqual([status, answer])
  }
  if (!isText.test(name)) {
    const compressed = new Uint8Array(gzipSync(JSON.stringify(event)))
    const response = await post(server.url, authorization, compressed, { 'content-encoding': 'gzip' })
    expect([response.status, await response.json()]).toEqual([200, event])
  }
  secret = { secret: 'feedface' }
  const signed = async (value: string) => {
    const response = await post(server.url, authorization, body, { 'x-cometchat-signature': value })
    return [response.status, await response.json()]
  }
  const isLost = [500, expect.stringContaining('keep them as `rawBody`')]
  expect(await signed(signature)).toEqual(losesBytes.test(name) ? isLost : [200, event])
  expect(await signed(forged)).toEqual(losesBytes.test(name) ? isLost : [401, 'unauthorized'])
  expect(await signed('')).toEqual([401, 'unauthorized'])
})
