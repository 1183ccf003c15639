import { expect, test } from 'vitest'
import { wideComments, wideProse } from './widths.ts'

const words = 'word '.repeat(19)

test('a comment may have 100 characters, and no more', () => {
  const widest = `// ${words}`.padEnd(100, 'x')
  expect(wideComments(`${widest}\n${widest}x\n  /** ${words} */\n   * ${words}xxx`)).toEqual([2, 3, 4])
  expect(wideComments(`call(${words})\n// https://example.com/${words}`)).toEqual([])
})

test('prose may have 100 characters, code, tables and addresses more', () => {
  const wide = `${words}and a few more`
  expect(wideProse(`${wide}\n| ${wide} |\n\`\`\`\n${wide}\n\`\`\`\n- ${wide}`)).toEqual([1, 6])
  expect(wideProse(`[a link](${'x'.repeat(120)})`)).toEqual([])
})
