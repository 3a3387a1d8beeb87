/** Bytes of a file, both ends included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The part of a file of `size` bytes that a Range header asks for: undefined for all of it, also when the header makes no
 * sense or asks for several parts; `unsatisfiable` when the file has no such bytes.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    // The last so many bytes.
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last }
}
