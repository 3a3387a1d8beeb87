import type { Row } from '../store/models.ts'
import type { ChosenCalls } from './chosen-calls.ts'
import { type Figures, Sums } from './figures.ts'
import type { FieldKey, Grouping, Key } from './groupings.ts'
import { HOUR_MS, localHours, MINUTE_MS } from './local-time.ts'

/** The figures of one group. */
export interface Group {
  key: string
  label: string
  figures: Figures
}

/** No number of a group: none was given yet, or the value of a field was not looked at yet. */
const [NO_GROUP, UNKNOWN] = [0xffffffff, 0xfffffffe]

/** Keys of groups as they are met, each with a number. */
class KeyNumbers {
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

/** The number of each call's group by the hour it started in: what hour that is decides, and hours are few. */
function groupsByHour(
  { slots, startMs, groupAt }: ChosenCalls,
  { offset, hourKey }: { offset: number; hourKey(localHour: number): Key },
  numbers: KeyNumbers,
): void {
  const offsetMs = offset * MINUTE_MS
  const known = new Map<number, number>()
  let [lastHour, lastGroup] = [Number.NaN, 0]
  for (let at = 0; at < slots.length; at++) {
    const hour = Math.floor(((startMs[slots[at] ?? 0] ?? 0) - offsetMs) / HOUR_MS)
    if (hour !== lastHour) {
      lastHour = hour
      lastGroup = known.get(hour) ?? numbers.of(hourKey(hour))
      known.set(hour, lastGroup)
    }
    groupAt[at] = lastGroup
  }
}

/** The number of each call's group by the first of some fields that gives a key. */
function groupsByFields(calls: ChosenCalls, fields: readonly FieldKey[], numbers: KeyNumbers): void {
  const { slots, groupAt } = calls
  groupAt.fill(NO_GROUP)
  for (const { field, keyOf } of fields) {
    const { codes, values } = calls.coded(field)
    const groupOf = new Uint32Array(values.length).fill(UNKNOWN)
    for (let at = 0; at < slots.length; at++) {
      if (groupAt[at] !== NO_GROUP) continue
      const code = codes[slots[at] ?? 0] ?? 0
      let group = groupOf[code] ?? NO_GROUP
      if (group === UNKNOWN) {
        const key = keyOf(values[code] ?? undefined)
        group = key === undefined ? NO_GROUP : numbers.of(key)
        groupOf[code] = group
      }
      groupAt[at] = group
    }
  }
}

function keyOfCall(grouping: Grouping, call: Row<'CallLog'>): Key | undefined {
  if (grouping.by === 'hour') return grouping.hourKey(localHours(Date.parse(call.startedAt), grouping.offset))
  for (const { field, keyOf } of grouping.fields) {
    const key = keyOf(Reflect.get(call, field))
    if (key !== undefined) return key
  }
  return undefined
}

/** What the last call of each group that says anything is called by, by number of the group. */
function labelsOf(calls: ChosenCalls, { field, keyOf }: FieldKey): Map<number, Key> {
  const { codes, values } = calls.coded(field)
  const labels = values.map((value) => keyOf(value ?? undefined))
  const labelOf = new Map<number, Key>()
  const lastCode = new Map<number, number>()
  for (let at = 0; at < calls.slots.length; at++) {
    const code = codes[calls.slots[at] ?? 0] ?? 0
    if (labels[code] !== undefined) lastCode.set(calls.groupAt[at] ?? 0, code)
  }
  for (const [group, code] of lastCode) labelOf.set(group, labels[code] ?? '')
  return labelOf
}

/** The groups of calls in the order to show them, with their figures. */
export function groupCalls(calls: ChosenCalls, grouping: Grouping): Group[] {
  const { fixedKeys, labelOf, labelBy, textOf = String } = grouping
  const numbers = new KeyNumbers(fixedKeys)
  if (grouping.by === 'hour') groupsByHour(calls, grouping, numbers)
  else groupsByFields(calls, grouping.fields, numbers)
  const settled = calls.settled.flatMap((call) => {
    const key = keyOfCall(grouping, call)
    return key === undefined ? [] : [{ call, group: numbers.of(key) }]
  })
  const sums = new Sums(calls, numbers.keys.length, calls.groupAt)
  const labels = labelBy ? labelsOf(calls, labelBy) : new Map<number, Key>()
  for (const { call, group } of settled) {
    sums.addCharge(group, call.charge)
    const label = labelBy?.keyOf(Reflect.get(call, labelBy.field))
    if (label !== undefined) labels.set(group, label)
  }
  const shown = fixedKeys ? numbers.keys.slice(0, fixedKeys.length) : numbers.keys
  const groups = shown.map((key, at) => ({
    key: textOf(key),
    label: String(labels.get(at) ?? labelOf(key)),
    figures: sums.figures(at),
  }))
  if (fixedKeys) return groups
  return groups.sort((a, b) => b.figures.calls - a.figures.calls || (a.key < b.key ? -1 : 1))
}
