import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { BitSet } from './bit-set.ts'

/** The text of a moment, such as 2026-01-31T12:30:00.000Z, with a space for each digit. */
const SHAPE = '    -  -  T  :  :  .   Z'

/** Where a piece may begin in the text of a moment, by what stands between the digits: a bit each, as there are fewer than 32. */
function placesOf(piece: string): number[] {
  return [...SHAPE]
    .map((_, place) => place)
    .filter((place) => {
      const shape = SHAPE.slice(place, place + piece.length)
      return (
        shape.length === piece.length &&
        [...piece].every((character, at) => (shape[at] === ' ' ? /\d/.test(character) : shape[at] === character))
      )
    })
}

/** The places where a piece agrees with a part of the text that begins at `from`, as bits. */
function agreeing(piece: string, places: readonly number[], part: string, from: number): number {
  return places.reduce((bits, place, bit) => {
    const isSame = [...part].every((character, at) => (piece[from + at - place] ?? character) === character)
    return isSame ? bits | (1 << bit) : bits
  }, 0)
}

/**
 * Slots whose moment has a piece in its text, in capitals, of numbers in milliseconds since 1970. Moments are many and what their texts
 * consist of is little: which places each day, hour, minute and so on leaves to the piece is found out once.
 */
export function momentsHaving(numbers: Float64Array, piece: string, slots: number): BitSet {
  const found = new BitSet(slots)
  const places = placesOf(piece)
  if (places.length === 0) return found
  const byValue = (values: number, from: number, digits: number) =>
    Uint32Array.from({ length: values }, (_, value) =>
      agreeing(piece, places, String(value).padStart(digits, '0'), from),
    )
  const [hours, minutes] = [byValue(24, 11, 2), byValue(60, 14, 2)]
  const [seconds, thousandths] = [byValue(60, 17, 2), byValue(1000, 20, 3)]
  const byDay = new Map<number, number>()
  let [day, ofDay] = [Number.NaN, 0]
  for (let slot = 0; slot < slots; slot++) {
    const ms = numbers[slot] ?? Number.NaN
    if (Number.isNaN(ms)) continue
    const thatDay = Math.floor(ms / DAY_MS)
    if (thatDay !== day) {
      day = thatDay
      ofDay = byDay.get(day) ?? agreeing(piece, places, new Date(day * DAY_MS).toISOString().slice(0, 10), 0)
      byDay.set(day, ofDay)
    }
    if (ofDay === 0) continue
    const rest = ms - thatDay * DAY_MS
    const minute = Math.floor(rest / MINUTE_MS)
    const left = rest - minute * MINUTE_MS
    const second = Math.floor(left / 1000)
    const hour = Math.floor(minute / 60)
    const bits =
      ofDay &
      (hours[hour] ?? 0) &
      (minutes[minute - hour * 60] ?? 0) &
      (seconds[second] ?? 0) &
      (thousandths[left - second * 1000] ?? 0)
    if (bits !== 0) found.set(slot, true)
  }
  return found
}
