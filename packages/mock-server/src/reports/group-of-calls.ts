import type { ChosenCalls } from './chosen-calls.ts'
import type { FieldKey, Grouping } from './groupings.ts'
import type { KeyNumbers } from './key-numbers.ts'
import { HOUR_MS, MINUTE_MS } from './local-time.ts'

/** No number of a group: none was given yet, or the value of a field was not looked at yet. */
const [NO_GROUP, UNKNOWN] = [0xffffffff, 0xfffffffe]

/** Writes the number of the group of each call from one place among the chosen to another. */
export type GroupReader = (from: number, to: number, groupAt: Uint32Array) => void

/** By the hour a call started in: what hour that is decides, and hours are few. */
function byHour(
  { slots, startMs }: ChosenCalls,
  grouping: Grouping & { by: 'hour' },
  numbers: KeyNumbers,
): GroupReader {
  const offsetMs = grouping.offset * MINUTE_MS
  const known = new Map<number, number>()
  let [lastHour, lastGroup] = [Number.NaN, 0]
  return (from, to, groupAt) => {
    for (let at = from; at < to; at++) {
      const hour = Math.floor(((startMs[slots[at] ?? 0] ?? 0) - offsetMs) / HOUR_MS)
      if (hour !== lastHour) {
        lastHour = hour
        lastGroup = known.get(hour) ?? numbers.of(grouping.hourKey(hour))
        known.set(hour, lastGroup)
      }
      groupAt[at - from] = lastGroup
    }
  }
}

function byField(calls: ChosenCalls, { field, keyOf }: FieldKey, numbers: KeyNumbers): GroupReader {
  const { slots } = calls
  const { codes, values } = calls.coded(field)
  const groupOf = new Uint32Array(values.length).fill(UNKNOWN)
  return (from, to, groupAt) => {
    for (let at = from; at < to; at++) {
      if (groupAt[at - from] !== NO_GROUP) continue
      const code = codes[slots[at] ?? 0] ?? 0
      let group = groupOf[code] ?? NO_GROUP
      if (group === UNKNOWN) {
        const key = keyOf(values[code] ?? undefined)
        group = key === undefined ? NO_GROUP : numbers.of(key)
        groupOf[code] = group
      }
      groupAt[at - from] = group
    }
  }
}

/** Reads groups, whose keys get numbers as they are met. */
export function groupReader(calls: ChosenCalls, grouping: Grouping, numbers: KeyNumbers): GroupReader {
  if (grouping.by === 'hour') return byHour(calls, grouping, numbers)
  const readers = grouping.fields.map((field) => byField(calls, field, numbers))
  return (from, to, groupAt) => {
    groupAt.fill(NO_GROUP)
    for (const read of readers) read(from, to, groupAt)
  }
}
