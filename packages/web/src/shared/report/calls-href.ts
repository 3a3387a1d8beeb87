import { type FormattedCondition, formatConditions, formatPeriod, type PeriodDays } from '@lineboard/sdk'
import { hrefOf } from '../../places/href.ts'

/** A condition of the list of calls: `status:="missed"`. */
export type CallBlock = Extract<FormattedCondition, { type: 'field' }>

/** An hour of the day on which calls started. */
export type HourBlock = Extract<FormattedCondition, { type: 'time' }>

/** Calls that a figure of a report counts. */
export interface CallsMeant {
  /** Days that they started on. */
  days: PeriodDays
  customerId?: number | undefined
  blocks?: readonly (CallBlock | HourBlock)[]
}

/** The value of a field that calls have in common. */
export const callsBy = (key: string, value: string, operator?: CallBlock['operator']): CallBlock => ({
  type: 'field',
  key,
  value,
  ...(operator && { operator }),
})

/** Missed calls, as `isMissed` of the contract tells them: a status of the list is a result, which calls have once they are over. */
export const missedBlocks: readonly CallBlock[] = [
  callsBy('status', 'missed', 'is'),
  callsBy('direction', 'outbound', 'isNot'),
]

/** The text that filters the list of calls for missed ones. */
export const missedFilter: string = formatConditions(missedBlocks)

/** The filter's text; what a report is narrowed to and what a row is of may be the same. */
function filterOf(blocks: readonly (CallBlock | HourBlock)[]): string {
  const texts = new Map(blocks.map((block) => [formatConditions([block]), block]))
  return formatConditions([...texts.values()])
}

/** Address of the list of these calls, and of no others. */
export function callsHref({ days, customerId, blocks = [] }: CallsMeant): string {
  return hrefOf(
    'callLogs',
    {},
    {
      period: formatPeriod({ mode: 'range', start: days.first, end: days.last }),
      filter: blocks.length > 0 ? filterOf(blocks) : undefined,
      customer: customerId,
    },
  )
}
