import type { components } from '@lineboard/contract'
import { fromMinorUnits, roundMoney, toMinorUnits } from '../money/round-money.ts'
import { type Day, endOfMonth } from '../period/day.ts'
import type { PeriodDays } from '../period/period.ts'
import { dayAt } from '../period/time-zone.ts'
import { checkNumber } from '../transport/options.ts'
import type { ReportFigures } from './sum-reports.ts'

type Overview = Pick<components['schemas']['OverviewReport'], 'byTrackingSource' | 'totals'>
type Source = Pick<components['schemas']['TrackingSource'], 'id' | 'name' | 'monthlyCost' | 'callValue'> & {
  Customer?: Pick<components['schemas']['Customer'], 'createdAt'>
}

/** What a source brought, and what was spent on it: in USD, as files have it, or in the own currency (`returnsInOwn`). */
export interface Return extends Pick<ReportFigures, 'calls' | 'answered' | 'firstTimeCallers' | 'charge'> {
  /** The source's own cost, without what its calls cost. */
  cost: number
  /** What an answered call is worth; undefined where nobody said. */
  callValue?: number | undefined
  /** What the answered calls are worth together; undefined where no value of one is known. */
  value: number | undefined
  /** What is typed as the cost, or as the value of a call, is no amount: nothing that follows from it is said. */
  isCostWrong?: boolean
  isValueWrong?: boolean
}

/** An amount in USD to the cent, which is all that is read of it: what is read adds up. */
const toCents = (amountUsd: number): number => fromMinorUnits(toMinorUnits(amountUsd))

/** A sum of amounts that are rounded already, in dollars or another currency: none has more decimals. */
const exactly = (sum: number): number => roundMoney(sum, 4)

/** Everything spent on a source. */
export const spent = ({ cost, charge }: Return): number => exactly(cost + charge)

/** What is left of the value after everything spent; undefined where no value is known. */
export const gainOf = (row: Return): number | undefined =>
  row.value === undefined ? undefined : exactly(row.value - spent(row))

/** The same as a share of everything spent, 1 for twice as much back; undefined where nothing was spent. */
export function shareOf(row: Return): number | undefined {
  const gain = gainOf(row)
  return gain === undefined || spent(row) === 0 ? undefined : gain / spent(row)
}

/** How many months the days from one to another are, as far as they have come; each day is its share of its own month. */
export function monthsElapsed(first: Day, end: Day, today: Day): number {
  const isOver = end < today
  const last = isOver ? end : today
  const dayNumber = (day: Day) => Number(day.slice(8, 10))
  const lengthOf = (day: Day) => dayNumber(endOfMonth(day))
  const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const untilEnd = dayNumber(last) / lengthOf(last)
  const untilStart = (dayNumber(first) - 1) / lengthOf(first)
  return Math.max(0, monthNumber(last) - monthNumber(first) + untilEnd - untilStart)
}

/**
 * The months of a period for which a source costs something: none of them from before its account was opened, as no call of those days can
 * stand against it. When the source itself was added says nothing: one that was deleted and put back is added anew.
 */
export function monthsOfSource(
  { Customer }: Source,
  { first, last }: PeriodDays,
  today: Day,
  timeZone: string,
): number {
  const opened = Customer && dayAt(Date.parse(Customer.createdAt), timeZone)
  return monthsElapsed(opened && opened > first ? opened : first, last, today)
}

/** A source beside what it cost and brought. */
export interface SourceReturn {
  key: string
  label: string
  figures: Return
}

/** Names of sources that stand beside each other. */
type Naming = (groups: readonly SourceReturn[]) => (group: SourceReturn) => string

const labels: Naming =
  () =>
  ({ label }) =>
    label

/** What sources cost and brought, row by row and in all. */
export interface SourceReturns {
  rows: SourceReturn[]
  totals: Return
}

/**
 * What each source cost and brought, most spent first; sources that cost and brought nothing as well. An answered call is worth
 * what its source says, or else `worth`, in USD. `namesOf` names them, by what servers call them unless given.
 * Throws a RangeError for a `worth` below 0. `monthsOf`: for how long it cost something.
 */
export function sourceReturns(
  { byTrackingSource, totals }: Overview,
  sources: readonly Source[],
  monthsOf: (source: Source) => number,
  { worth, namesOf = labels }: { worth?: number | undefined; namesOf?: Naming } = {},
): SourceReturns {
  checkNumber('worth', worth)
  const known = new Map(sources.map((source) => [String(source.id), source]))
  const costOf = (source: Source | undefined) =>
    source?.monthlyCost ? toCents(source.monthlyCost * monthsOf(source)) : 0
  const called = byTrackingSource.map((group) => {
    const source = known.get(group.key)
    // None is entered as 0, too.
    const each = source?.callValue || worth
    const value = each === undefined ? undefined : toCents(group.answered * each)
    return {
      key: group.key,
      label: group.label,
      figures: { ...group, cost: costOf(source), callValue: each, value },
    }
  })
  const keys = new Set(called.map(({ key }) => key))
  const silent = sources
    .filter(({ id, monthlyCost = 0 }) => monthlyCost > 0 && !keys.has(String(id)))
    .map((source) => {
      const each = source.callValue || worth
      const none = { calls: 0, answered: 0, firstTimeCallers: 0, charge: 0 }
      const value = each === undefined ? undefined : 0
      return {
        key: String(source.id),
        label: source.name,
        figures: { ...none, cost: costOf(source), callValue: each, value },
      }
    })
  const unsorted = [...called, ...silent]
  const nameOf = namesOf(unsorted)
  const rows = unsorted
    .map((row) => ({ ...row, label: nameOf(row) }))
    .toSorted((a, b) => spent(b.figures) - spent(a.figures) || b.figures.calls - a.figures.calls)
  const values = rows.flatMap(({ figures: { value } }) => (value === undefined ? [] : [value]))
  const sum = (all: readonly number[]) => toCents(all.reduce((total, each) => total + each, 0))
  const value = values.length > 0 ? sum(values) : undefined
  return { rows, totals: { ...totals, cost: sum(rows.map(({ figures }) => figures.cost)), value } }
}
