/** `Triggers, Webhooks` → `triggers-webhooks`: how Redoc writes a tag in an address. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Where an operation stands in the reference page of its document. */
export const anchorOf = (page: string, { tag, id }: { tag: string; id: string }): string => `${page}.html#/${slug(tag)}/${id}`
