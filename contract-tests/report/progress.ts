/**
 * Prints progress: a self-updating line on a terminal, and occasional lines elsewhere.
 *
 * @param what - what is counted, such as `operations`
 */
export function createProgress(what: string): { (done: number, total: number, failed: number): void; end(): void } {
  const stream = process.stderr
  let last = -1
  const draw = (done: number, total: number, failed: number): void => {
    const percent = Math.floor((done / total) * 100)
    const text = `${done}/${total} ${what}${failed > 0 ? `, ${failed} failed` : ''}`
    if (stream.isTTY) stream.write(`\r\x1b[K${'█'.repeat(percent / 5).padEnd(20, '·')} ${text}`)
    else if (Math.floor(percent / 25) > last) {
      last = Math.floor(percent / 25)
      stream.write(`${text}\n`)
    }
  }
  return Object.assign(draw, {
    end: () => {
      if (stream.isTTY) stream.write('\r\x1b[K')
    },
  })
}
