import type { components } from '@lineboard/contract'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { unprocessable } from '../../ground/errors.ts'
import { type Period, periodBefore, toLocal } from '../../ground/local-time.ts'
import { type CallChoice, chosenCalls, type ReportContext } from './chosen-calls.ts'
import type { Figures } from './figures.ts'
import { countUp, type Group, Groups } from './group-calls.ts'

type CompareReport = components['schemas']['CompareReport']
type ViewBy = components['schemas']['ViewBy']

const maxSteps = 5000

/** How a range is cut into steps: the step a local moment is in, and where a step begins. Local: as if it were UTC. */
interface Steps {
  stepOf(localMs: number): number
  startOf(step: number): number
}

const monthOf = (localMs: number) => {
  const date = new Date(localMs)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** Hours, days and months are those of the calendar; weeks are counted from the first day of the range. */
function stepsOf(viewBy: ViewBy, firstLocalMs: number): Steps {
  if (viewBy === 4) return { stepOf: monthOf, startOf: (month) => Date.UTC(Math.floor(month / 12), month % 12, 1) }
  const lengthMs = viewBy === 1 ? HOUR_MS : viewBy === 2 ? DAY_MS : 7 * DAY_MS
  const zeroMs = viewBy === 3 ? Math.floor(firstLocalMs / DAY_MS) * DAY_MS : 0
  return {
    stepOf: (localMs) => Math.floor((localMs - zeroMs) / lengthMs),
    startOf: (step) => zeroMs + step * lengthMs,
  }
}

/** One of the two ranges, counted. */
class ComparedRange {
  private readonly period: Period
  private readonly offset: number
  private readonly steps: Steps
  private readonly first: number
  private readonly totals: Figures
  private readonly groups: readonly Group[]

  constructor(context: ReportContext, comparison: Comparison, period: Period) {
    const { viewBy, offset } = comparison
    this.period = period
    this.offset = offset
    this.steps = stepsOf(viewBy, this.local(period.fromMs))
    this.first = this.stepAt(period.fromMs)
    const length = this.stepAt(period.toMs) - this.first + 1
    if (length > maxSteps) {
      const message = `asks for more than ${maxSteps} rows`
      throw unprocessable('CallLog', [{ field: 'view_by', code: 'length.max', message, value: viewBy }])
    }
    const calls = chosenCalls(context, comparison, period)
    const groups = new Groups(calls, {
      by: 'hour',
      offset,
      hourKey: (hour) => this.steps.stepOf(hour * HOUR_MS),
      inTurn: true,
      fixedKeys: Array.from({ length }, (_, at) => this.first + at),
      labelOf: String,
    })
    this.totals = countUp(calls, [groups])
    this.groups = groups.list()
  }

  get length(): number {
    return this.groups.length
  }

  /** Where a step begins and its figures; undefined after the last one. */
  step(at: number): { start: string; figures: Figures } | undefined {
    const figures = this.groups[at]?.figures
    // The first step begins with the range, even in the middle of an hour or a month.
    const startMs = Math.max(this.steps.startOf(this.first + at), this.local(this.period.fromMs))
    return figures && { start: toLocal(startMs, 0), figures }
  }

  toJson(): CompareReport['current'] {
    const { fromMs, toMs } = this.period
    return {
      startDate: toLocal(fromMs, this.offset),
      endDate: toLocal(toMs, this.offset),
      totals: this.totals,
    }
  }

  private local(ms: number): number {
    return ms - this.offset * MINUTE_MS
  }

  private stepAt(ms: number): number {
    return this.steps.stepOf(this.local(ms))
  }
}

/** What to compare. Without a second period it is the one of the same length before the first. */
export interface Comparison extends CallChoice {
  current: Period
  previous?: Period | undefined
  viewBy: ViewBy
  /** Minutes the time zone is behind UTC. */
  offset: number
}

/** Two periods side by side. */
export function compareReport(context: ReportContext, comparison: Comparison): CompareReport {
  const current = new ComparedRange(context, comparison, comparison.current)
  const previous = new ComparedRange(context, comparison, comparison.previous ?? periodBefore(comparison.current))
  const rows = Array.from({ length: Math.max(current.length, previous.length) }, (_, at) => {
    const [now, before] = [current.step(at), previous.step(at)]
    return {
      ...(now && { currentStart: now.start, current: now.figures }),
      ...(before && { previousStart: before.start, previous: before.figures }),
    }
  })
  return { viewBy: comparison.viewBy, current: current.toJson(), previous: previous.toJson(), rows }
}
