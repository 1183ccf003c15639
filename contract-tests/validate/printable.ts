/**
 * A text that is safe to print. Control characters, which could move the cursor or change what a
 * terminal shows, become escapes such as `\x1b`, and lines that a CI system would run as commands
 * (`::stop-commands::`, `##[group]`) are escaped. Line breaks stay.
 */
export const printable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, escaped)
    .replace(/^([^\S\n]*):(?=:)/gm, '$1:\\')
    .replaceAll('##[', '##\\[')
    .replace(/##vso(?=\[)/g, '##\\vso')

const escaped = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  return code > 255 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\x${code.toString(16).padStart(2, '0')}`
}
