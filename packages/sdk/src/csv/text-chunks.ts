import { CsvError } from './csv-error.ts'

/** What CSV can be read from: text, a file, or a stream of either, such as the body of a response. */
export type CsvSource =
  | string
  | Blob
  | ReadableStream<Uint8Array>
  | ReadableStream<string>
  | AsyncIterable<string | Uint8Array>

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

function piecesOf(source: Exclude<CsvSource, string>): AsyncIterable<string | Uint8Array> {
  if (source instanceof Blob) return chunksOf(source.stream())
  return source instanceof ReadableStream ? chunksOf<string | Uint8Array>(source) : source
}

/** The text of a source, a piece at a time. Throws a CsvError for bytes that are no UTF-8. */
export async function* textChunks(source: CsvSource): AsyncGenerator<string, void, undefined> {
  if (typeof source === 'string') return yield source
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      // Spreadsheet programs save in the encoding of the machine where nothing else is chosen.
      throw new CsvError('The file is not encoded as UTF-8: save it as CSV UTF-8', 0, 'encoding')
    }
  }
  for await (const piece of piecesOf(source)) yield typeof piece === 'string' ? piece : decode(piece)
  yield decode()
}
