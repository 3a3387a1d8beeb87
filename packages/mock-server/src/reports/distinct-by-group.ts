import { bitsIn } from '../store/columns/bit-set.ts'

const BITS = 32
/** Bits for each pair of a group and a number are kept up to 32 MB. */
const MOST_WORDS = 2 ** 23

/** Counts how many different numbers each group has. */
export interface DistinctByGroup {
  /** Adds numbers, each to its group: the first `count` of both arrays. */
  add(groupAt: Uint32Array, numberAt: Uint32Array, count: number): void
  count(group: number): number
}

/** Numbers are below `size`, and groups below `groups`. */
export function distinctByGroup(groups: number, size: number): DistinctByGroup {
  const width = Math.ceil(size / BITS)
  return groups * width <= MOST_WORDS ? byBits(groups, width) : byPairs(groups, size)
}

function byBits(groups: number, width: number): DistinctByGroup {
  const met = new Uint32Array(groups * width)
  return {
    add(groupAt, numberAt, count) {
      for (let at = 0; at < count; at++) {
        const number = numberAt[at] ?? 0
        const place = (groupAt[at] ?? 0) * width + (number >>> 5)
        met[place] = (met[place] ?? 0) | (1 << (number & 31))
      }
    },
    count(group) {
      let count = 0
      for (let at = group * width; at < (group + 1) * width; at++) count += bitsIn(met[at] ?? 0)
      return count
    },
  }
}

/** Where there are too many pairs for a bit each, most of them never occur. */
function byPairs(groups: number, size: number): DistinctByGroup {
  const counts = new Uint32Array(groups)
  const pairs = new Set<number>()
  return {
    add(groupAt, numberAt, count) {
      for (let at = 0; at < count; at++) {
        const group = groupAt[at] ?? 0
        const pair = group * size + (numberAt[at] ?? 0)
        if (pairs.has(pair)) continue
        pairs.add(pair)
        counts[group] = (counts[group] ?? 0) + 1
      }
    },
    count: (group) => counts[group] ?? 0,
  }
}
