import type { OverviewFigures } from '@lineboard/sdk/reports'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { ofOnly, toTrackingNumber } from '../../shared/report/calls-meant.ts'
import type { Figures } from './figure-columns.ts'
import type { AskedReport } from './report-address.ts'
import type { ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'

/** What the address calls the table of tracking numbers. */
export const TRACKING_NUMBERS = 'trackingNumber'

/** The calls of the period that the report is asked for. */
export const callsIn = ({ current, question: { customerId, only } }: AskedReport) => ({
  days: current,
  customerId,
  blocks: ofOnly(only),
})

/** The table of tracking numbers, each with the calls that it counts: of two reports. */
export function trackingNumbersSpec(asked: AskedReport): ReportTableSpec<OverviewFigures, Figures> {
  const calls = callsIn(asked)
  return {
    id: TRACKING_NUMBERS,
    title: t('overview.byTrackingNumber'),
    head: t('overview.trackingNumber'),
    rows: ({ byTrackingNumber }) =>
      byTrackingNumber.map((group) => ({
        key: `${group.key} ${group.label}`,
        label: formatPhone(group.label),
        figures: group,
        calls: { ...calls, blocks: [...calls.blocks, ...toTrackingNumber(group)] },
      })),
    totals: ({ totals }) => ({ figures: totals, calls }),
  }
}
