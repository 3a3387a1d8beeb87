import { HOUR_MS, MINUTE_MS } from '@lineboard/contract/durations'
import type { ChosenCalls } from './chosen-calls.ts'
import type { FieldKey, Grouping, Key } from './groupings.ts'

/** Keys of groups as they are met, each with a number. */
export class KeyNumbers {
  readonly keys: Key[]
  private readonly numberOf: Map<Key, number>

  constructor(keys: readonly Key[] = []) {
    this.keys = [...keys]
    this.numberOf = new Map(keys.map((key, at) => [key, at]))
  }

  of(key: Key): number {
    const known = this.numberOf.get(key)
    if (known !== undefined) return known
    this.numberOf.set(key, this.keys.length)
    return this.keys.push(key) - 1
  }
}

/** No number of a group: none was given yet. As it is in a list of calls, whose numbers have no sign. */
const NO_GROUP = 0xffffffff
/** What stands for a value that gives no group, and for one that was not looked at yet. Below all groups: one comparison tells. */
const NONE = -1
const UNKNOWN = -2

/** Writes the number of the group of each call from one place among the chosen to another. */
export type GroupReader = (from: number, to: number, groupAt: Uint32Array) => void

/** By the hour a call started in: what hour that is decides, hours are few, and the next call is mostly of the same one. */
function byHour(
  { slots, startMs }: ChosenCalls,
  grouping: Grouping & { by: 'hour' },
  numbers: KeyNumbers,
): GroupReader {
  const offsetMs = grouping.offset * MINUTE_MS
  const known = new Map<number, number>()
  let [hourMs, group] = [Number.POSITIVE_INFINITY, 0]
  return (from, to, groupAt) => {
    for (let at = from; at < to; at++) {
      const localMs = (startMs[slots[at] ?? 0] ?? 0) - offsetMs
      if (localMs < hourMs || localMs >= hourMs + HOUR_MS) {
        const hour = Math.floor(localMs / HOUR_MS)
        hourMs = hour * HOUR_MS
        group = known.get(hour) ?? numbers.of(grouping.hourKey(hour))
        known.set(hour, group)
      }
      groupAt[at - from] = group
    }
  }
}

/** By a field. The first one is read for every call, and others for those that have no group by then. */
function byField(calls: ChosenCalls, { field, keyOf }: FieldKey, isFirst: boolean, numbers: KeyNumbers): GroupReader {
  const { slots } = calls
  const { codes, values } = calls.coded(field)
  const groupOf = new Int32Array(values.length).fill(UNKNOWN)

  function lookedUp(code: number): number {
    const key = keyOf(values[code] ?? undefined)
    const group = key === undefined ? NONE : numbers.of(key)
    groupOf[code] = group
    return group
  }

  return (from, to, groupAt) => {
    for (let at = from; at < to; at++) {
      if (!isFirst && groupAt[at - from] !== NO_GROUP) continue
      const code = codes[slots[at] ?? 0] ?? 0
      const group = groupOf[code] ?? NONE
      // -1 becomes NO_GROUP as it is written.
      groupAt[at - from] = group === UNKNOWN ? lookedUp(code) : group
    }
  }
}

/** Reads groups, whose keys get numbers as they are met. */
export function groupReader(calls: ChosenCalls, grouping: Grouping, numbers: KeyNumbers): GroupReader {
  if (grouping.by === 'hour') return byHour(calls, grouping, numbers)
  const readers = grouping.fields.map((field, at) => byField(calls, field, at === 0, numbers))
  return (from, to, groupAt) => {
    for (const read of readers) read(from, to, groupAt)
  }
}
