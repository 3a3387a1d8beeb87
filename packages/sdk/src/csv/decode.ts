import { CsvError } from './csv-error.ts'

/** What CSV can be read from: text, a file, or a stream of either, such as the body of a response. */
export type CsvSource =
  | string
  | Blob
  | ReadableStream<Uint8Array>
  | ReadableStream<string>
  | AsyncIterable<string | Uint8Array>

/** How a file is encoded; the names are those of TextDecoder. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk, void, undefined> {
  // Not every browser iterates over streams.
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** The pieces of a source as they come. */
function piecesOf(source: Exclude<CsvSource, string>): AsyncIterable<string | Uint8Array> {
  if (source instanceof Blob) return chunksOf(source.stream())
  return source instanceof ReadableStream ? chunksOf<string | Uint8Array>(source) : source
}

/** UTF-16 by its byte order mark, or by the zero bytes of its Latin letters; undefined for other text. */
function utf16Of(bytes: Uint8Array): CsvEncoding | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 1024)
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const isMost = (count: number) => count > head.length / 8
  if (isMost(odd) && even === 0) return 'utf-16le'
  return isMost(even) && odd === 0 ? 'utf-16be' : undefined
}

const join = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

const noBytes = new Uint8Array()

// Bytes that Windows-1252 gives no letter, and controls that no text has: an image or an archive has them early.
const noText = /[^\P{Cc}\t\n\v\f\r]/u

/** Whether bytes have a Latin letter as UTF-8 writes it: in Windows-1252 it is a letter and a sign that no word has. */
const hasUtf8 = (bytes: Uint8Array): boolean =>
  bytes.some((byte, at) => (byte === 0xc2 || byte === 0xc3) && ((bytes[at + 1] ?? 0) & 0xc0) === 0x80)

function notText(): CsvError {
  return new CsvError('The file is no text in UTF-8, UTF-16 or Windows-1252: save it as CSV UTF-8', 0, 'encoding')
}

/** Whether a text has no letter beyond ASCII. Pieces of files are long: nothing is made of them for this. */
function isAsciiText(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

/** Decodes bytes as they come. A file that is ASCII up to a byte that UTF-8 does not have is Windows-1252. */
function decoderOf(encoding: CsvEncoding) {
  let [found, decoder] = [encoding, new TextDecoder(encoding, { fatal: true })]
  let isAscii = true
  // Bytes of a letter that the pieces before ended within.
  let open: Uint8Array = noBytes
  const decode = (piece: Uint8Array, isLast: boolean): string => {
    const bytes = open.length > 0 ? join(open, piece) : piece
    try {
      const text = decoder.decode(piece, { stream: !isLast })
      if (found !== 'utf-8' || !isAscii) return text
      // Every character so far was one byte, so what is missing from the text is still in the decoder.
      isAscii = isAsciiText(text)
      open = isAscii ? bytes.slice(text.length) : noBytes
      return text
    } catch {
      if (found !== 'utf-8' || !isAscii || hasUtf8(bytes)) throw notText()
      found = 'windows-1252'
      decoder = new TextDecoder(found, { fatal: true })
      return decoder.decode(bytes, { stream: !isLast })
    }
  }
  return {
    decode(piece: Uint8Array, isLast = false): string {
      const text = decode(piece, isLast)
      if (found === 'windows-1252' && noText.test(text)) throw notText()
      return text
    },
    encoding: () => found,
  }
}

/**
 * The text of a source, a piece at a time: bytes are UTF-8, UTF-16 or Windows-1252, which `onEncoding` is told of at the end. Throws a
 * CsvError for bytes that are none of these.
 */
export async function* textChunks(
  source: CsvSource,
  onEncoding?: (encoding: CsvEncoding) => void,
): AsyncGenerator<string, void, undefined> {
  if (typeof source === 'string') return yield source
  let head: Uint8Array = noBytes
  let decoder: ReturnType<typeof decoderOf> | undefined
  for await (const piece of piecesOf(source)) {
    if (typeof piece === 'string') {
      yield piece
      continue
    }
    if (decoder) {
      yield decoder.decode(piece)
      continue
    }
    head = join(head, piece)
    // Two bytes may be the mark; without one, some more tell where the zeros are.
    if (head.length < 16) continue
    decoder = decoderOf(utf16Of(head) ?? 'utf-8')
    yield decoder.decode(head)
  }
  if (!decoder && head.length === 0) return
  const wasOpen = decoder !== undefined
  decoder ??= decoderOf(utf16Of(head) ?? 'utf-8')
  yield decoder.decode(wasOpen ? noBytes : head, true)
  onEncoding?.(decoder.encoding())
}
/** What reads a file: `readCsv`, `readVcards`, or `readSpreadsheet` of `@lineboard/sdk/spreadsheet`. */
export type FileKind = 'text' | 'cards' | 'spreadsheet'

/** Bytes that tell what reads a file. */
const ENOUGH = 64

// ZIP archives, as XLSX and ODS are, and the containers of Excel before 2007: reading says what is inside.
const signatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** What reads a file, by its first bytes: names of files say little. */
export async function fileKind(source: Blob | Uint8Array): Promise<FileKind> {
  const head = source.slice(0, ENOUGH)
  const bytes = head instanceof Blob ? new Uint8Array(await head.arrayBuffer()) : head
  if (signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte))) return 'spreadsheet'
  // In UTF-16 there are zeros between the letters.
  const letters = String.fromCharCode(...bytes.filter((byte) => byte > 0 && byte < 0x80))
  return /^\s*BEGIN:VCARD/i.test(letters) ? 'cards' : 'text'
}
