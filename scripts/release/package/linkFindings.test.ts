import { expect, test } from 'vitest'
import { linkFindings } from './linkFindings.ts'

const findings = (text: string) =>
  linkFindings('it', ['README.md', 'docs/fake.md', 'docs/images/flow.svg'], (file) => (file === 'docs/fake.md' ? text : ''))

test.each([
  '[home](../README.md#start)',
  '![flow](images/flow.svg)',
  '[all](.)',
  '[own](#clock)',
  '[site](https://example.com/missing.md)',
  '[mail](mailto:mira@example.com)',
  '```md\n[example](missing.md)\n```',
])('accepts %s', (text) => {
  expect(findings(text)).toEqual([])
})

test.each([
  ['[examples](../examples/worker)', '../examples/worker'],
  ['[one level too few](README.md)', 'README.md'],
  ['![picture](images/missing.svg)', 'images/missing.svg'],
  ['[by name][guide]\n\n[guide]: missing.md#part', 'missing.md'],
  ['A <img src="missing.png"> in HTML', 'missing.png'],
])('reports %s', (text, link) => {
  expect(findings(text)).toEqual([`it: docs/fake.md links to ${link}, which the package does not contain; link to its address instead`])
})

test('accepts links of the README into the repository', () => {
  expect(linkFindings('it', ['README.md'], () => '[contributing](CONTRIBUTING.md)')).toEqual([])
})
