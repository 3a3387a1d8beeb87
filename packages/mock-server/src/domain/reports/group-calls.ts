import { HOUR_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { localHours } from '../../ground/local-time.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { ChosenCalls } from './chosen-calls.ts'
import { distinctByGroup } from './distinct-by-group.ts'
import { type Amounts, amountsOf, type Figures, STEP_CALLS, Sums } from './figures.ts'
import { byHourOfWeek, type FieldKey, type Grouping, type Key, ungrouped } from './groupings.ts'

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

/** No number of a group: none was given yet. As it is in a list of calls, whose numbers have no sign. */
const NO_GROUP = 0xffffffff
/** What stands for a value that gives no group, and for one that was not looked at yet. Below all groups: one comparison tells. */
const NONE = -1
const UNKNOWN = -2

/** Writes the number of the group of each call from one place among the chosen to another. */
type GroupReader = (from: number, to: number, groupAt: Uint32Array) => void

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
function groupReader(calls: ChosenCalls, grouping: Grouping, numbers: KeyNumbers): GroupReader {
  if (grouping.by === 'hour') return byHour(calls, grouping, numbers)
  const readers = grouping.fields.map((field, at) => byField(calls, field, at === 0, numbers))
  return (from, to, groupAt) => {
    for (const read of readers) read(from, to, groupAt)
  }
}

/** The figures of one group. */
export interface Group {
  key: string
  label: string
  figures: Figures
}

function keyOfCall(grouping: Grouping, call: Row<'CallLog'>): Key | undefined {
  if (grouping.by === 'hour') return grouping.hourKey(localHours(Date.parse(call.startedAt), grouping.offset))
  for (const { field, keyOf } of grouping.fields) {
    const key = keyOf(Reflect.get(call, field))
    if (key !== undefined) return key
  }
  return undefined
}

/** How many groups there can be at the most. */
function mostGroups({ slots, settled, coded }: ChosenCalls, grouping: Grouping): number {
  const fields = grouping.by === 'fields' ? grouping.fields : []
  const values = fields.reduce((sum, { field }) => sum + Math.min(coded(field).values.length, slots.length), 0)
  return (grouping.fixedKeys?.length ?? 0) + values + settled.length
}

function shown(
  { fixedKeys, labelOf, textOf = String }: Grouping,
  { keys }: KeyNumbers,
  sums: Sums,
  labelAt: (group: number) => Key | undefined,
): Group[] {
  const groups = (fixedKeys ? keys.slice(0, fixedKeys.length) : keys).map((key, at) => ({
    key: textOf(key),
    label: String(labelAt(at) ?? labelOf(key)),
    figures: sums.figures(at),
  }))
  if (fixedKeys) return groups
  return groups.sort((a, b) => b.figures.calls - a.figures.calls || (a.key < b.key ? -1 : 1))
}

/** The groups of a grouping, while calls are counted. */
export class Groups {
  private readonly calls: ChosenCalls
  private readonly grouping: Grouping
  private readonly numbers: KeyNumbers
  private readonly read: GroupReader
  private readonly sums: Sums
  private readonly groupAt = new Uint32Array(STEP_CALLS)
  private readonly labels = new Map<number, Key>()

  constructor(calls: ChosenCalls, grouping: Grouping) {
    this.calls = calls
    this.grouping = grouping
    this.numbers = new KeyNumbers(grouping.fixedKeys)
    this.read = groupReader(calls, grouping, this.numbers)
    const most = mostGroups(calls, grouping)
    const inTurn = grouping.by === 'hour' && grouping.inTurn
    this.sums = new Sums(most, distinctByGroup(most, calls.coded('callerNumber').values.length, inTurn))
  }

  /** Counts the calls from one place among the chosen to another, whose amounts were read. */
  add(amounts: Amounts, from: number, to: number): void {
    this.read(from, to, this.groupAt)
    this.sums.add(amounts, this.groupAt, to - from)
    this.label(from, to)
  }

  /** Counts what a call was charged that is no longer there. */
  addSettled(call: Row<'CallLog'>): void {
    const key = keyOfCall(this.grouping, call)
    if (key === undefined) return
    const group = this.numbers.of(key)
    this.sums.addCharge(group, call.charge)
    const { labelBy } = this.grouping
    const label = labelBy?.keyOf(Reflect.get(call, labelBy.field))
    if (label !== undefined) this.labels.set(group, label)
  }

  /** The figures of all groups together. */
  total(): Figures {
    return this.sums.total()
  }

  /** The groups in the order to show them. */
  list(): Group[] {
    return shown(this.grouping, this.numbers, this.sums, (group) => this.labels.get(group))
  }

  /** The same calls by a grouping whose keys follow from the keys of this one. */
  joined(grouping: Grouping, keyOf: (key: number) => Key): Group[] {
    const numbers = new KeyNumbers(grouping.fixedKeys)
    const into = Uint32Array.from(this.numbers.keys, (key) => numbers.of(keyOf(Number(key))))
    return shown(grouping, numbers, this.sums.joined(into, numbers.keys.length), () => undefined)
  }

  /** Keeps what the last call of each group that says anything calls it. */
  private label(from: number, to: number): void {
    const { labelBy } = this.grouping
    if (!labelBy) return
    const { codes, values } = this.calls.coded(labelBy.field)
    const labels = values.map((value) => labelBy.keyOf(value ?? undefined))
    for (let at = from; at < to; at++) {
      const label = labels[codes[this.calls.slots[at] ?? 0] ?? 0]
      if (label !== undefined) this.labels.set(this.groupAt[at - from] ?? 0, label)
    }
  }
}

/** Counts calls up by any number of groupings, in one pass over them; answers the figures of all together. */
export function countUp(calls: ChosenCalls, groups: readonly Groups[] = []): Figures {
  const { slots, settled } = calls
  const amounts = amountsOf(calls)
  const [first = new Groups(calls, ungrouped), ...others] = groups
  for (let from = 0; from < slots.length; from += STEP_CALLS) {
    const to = Math.min(from + STEP_CALLS, slots.length)
    amounts.read(from, to)
    first.add(amounts, from, to)
    for (const one of others) one.add(amounts, from, to)
  }
  for (const call of settled) {
    first.addSettled(call)
    for (const one of others) one.addSettled(call)
  }
  return first.total()
}

/**
 * Counts calls up by some groupings; answers the figures of all together, and the groups of each. Where several are of parts of a week,
 * its hours are counted once, and these are put together of them.
 */
export function countByGroups(
  calls: ChosenCalls,
  groupings: readonly Grouping[],
): { totals: Figures; groups: Group[][] } {
  const parts = groupings.flatMap((grouping) => (grouping.by === 'hour' && grouping.ofWeek ? [grouping] : []))
  const [part, another] = parts
  const week = part && another ? new Groups(calls, byHourOfWeek(part.offset)) : undefined
  const counted = groupings.map((grouping) => {
    if (!week || grouping.by !== 'hour' || grouping.offset !== part?.offset || !grouping.ofWeek) {
      const own = new Groups(calls, grouping)
      return { own, list: () => own.list() }
    }
    const { ofWeek } = grouping
    return { list: () => week.joined(grouping, ofWeek) }
  })
  const totals = countUp(calls, [...counted.flatMap(({ own }) => own ?? []), ...(week ? [week] : [])])
  return { totals, groups: counted.map(({ list }) => list()) }
}
