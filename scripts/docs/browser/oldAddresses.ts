/** The page for an address of the former one-page references: `chat.html#/moderation/flag-a-message`. */
export function newAddress(hash: string): string | undefined {
  const [, family, id] = /^#\/(?:tag\/|operation\/)?([\w-]+)(?:\/([\w-]+))?/.exec(hash) ?? []
  if (id?.startsWith('receive-')) return `events/${id.slice('receive-'.length).replaceAll('-', '_')}.html`
  if (id) return `operations/${id}.html`
  return family && `families/${family}.html`
}

/** Redirects from an old address. */
export function followOldAddress(root: string): void {
  const address = newAddress(location.hash)
  if (address) location.replace(root + address)
}
