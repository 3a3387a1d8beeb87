import { damaged } from './zip.ts'

/** Is told what is in a document, in its order. Names are without their prefix: programs choose those freely. */
export interface XmlHandler {
  open?: (name: string, attributes: string) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

// A comment, CDATA, a declaration, or a tag: whether it closes, its name, its attributes, and whether it is empty.
const markup =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[([\s\S]*?)\]\]>|[!?][^>]*>|(\/)?(?:[^\s/>:]+:)?([^\s/>!?:]+)((?:[^>"'/]|"[^"]*"|'[^']*'|\/(?!>))*)(\/)?>)/y

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of XML: entities that a document declares itself stay as they are. */
const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, decimal?: string, name = '') => {
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : (named[name] ?? all)
      })
    : text

/** Reads an attribute of a tag by its name without prefix; undefined where it has none. */
export function attribute(name: string): (attributes: string) => string | undefined {
  const written = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  return (attributes) => {
    const found = written.exec(attributes)
    return found ? unescaped(found[1] ?? found[2] ?? '') : undefined
  }
}

/** Longest piece of markup or text, in characters. */
const LONGEST = 4_000_000

/** Reads a document as its bytes come, a piece a turn. Throws a CsvError for one that is none, or ends in the middle. */
export function* readXml(pieces: Iterable<Uint8Array>, handler: XmlHandler): Generator<void, void, undefined> {
  const decoder = new TextDecoder('utf-8')
  const reader = textReader(handler)
  for (const piece of pieces) {
    reader.push(decoder.decode(piece, { stream: true }))
    yield
  }
  if (!reader.isWhole()) throw damaged()
}

/** Reads a document that is short. */
export function readWholeXml(pieces: Iterable<Uint8Array>, open: NonNullable<XmlHandler['open']>): void {
  const turns = readXml(pieces, { open })
  while (!turns.next().done);
}

/** Reads text as far as it goes; what is left of it waits for more. */
function textReader({ open, close, text: say }: XmlHandler) {
  let text = ''
  let at = 0
  // Tags that are open.
  let depth = 0
  const readOne = (next: number): boolean => {
    markup.lastIndex = next
    const found = markup.exec(text)
    if (!found) return false
    if (next > at) say?.(unescaped(text.slice(at, next)))
    at = markup.lastIndex
    const [, data, isClosing, name, attributes = '', isEmpty] = found
    if (data !== undefined) say?.(data)
    if (name === undefined) return true
    if (!isClosing) {
      depth++
      open?.(name, attributes)
    }
    if (isClosing || isEmpty) {
      depth--
      close?.(name)
    }
    return true
  }
  return {
    push(more: string) {
      text = text.slice(at) + more
      at = 0
      let next = text.indexOf('<')
      while (next !== -1 && readOne(next)) next = text.indexOf('<', at)
      if (text.length - at > LONGEST) throw damaged()
    },
    isWhole: () => depth === 0 && text.slice(at).trim() === '',
  }
}
