import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startPrism } from '../prism/prism.ts'

const garbage = {
  method: 'GET',
  url: '/calls',
  headers: [
    ['apikey', 'any'],
    ['accept', 'garbage'],
  ] as [string, string][],
  body: undefined,
}

test('names the request on which Prism ends, and starts Prism again', async () => {
  const prism = await startPrism('calls')
  await expect(prism.send(garbage)).rejects.toThrow(/Prism did not answer GET \/calls.*invalid media type/s)
  expect((await prism.send({ ...garbage, headers: [['apikey', 'any']] })).status).toBe(200)
  await prism.close()
})

test('Prism ends with the process that started it, even if that is killed', async () => {
  const module = fileURLToPath(new URL('../prism/prism.ts', import.meta.url))
  const program = `import { startPrism } from ${JSON.stringify(module)}\nconsole.log((await startPrism('calls')).url)`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program])
  const url = await new Promise<string>((resolve) => parent.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim())))
  expect((await fetch(url)).status).toBe(404)
  parent.kill('SIGKILL')
  await expect.poll(() => fetch(url).then(String, () => 'gone')).toBe('gone')
})
