/**
 * Sorts slots by places, `0` to `places - 1`: `placeAt` has one for each. Slots of one place stay as they were, so that sorting by what
 * counts least first, and then by what counts more, sorts by all of it.
 */
export function sortByPlaces(slots: Uint32Array, placeAt: Uint32Array, places: number): Uint32Array {
  const begins = new Uint32Array(places + 1)
  for (let at = 0; at < slots.length; at++) {
    const next = (placeAt[at] ?? 0) + 1
    begins[next] = (begins[next] ?? 0) + 1
  }
  for (let place = 1; place < begins.length; place++) begins[place] = (begins[place] ?? 0) + (begins[place - 1] ?? 0)
  const sorted = new Uint32Array(slots.length)
  for (let at = 0; at < slots.length; at++) {
    const place = placeAt[at] ?? 0
    const to = begins[place] ?? 0
    sorted[to] = slots[at] ?? 0
    begins[place] = to + 1
  }
  return sorted
}

const DIGIT_BITS = 11
const PLACES = 2 ** DIGIT_BITS
/** Two digits: numbers are taken apart into a low part of so many values, and a high one. */
const PART = PLACES * PLACES
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

/** Keys that rise as the slots are wanted, in two parts by slot: missing numbers first, or last where `sign` is -1. */
function keysOf(numbers: Float64Array, sign: 1 | -1): { low: Uint32Array; high: Uint32Array; most: number } {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? Number.NaN
    if (number < least) least = number
    if (number > most) most = number
  }
  const last = least <= most ? most - least + 1 : 0
  const low = new Uint32Array(numbers.length)
  const high = new Uint32Array(numbers.length)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? Number.NaN
    const rising = Number.isNaN(number) ? 0 : number - least + 1
    const key = sign === 1 ? rising : last - rising
    const part = Math.floor(key / PART)
    high[at] = part
    low[at] = key - part * PART
  }
  return { low, high, most: Math.floor(last / PART) }
}

/** Whether slots are in order as they are; of missing numbers it says nothing. */
function isSorted(slots: Uint32Array, numbers: Float64Array, sign: 1 | -1): boolean {
  let before = Number.NEGATIVE_INFINITY
  for (let at = 0; at < slots.length; at++) {
    const number = sign * (numbers[slots[at] ?? 0] ?? Number.NaN)
    if (!(number >= before)) return false
    before = number
  }
  return true
}

/** Sorts slots by numbers, missing ones (NaN) first, or last where `sign` is -1. Slots of one number stay as they were. */
export function sortByNumbers(slots: Uint32Array, numbers: Float64Array, sign: 1 | -1): Uint32Array {
  if (isSorted(slots, numbers, sign)) return slots
  const { low, high, most } = keysOf(wholeNumbers(numbers), sign)
  const digits: [Uint32Array, number][] = [
    [low, 0],
    [low, DIGIT_BITS],
  ]
  for (let shift = 0; most >>> shift > 0; shift += DIGIT_BITS) digits.push([high, shift])
  const placeAt = new Uint32Array(slots.length)
  let sorted = slots
  for (const [part, shift] of digits) {
    for (let at = 0; at < sorted.length; at++) placeAt[at] = ((part[sorted[at] ?? 0] ?? 0) >>> shift) & (PLACES - 1)
    sorted = sortByPlaces(sorted, placeAt, PLACES)
  }
  return sorted
}
