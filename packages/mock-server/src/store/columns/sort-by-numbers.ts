import { sortByPlaces } from './sort-by-places.ts'

const DIGIT_BITS = 16
const DIGITS = 4
const PLACES = 2 ** DIGIT_BITS

function isSorted(slots: Uint32Array, numbers: Float64Array, sign: 1 | -1): boolean {
  let before = Number.NEGATIVE_INFINITY
  for (const slot of slots) {
    const number = numbers[slot] ?? Number.NaN
    const key = Number.isNaN(number) ? Number.NEGATIVE_INFINITY * sign : number * sign
    if (key < before) return false
    before = key
  }
  return true
}

/** The bits of numbers, turned so that they rise as the numbers do: missing ones first. Four digits a number, the least first. */
function risingDigits(numbers: Float64Array, sign: 1 | -1): Uint16Array {
  // Adding 0 makes one of both zeros.
  const keys = Float64Array.from(numbers, (number) => number + 0)
  const words = new Uint32Array(keys.buffer)
  for (let at = 0; at < words.length; at += 2) {
    const high = words[at + 1] ?? 0
    const flip = high >>> 31 === 1 ? 0xffffffff : 0
    const isMissing = Number.isNaN(numbers[at / 2])
    const turn = sign === 1 ? 0 : 0xffffffff
    words[at] = (isMissing ? 0 : (words[at] ?? 0) ^ flip) ^ turn
    words[at + 1] = (isMissing ? 0 : high ^ (flip | 0x80000000)) ^ turn
  }
  return new Uint16Array(keys.buffer)
}

/** Sorts slots by numbers, missing ones (NaN) first, or last where `sign` is -1. Slots of one number stay as they were. */
export function sortByNumbers(slots: Uint32Array, numbers: Float64Array, sign: 1 | -1): Uint32Array {
  if (isSorted(slots, numbers, sign)) return slots
  const digits = risingDigits(numbers, sign)
  let sorted = slots
  for (let digit = 0; digit < DIGITS; digit++) {
    const digitOf = (slot: number) => digits[slot * DIGITS + digit] ?? 0
    const first = digitOf(slots[0] ?? 0)
    if (slots.some((slot) => digitOf(slot) !== first)) sorted = sortByPlaces(sorted, PLACES, digitOf)
  }
  return sorted
}
