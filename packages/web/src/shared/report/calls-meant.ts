import { NONE } from '@lineboard/contract/call-groups'
import { formatTimeOfDay, formatWeekday, type PeriodRange } from '@lineboard/sdk'
import type { CallsOnly } from '@lineboard/sdk/reports'
import { type CallBlock, callsBy, type HourBlock } from './calls-href.ts'

/** A group of calls as a report has it. */
interface Group {
  key: string
  aheadMinutes?: number
}

const valueOrNone = (field: string, key: string): CallBlock[] =>
  key === NONE ? [callsBy(field, '', 'isEmpty')] : [callsBy(field, key, 'is')]

/** The calls of a source, or those of none. */
export const ofSource = ({ key }: Group): CallBlock[] =>
  key === NONE ? [callsBy('trackingSourceId', '', 'isEmpty')] : [callsBy('trackingSourceId', key)]

/** The calls to a tracking number. */
export const toTrackingNumber = ({ key }: Group): CallBlock[] => valueOrNone('trackingNumber', key)

/** The calls that a number got, or that none got. */
export const toReceivingNumber = ({ key }: Group): CallBlock[] => valueOrNone('receivingNumber', key)

/** The calls of an hour of the day; of one of two where clocks go back. */
export const inHour = ({ key, aheadMinutes }: Group): CallBlock[] => [
  callsBy(
    'startedAt',
    formatTimeOfDay({ hour: Number(key), minute: undefined, ...(aheadMinutes !== undefined && { aheadMinutes }) }),
  ),
]

/** The calls of a weekday, within the days of the list. */
export const onWeekday = ({ key }: Group): CallBlock[] => [callsBy('startedAt', formatWeekday(Number(key)))]

/** The calls of an hour on the days of a weekday: of both hours where clocks go back. */
export const inHourOnWeekday = (weekday: number, hour: number): (CallBlock | HourBlock)[] => [
  ...onWeekday({ key: String(weekday) }),
  // What a field may be are alternatives: the hour stands by itself, so that it holds beside the day.
  { type: 'time', hour, minute: undefined },
]

/** What narrows the days of a range to the range itself, where it ends in the middle of one. */
export const untilEnd = ({ end }: PeriodRange): CallBlock[] =>
  end.endsWith('T23:59') ? [] : [callsBy('startedAt', end.replace('T', ' '), 'atMost')]

/** The calls that a report is narrowed to. */
export const ofOnly = ({ trackingSourceId, trackingNumber, firstTimeCaller }: CallsOnly = {}): CallBlock[] => [
  ...(trackingSourceId === undefined ? [] : ofSource({ key: String(trackingSourceId) })),
  ...(trackingNumber === undefined ? [] : toTrackingNumber({ key: trackingNumber })),
  ...(firstTimeCaller === undefined ? [] : [callsBy('firstTimeCaller', firstTimeCaller ? 'yes' : 'no')]),
]
