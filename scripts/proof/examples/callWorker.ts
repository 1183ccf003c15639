// Calls the Worker of the examples once for each request and prints the responses:
// `node callWorker.ts <requests as JSON> <environment as JSON>`.
const [, , requests = '[]', environment = '{}'] = process.argv
const path = '../../../examples/worker/worker.js'
const { default: worker } = (await import(path)) as { default: { fetch(request: Request, environment: object): Promise<Response> } }
for (const { url, ...init } of JSON.parse(requests) as (RequestInit & { url: string })[]) {
  const response = await worker.fetch(new Request(url, init), JSON.parse(environment))
  console.log(JSON.stringify([response.status, await response.json()]))
}
