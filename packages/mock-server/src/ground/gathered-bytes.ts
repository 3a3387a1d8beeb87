/** Bytes that are put together at once. More are put in their place as they come: a system may take a tenth of a second to hand out 20 MB. */
const AT_ONCE_BYTES = 1024 * 1024

/** Bytes that come in pieces. */
export interface GatheredBytes {
  readonly size: number
  add(piece: Uint8Array): void
  /** All of them, in one piece. */
  whole(): Buffer
}

/** Puts pieces together, with at most `most` bytes in all, and does no more in one turn of the event loop than its piece needs. */
export function gatherBytes(most: number): GatheredBytes {
  const pieces: Uint8Array[] = []
  let place: Buffer | undefined
  let size = 0
  return {
    get size() {
      return size
    },
    add(piece) {
      if (place) place.set(piece, size)
      else pieces.push(piece)
      size += piece.length
      if (place || size <= AT_ONCE_BYTES) return
      // Memory that is not written to is not taken yet.
      place = Buffer.allocUnsafeSlow(most)
      place.set(Buffer.concat(pieces.splice(0)))
    },
    whole: () => place?.subarray(0, size) ?? Buffer.concat(pieces),
  }
}
