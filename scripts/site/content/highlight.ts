import { common, createLowlight } from 'lowlight'
import { element, type Html, html, joinParts, siteRoot } from './html.ts'
import { localLines, localUrls } from './targets.ts'

const lowlight = createLowlight(common)

/** A piece of a line of code, with the name of its colour. */
interface Piece {
  readonly text: string
  readonly colour: string | undefined
}

/** Kinds of tokens without a colour of their own. */
const uncolouredKinds = new Set(['punctuation', 'property', 'params', 'variable', 'subst'])

/** The lines of a text in a language, in colours if the language is known. */
function linesOf(code: string, language: string): Piece[][] {
  const isKnown = lowlight.registered(language)
  const pieces = isKnown ? piecesOf(lowlight.highlight(language, code, { prefix: '' }).children) : [{ text: code, colour: undefined }]
  const lines: Piece[][] = [[]]
  for (const { text, colour } of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ text: part, colour })
    }
  }
  return lines
}

type Highlighted = ReturnType<typeof lowlight.highlight>['children']

function piecesOf(nodes: Highlighted, colour?: string): Piece[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, colour }]
    if (node.type !== 'element') return []
    const [name = ''] = [node.properties.className].flat().map(String)
    return piecesOf(node.children as Highlighted, uncolouredKinds.has(name) ? colour : name)
  })
}

const textOf = (line: readonly Piece[]): string => line.map(({ text }) => text).join('')

/** Columns that fit on a phone. */
const phoneColumns = 40

/** A word with a hyphen, such as a package's name, which a line breaks before. */
const hyphenatedWord = /^[\w'"@/-]{0,32}$/

/** A line of code: its wrapped part is indented, and a URL breaks before its slashes. */
function lineOf(line: readonly Piece[], pageOf: PageOf): Html {
  const text = textOf(line)
  const content = line.map(({ text: part, colour }) => {
    const pieces = text.includes('://') ? part.split(/(?<=[^/:])(?=\/[^/])/) : [part]
    const breakable = joinParts(pieces, html`<wbr/>`)
    const page = colour === 'title' ? pageOf(part) : undefined
    if (page !== undefined) return html`<a class="h-title" href="${siteRoot}${page}">${part}</a>`
    const isWord = part.includes('-') && hyphenatedWord.test(part)
    return colour === undefined ? breakable : element('span', { class: `h-${colour}${isWord ? ' word' : ''}` }, breakable)
  })
  if (text.length <= phoneColumns) return content.flat()
  return html`<span class="long" style="--in:${text.length - text.trimStart().length}ch">${content}</span>`
}

/** A server that a sample can be sent to, because it then does what the page says. */
export type SampleServer = 'service' | 'fake' | 'mock'

/** Finds the page of a method. */
type PageOf = (name: string) => string | undefined

/**
 * A code block.
 *
 * @param targets - where a program can be sent
 * @param pageOf - finds the pages of the methods in it
 */
export function codeBlock(
  code: string,
  language: string,
  targets: readonly SampleServer[] = ['service'],
  pageOf: PageOf = () => undefined,
): Html {
  const text = code.trimEnd()
  const isSent = targets.length > 1
  const lines = language === 'json' ? text.split('\n').map(jsonLine) : linesOf(text, language).map((line) => lineOf(line, pageOf))
  const content = isSent
    ? withLocal(text, lines, localUrls[targets.includes('fake') ? 'fake' : 'mock'], language, pageOf)
    : lines.flatMap((line, index) => (index > 0 ? ['\n', ...line] : line))
  return html`<pre tabindex="0" data-language="${language}" data-targets=${isSent && targets.join(' ')}><code>${content}</code></pre>`
}

const jsonLines = new Map<string, Html>()

/** A line of JSON, cached: six out of seven lines on all pages repeat others. */
function jsonLine(text: string): Html {
  let line = jsonLines.get(text)
  if (!line) jsonLines.set(text, (line = linesOf(text, 'json').flatMap((pieces) => lineOf(pieces, () => undefined))))
  return line
}

/**
 * Adds a variant for a local server to the lines that need one. Readers see one variant; without
 * scripts, the line for CometChat.
 */
function withLocal(code: string, lines: readonly Html[], url: string, language: string, pageOf: PageOf): Html {
  const texts = code.split('\n')
  return localLines(texts, url).flatMap((variant, index) => {
    const end = index < lines.length - 1 && '\n'
    if (variant.length === 1 && variant[0] === texts[index]) return html`${lines[index]}${end}`
    const replacing = variant.flatMap((line) => linesOf(line, language)).map((line) => [lineOf(line, pageOf), end])
    return html`<span class="service">${lines[index]}${end}</span><span class="local">${replacing}</span>`
  })
}
