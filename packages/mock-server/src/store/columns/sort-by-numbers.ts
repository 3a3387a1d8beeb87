import { sortByPlaces } from './sort-by-places.ts'

const DIGIT_BITS = 11
const PLACES = 2 ** DIGIT_BITS
/** Whole numbers up to here have exact differences. */
const MOST = 2 ** 51

function areWhole(numbers: Float64Array): boolean {
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? Number.NaN
    if (Math.abs(number) >= MOST || (!Number.isNaN(number) && Math.floor(number) !== number)) return false
  }
  return true
}

/** Whole numbers that are in the same order: themselves where they are whole, else their places among all. */
function wholeNumbers(numbers: Float64Array): Float64Array {
  if (areWhole(numbers)) return numbers
  const sorted = new Float64Array(new Set(numbers)).sort()
  return numbers.map((number) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] ?? 0) < number) low = middle + 1
      else high = middle
    }
    return Number.isNaN(number) ? number : low
  })
}

function rangeOf(numbers: Float64Array): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? Number.NaN
    if (number < low) low = number
    if (number > high) high = number
  }
  return low <= high ? [low, high] : [0, 0]
}

/** Sorts slots by numbers, missing ones (NaN) first, or last where `sign` is -1. Slots of one number stay as they were. */
export function sortByNumbers(slots: Uint32Array, numbers: Float64Array, sign: 1 | -1): Uint32Array {
  const whole = wholeNumbers(numbers)
  const [low, high] = rangeOf(whole)
  // From 0 up; what is missing comes before all others, which leave room for it.
  const keys = new Float64Array(slots.length)
  let isSorted = true
  const fill = (of: Uint32Array) => {
    for (let at = 0; at < of.length; at++) {
      const number = whole[of[at] ?? 0] ?? Number.NaN
      const key = Number.isNaN(number) ? 0 : number - low + 1
      keys[at] = sign === 1 ? key : high - low + 1 - key
      if (at > 0 && (keys[at] ?? 0) < (keys[at - 1] ?? 0)) isSorted = false
    }
  }
  fill(slots)
  if (isSorted) return slots
  const placeAt = new Uint32Array(slots.length)
  let sorted = slots
  for (let unit = 1; unit <= high - low + 1; unit *= PLACES) {
    if (sorted !== slots) fill(sorted)
    for (let at = 0; at < keys.length; at++) placeAt[at] = Math.floor((keys[at] ?? 0) / unit) % PLACES
    sorted = sortByPlaces(sorted, placeAt, PLACES)
  }
  return sorted
}
