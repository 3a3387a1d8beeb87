import type { CallArgs } from '@lineboard/sdk'
import { useCall } from '../../data/use-call.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './dashboard.messages.ts'
import { type AskedDashboard, callsOf } from './dashboard-address.ts'
import { RecentCalls } from './recent-calls.tsx'
import { useFollowed } from './use-live-calls.ts'

const shown = (isTall: boolean) => (isTall ? 12 : 6)

/** The latest calls of what the dashboard is about. */
export function latestArgs(
  { question: { span }, customerId, sourceId }: AskedDashboard,
  isTall: boolean,
): CallArgs<'CallLog.find'> {
  return {
    filter: {
      where: {
        startedAt: { between: [new Date(span.startsAt), new Date(span.endsAt)] },
        ...(customerId !== undefined && { customerId }),
        ...(sourceId !== undefined && { trackingSourceId: sourceId }),
      },
      order: 'startedAt DESC',
      limit: shown(isTall),
    },
  }
}

/** The latest calls, and the way to all of them. */
export function LatestCalls({ asked, isTall }: { asked: AskedDashboard; isTall: boolean }) {
  const args = latestArgs(asked, isTall)
  const latest = useFollowed(useCall('CallLog.find', args, { silent: true, revalidateOnReconnect: false }))
  const href = callsOf(asked)
  const action = (
    <PlaceLink isAction href={href}>
      {t('allCalls')}
    </PlaceLink>
  )
  return (
    <Widget title={t('widgets.latest')} action={action} answer={latest} heightPx={isTall ? 640 : 320}>
      {(calls) => (
        // Where there was none, or none is left, nobody reads a row that must stay.
        <RecentCalls calls={calls} question={`${JSON.stringify(args)} ${calls.length === 0}`} href={href} />
      )}
    </Widget>
  )
}
