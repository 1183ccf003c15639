/**
 * Keeps items in an order of which only the first matters. Each step takes as long as the logarithm
 * of their number.
 */
export class Heap<Item> {
  readonly #keyOf: (item: Item) => number
  readonly #items: Item[] = []
  readonly #places = new Map<Item, number>()

  /** @param keyOf - the smallest comes first; `place` an item again when its key has changed */
  constructor(keyOf: (item: Item) => number) {
    this.#keyOf = keyOf
  }

  get first(): Item | undefined {
    // An empty list may inherit an item.
    return this.#items.length > 0 ? this.#items[0] : undefined
  }

  get size(): number {
    return this.#items.length
  }

  has(item: Item): boolean {
    return this.#places.has(item)
  }

  place(item: Item): void {
    this.#move(item, this.#places.get(item) ?? this.#items.length)
  }

  /** @returns whether it was there */
  remove(item: Item): boolean {
    const place = this.#places.get(item)
    if (place === undefined) return false
    this.#places.delete(item)
    const last = this.#items.pop() as Item
    if (last !== item) this.#move(last, place)
    return true
  }

  /** Puts an item where it belongs, beginning at a place that is its own or free. */
  #move(item: Item, from: number): void {
    const items = this.#items
    const key = this.#keyOf(item)
    let place = from
    const keyAt = (at: number) => this.#keyOf(items[at] as Item)
    for (let parent = (place - 1) >> 1; place > 0 && keyAt(parent) > key; parent = (place - 1) >> 1) {
      this.#put(items[parent] as Item, place)
      place = parent
    }
    for (let child = 2 * place + 1; child < items.length; child = 2 * place + 1) {
      if (child + 1 < items.length && keyAt(child + 1) < keyAt(child)) child++
      if (keyAt(child) >= key) break
      this.#put(items[child] as Item, place)
      place = child
    }
    this.#put(item, place)
  }

  #put(item: Item, place: number): void {
    this.#items[place] = item
    this.#places.set(item, place)
  }
}
