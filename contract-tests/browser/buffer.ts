// Takes the place of the global `Buffer` in a page, for the encodings that the fake uses.
export const Buffer = {
  from(text: string, encoding?: string) {
    const bytes = encoding === 'base64' ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : new TextEncoder().encode(text)
    const encoded = {
      base64: () => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      hex: () => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
      utf8: () => new TextDecoder().decode(bytes),
    }
    return { toString: (to: keyof typeof encoded = 'utf8') => encoded[to]() }
  },
}
