/** Pseudorandom numbers between 0 and 1, determined by the seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Whether a name is in a sample, which is the same in every run with the seed. */
export const isInSample = (name: string, share: number, seed: number): boolean =>
  share >= 1 || createRandom(seed + numberFor(name))() < share

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const list = [...items]
  for (let index = list.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[list[index], list[other]] = [list[other] as Item, list[index] as Item]
  }
  return list
}

/** A hash of a text. */
export const numberFor = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7)
