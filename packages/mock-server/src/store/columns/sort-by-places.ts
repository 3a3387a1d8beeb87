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
