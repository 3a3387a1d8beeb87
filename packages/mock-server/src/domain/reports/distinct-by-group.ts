import { bitsIn } from '../../store/columns/typed-arrays.ts'

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
 * Numbers are below `size`, and groups below `groups`. Where groups come `inTurn`, all numbers of one before those of the next, it is enough
 * to know in which group a number was met last.
 */
export function distinctByGroup(groups: number, size: number, inTurn = false): DistinctByGroup {
  const width = Math.ceil(size / BITS)
  if (groups * width <= MOST_WORDS) return new Bits(groups, width)
  return inTurn ? new InTurn(groups, size) : new Pairs(groups, size)
}

class InTurn implements DistinctByGroup {
  private readonly counts: Uint32Array
  /** One more than the group, so that 0 is none. */
  private readonly lastOf: Uint32Array
  private all = 0

  constructor(groups: number, size: number) {
    this.counts = new Uint32Array(groups)
    this.lastOf = new Uint32Array(size)
  }

  add(groupAt: Uint32Array, numberAt: Uint32Array, count: number): void {
    const { counts, lastOf } = this
    for (let at = 0; at < count; at++) {
      const number = numberAt[at] ?? 0
      const group = groupAt[at] ?? 0
      const last = lastOf[number] ?? 0
      if (last === group + 1) continue
      if (last === 0) this.all++
      lastOf[number] = group + 1
      counts[group] = (counts[group] ?? 0) + 1
    }
  }

  count(group: number): number {
    return this.counts[group] ?? 0
  }

  countAll(): number {
    return this.all
  }

  joined(): DistinctByGroup {
    throw new Error('What groups in turn have in common is not known.')
  }
}

class Bits implements DistinctByGroup {
  private readonly width: number
  private readonly met: Uint32Array

  constructor(groups: number, width: number) {
    this.width = width
    this.met = new Uint32Array(groups * width)
  }

  add(groupAt: Uint32Array, numberAt: Uint32Array, count: number): void {
    const { met, width } = this
    for (let at = 0; at < count; at++) {
      const number = numberAt[at] ?? 0
      const place = (groupAt[at] ?? 0) * width + (number >>> 5)
      met[place] = (met[place] ?? 0) | (1 << (number & 31))
    }
  }

  count(group: number): number {
    const { met, width } = this
    let count = 0
    for (let at = group * width; at < (group + 1) * width; at++) count += bitsIn(met[at] ?? 0)
    return count
  }

  countAll(): number {
    const groups = this.width === 0 ? 0 : this.met.length / this.width
    return this.joined(new Uint32Array(groups), 1).count(0)
  }

  joined(into: Uint32Array, groups: number): DistinctByGroup {
    const { met, width } = this
    const both = new Bits(groups, width)
    for (const [group, next] of into.entries()) {
      const [from, to] = [group * width, next * width]
      for (let at = 0; at < width; at++) both.met[to + at] = (both.met[to + at] ?? 0) | (met[from + at] ?? 0)
    }
    return both
  }
}

/** Where there are too many pairs for a bit each, and groups come as they like: most pairs never occur. */
class Pairs implements DistinctByGroup {
  private readonly size: number
  private readonly counts: Uint32Array
  private readonly pairs = new Set<number>()
  private readonly met = new Set<number>()

  constructor(groups: number, size: number) {
    this.size = size
    this.counts = new Uint32Array(groups)
  }

  add(groupAt: Uint32Array, numberAt: Uint32Array, count: number): void {
    for (let at = 0; at < count; at++) this.addOne(groupAt[at] ?? 0, numberAt[at] ?? 0)
  }

  count(group: number): number {
    return this.counts[group] ?? 0
  }

  countAll(): number {
    return this.met.size
  }

  joined(into: Uint32Array, groups: number): DistinctByGroup {
    const both = new Pairs(groups, this.size)
    for (const pair of this.pairs) {
      const group = Math.floor(pair / this.size)
      both.addOne(into[group] ?? 0, pair - group * this.size)
    }
    return both
  }

  private addOne(group: number, number: number): void {
    const pair = group * this.size + number
    if (this.pairs.has(pair)) return
    this.pairs.add(pair)
    this.met.add(number)
    this.counts[group] = (this.counts[group] ?? 0) + 1
  }
}
