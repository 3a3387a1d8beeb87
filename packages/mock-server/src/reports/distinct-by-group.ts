const BITS = 32
/** Bits for each pair of a group and a number are kept up to 32 MB. */
const MOST_WORDS = 2 ** 23

/** How many different numbers each group has. The numbers are below `size`; both arrays have an entry a row. */
export function distinctByGroup(
  groups: number,
  groupAt: Uint32Array,
  size: number,
  numberAt: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(groups)
  const width = Math.ceil(size / BITS)
  const met = groups * width <= MOST_WORDS ? new Uint32Array(groups * width) : undefined
  // Where there are too many pairs for a bit each, most of them never occur.
  const pairs = new Set<number>()
  for (let at = 0; at < groupAt.length; at++) {
    const group = groupAt[at] ?? 0
    const number = numberAt[at] ?? 0
    if (met) {
      const place = group * width + (number >>> 5)
      const word = met[place] ?? 0
      const bit = 1 << (number & 31)
      if ((word & bit) !== 0) continue
      met[place] = word | bit
    } else {
      const pair = group * size + number
      if (pairs.has(pair)) continue
      pairs.add(pair)
    }
    counts[group] = (counts[group] ?? 0) + 1
  }
  return counts
}
