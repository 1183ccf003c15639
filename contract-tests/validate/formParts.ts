/** A part of a multipart form, as it was sent. */
export interface FormPart {
  /** `undefined` if the part has none, which makes the form invalid. */
  readonly name: string | undefined
  /** The name of a file. */
  readonly file: string | undefined
  readonly value: string
}

/** The parts of a multipart form; `undefined` if its content type has no boundary. */
export function formParts(contentType: string, text: string): FormPart[] | undefined {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1]
  if (!boundary) return undefined
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n')
      const value = rest.join('\r\n\r\n').replace(/\r\n$/, '')
      return { name: /\bname="([^"]*)"/.exec(head)?.[1], file: /\bfilename="([^"]*)"/.exec(head)?.[1], value }
    })
}
