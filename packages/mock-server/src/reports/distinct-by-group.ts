import { bitsIn } from '../store/columns/bit-set.ts'

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
  const width = Math.ceil(size / BITS)
  return groups * width <= MOST_WORDS
    ? byBits(groups, groupAt, width, numberAt)
    : byPairs(groups, groupAt, size, numberAt)
}

function byBits(groups: number, groupAt: Uint32Array, width: number, numberAt: Uint32Array): Uint32Array {
  const met = new Uint32Array(groups * width)
  for (let at = 0; at < groupAt.length; at++) {
    const number = numberAt[at] ?? 0
    const place = (groupAt[at] ?? 0) * width + (number >>> 5)
    met[place] = (met[place] ?? 0) | (1 << (number & 31))
  }
  const counts = new Uint32Array(groups)
  for (let group = 0; group < groups; group++) {
    let count = 0
    for (let at = group * width; at < (group + 1) * width; at++) count += bitsIn(met[at] ?? 0)
    counts[group] = count
  }
  return counts
}

/** Where there are too many pairs for a bit each, most of them never occur. */
function byPairs(groups: number, groupAt: Uint32Array, size: number, numberAt: Uint32Array): Uint32Array {
  const counts = new Uint32Array(groups)
  const pairs = new Set<number>()
  for (let at = 0; at < groupAt.length; at++) {
    const group = groupAt[at] ?? 0
    const pair = group * size + (numberAt[at] ?? 0)
    if (pairs.has(pair)) continue
    pairs.add(pair)
    counts[group] = (counts[group] ?? 0) + 1
  }
  return counts
}
