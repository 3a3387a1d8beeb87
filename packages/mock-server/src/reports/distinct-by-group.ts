import { bitsIn } from '../store/columns/bit-set.ts'

const BITS = 32
/** Bits for each pair of a group and a number are kept up to 32 MB. */
const MOST_WORDS = 2 ** 23

/** Counts how many different numbers each group has. */
export interface DistinctByGroup {
  /** Adds numbers, each to its group: the first `count` of both arrays. */
  add(groupAt: Uint32Array, numberAt: Uint32Array, count: number): void
  count(group: number): number
  /** How many different numbers there are in all. */
  countAll(): number
  /** The same of fewer groups: `into` has the new group of each. Throws where groups came in turn, as numbers are not kept by group then. */
  joined(into: Uint32Array, groups: number): DistinctByGroup
}

/**
 * Numbers are below `size`, and groups below `groups`. Where calls come `inTurn`, all of one group before those of the next, what group a
 * number was met in last is enough.
 */
export function distinctByGroup(groups: number, size: number, inTurn = false): DistinctByGroup {
  if (inTurn) return byTurns(groups, size)
  const width = Math.ceil(size / BITS)
  return groups * width <= MOST_WORDS ? byBits(groups, width) : byPairs(groups, size)
}

function byTurns(groups: number, size: number): DistinctByGroup {
  const counts = new Uint32Array(groups)
  /** One more than the group, so that 0 is none. */
  const lastOf = new Uint32Array(size)
  let all = 0
  return {
    add(groupAt, numberAt, count) {
      for (let at = 0; at < count; at++) {
        const number = numberAt[at] ?? 0
        const group = groupAt[at] ?? 0
        const last = lastOf[number] ?? 0
        if (last === group + 1) continue
        if (last === 0) all++
        lastOf[number] = group + 1
        counts[group] = (counts[group] ?? 0) + 1
      }
    },
    count: (group) => counts[group] ?? 0,
    countAll: () => all,
    joined() {
      throw new Error('What groups in turn have in common is not known.')
    },
  }
}

function byBits(groups: number, width: number, met = new Uint32Array(groups * width)): DistinctByGroup {
  function joined(into: Uint32Array, fewer: number): DistinctByGroup {
    const both = new Uint32Array(fewer * width)
    for (const [group, next] of into.entries()) {
      const [from, to] = [group * width, next * width]
      for (let at = 0; at < width; at++) both[to + at] = (both[to + at] ?? 0) | (met[from + at] ?? 0)
    }
    return byBits(fewer, width, both)
  }

  return {
    joined,
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
    countAll: () => joined(new Uint32Array(groups), 1).count(0),
  }
}

/** Where there are too many pairs for a bit each, most of them never occur. */
function byPairs(groups: number, size: number): DistinctByGroup {
  const counts = new Uint32Array(groups)
  const pairs = new Set<number>()
  const met = new Set<number>()
  return {
    add(groupAt, numberAt, count) {
      for (let at = 0; at < count; at++) {
        const group = groupAt[at] ?? 0
        const number = numberAt[at] ?? 0
        const pair = group * size + number
        if (pairs.has(pair)) continue
        pairs.add(pair)
        met.add(number)
        counts[group] = (counts[group] ?? 0) + 1
      }
    },
    count: (group) => counts[group] ?? 0,
    countAll: () => met.size,
    joined(into, fewer) {
      const both = byPairs(fewer, size)
      for (const pair of pairs) {
        const group = Math.floor(pair / size)
        both.add(Uint32Array.of(into[group] ?? 0), Uint32Array.of(pair - group * size), 1)
      }
      return both
    },
  }
}
