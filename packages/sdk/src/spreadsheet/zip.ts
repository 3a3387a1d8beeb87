import { Inflate } from 'fflate'
import { CsvError } from '../csv/csv-error.ts'

/** A file of an archive. */
interface Entry {
  method: number
  isEncrypted: boolean
  packed: number
  /** Where its own header begins. */
  at: number
}

/** The files of an archive, none inflated yet. */
export interface Archive {
  has: (name: string) => boolean
  /** Bytes of a file as they are inflated. Throws a CsvError for one that is broken, protected or too large. */
  bytesOf: (name: string) => Generator<Uint8Array, void, undefined>
}

// Signatures and lengths of the records of a ZIP file (APPNOTE 4.3).
const END = { signature: 0x06054b50, length: 22, longestComment: 65_535 }
const CENTRAL = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }
const END_64 = 0x06064b50
const LOCATOR_64 = { signature: 0x07064b50, length: 20 }
const IN_ZIP_64 = 0xffffffff

/** Bytes that are inflated at once: these become 16 MB at the most. */
const PIECE = 16_384

/** What to throw for a file that is damaged. */
export const damaged = (): CsvError => new CsvError('The file is damaged: it is no whole spreadsheet', 0, 'broken')

/** What to throw for a file that only its password opens. */
export const locked = (): CsvError =>
  new CsvError('The file is protected by a password: save it without one', 0, 'protected')

function endOf(view: DataView): { count: number; at: number } {
  const lowest = Math.max(0, view.byteLength - END.length - END.longestComment)
  for (let at = view.byteLength - END.length; at >= lowest; at--) {
    if (view.getUint32(at, true) !== END.signature) continue
    const found = { count: view.getUint16(at + 10, true), at: view.getUint32(at + 16, true) }
    const locator = at - LOCATOR_64.length
    if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64.signature) return found
    const end = Number(view.getBigUint64(locator + 8, true))
    if (view.getUint32(end, true) !== END_64) throw damaged()
    return { count: Number(view.getBigUint64(end + 32, true)), at: Number(view.getBigUint64(end + 48, true)) }
  }
  throw damaged()
}

/** Values of the extra field with long numbers: those that have no room in the header, in the order of the header. */
function longNumbers(view: DataView, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    const count = Math.floor(view.getUint16(at + 2, true) / 8)
    return Array.from({ length: count }, (_, place) => Number(view.getBigUint64(at + 4 + 8 * place, true)))
  }
  return []
}

function entriesOf(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let { count, at } = endOf(view)
  for (; count > 0; count--) {
    if (view.getUint32(at, true) !== CENTRAL.signature) throw damaged()
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const nameEnd = at + CENTRAL.length + (name ?? 0)
    const extraEnd = nameEnd + (extra ?? 0)
    const long = longNumbers(view, nameEnd, extraEnd)
    const [, packed = 0, local = 0] = [24, 20, 42].map((place) => {
      const value = view.getUint32(at + place, true)
      return value === IN_ZIP_64 ? (long.shift() ?? value) : value
    })
    const path = new TextDecoder().decode(bytes.subarray(at + CENTRAL.length, nameEnd))
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    entries.set(path.toLowerCase(), { method: view.getUint16(at + 10, true), isEncrypted, packed, at: local })
    at = extraEnd + (comment ?? 0)
  }
  return entries
}

function* inflated(packed: Uint8Array): Generator<Uint8Array, void, undefined> {
  let pieces: Uint8Array[] = []
  const inflate = new Inflate((piece) => pieces.push(piece))
  for (let at = 0; at < packed.length; at += PIECE) {
    inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
    yield* pieces
    pieces = []
  }
}

/** Reads what files a ZIP archive has. Each inflates to `maxBytes` at the most, whatever the archive says of it. */
export function openArchive(bytes: Uint8Array, maxBytes: number): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const guarded = <Value>(read: () => Value): Value => {
    try {
      return read()
    } catch (error) {
      throw error instanceof CsvError ? error : damaged()
    }
  }
  const entries = guarded(() => entriesOf(bytes, view))
  const contentOf = (name: string) => {
    const entry = entries.get(name.toLowerCase())
    if (!entry || view.getUint32(entry.at, true) !== LOCAL.signature) throw damaged()
    if (entry.isEncrypted) throw locked()
    const from = entry.at + LOCAL.length + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
    const content = bytes.subarray(from, from + entry.packed)
    return entry.method === 0 ? [content][Symbol.iterator]() : inflated(content)
  }
  return {
    has: (name) => entries.has(name.toLowerCase()),
    *bytesOf(name) {
      const pieces = guarded(() => contentOf(name))
      let left = maxBytes
      for (;;) {
        const next = guarded(() => pieces.next())
        if (next.done) return
        left -= next.value.length
        if (left < 0) throw new CsvError('The file is too large: save the sheet as CSV', 0, 'size')
        yield next.value
      }
    },
  }
}
