import { formatPeriod } from '@lineboard/sdk'
import { hrefOf } from '../../places/href.ts'
import type { CallsMeant } from '../../shared/report/calls-href.ts'

/** What the address calls the table of callers. */
export const CALLERS = 'callers'

/** What it calls the table of customers. */
export const CUSTOMERS = 'customers'

/** How the address of a report says each condition of calls. */
const parameters: Readonly<Record<string, string>> = {
  trackingSourceId: 'source',
  trackingNumber: 'number',
  firstTimeCaller: 'firstTime',
}

/** Address of the callers of these calls; undefined where the report can't be narrowed to them. */
export function callersHref(calls: CallsMeant | undefined): string | undefined {
  if (!calls) return undefined
  const { days, customerId, blocks = [] } = calls
  const narrowed: Record<string, string> = {}
  for (const block of blocks) {
    const name = block.type === 'field' ? parameters[block.key] : undefined
    const isPlain = block.type === 'field' && (block.operator ?? 'is') === 'is' && block.value !== ''
    if (!name || !isPlain || (narrowed[name] ?? block.value) !== block.value) return undefined
    narrowed[name] = block.value
  }
  const period = formatPeriod({ mode: 'range', start: days.first, end: days.last })
  return hrefOf('activityReport', {}, { period, customer: customerId, ...narrowed, table: CALLERS })
}
