/**
 * Sorts slots by the place of each, `0` to `places - 1`. Slots of one place stay as they were, so that sorting by what counts
 * least first, and then by what counts more, sorts by all of it.
 */
export function sortByPlaces(slots: Uint32Array, places: number, placeOf: (slot: number) => number): Uint32Array {
  const begins = new Uint32Array(places + 1)
  for (const slot of slots) {
    const at = placeOf(slot) + 1
    begins[at] = (begins[at] ?? 0) + 1
  }
  for (let place = 1; place < begins.length; place++) begins[place] = (begins[place] ?? 0) + (begins[place - 1] ?? 0)
  const sorted = new Uint32Array(slots.length)
  for (const slot of slots) {
    const place = placeOf(slot)
    const at = begins[place] ?? 0
    sorted[at] = slot
    begins[place] = at + 1
  }
  return sorted
}
