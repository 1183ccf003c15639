// What redocly.yaml loads: Redocly and editors import plugins as JavaScript, and this one is
// TypeScript.
import 'tsx'

const { default: plugin } = await import('./lint.ts')
export default plugin
