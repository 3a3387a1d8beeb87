import { Link } from 'wouter'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { useMoneyIn } from '../../data/rates.ts'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { mayTrace } from '../../parts/call-path/may-trace.ts'
import { usePresent } from '../../parts/period/use-present.ts'
import { ZoneBadge } from '../../parts/period/zone-badge.tsx'
import { prefetchReport, useReport } from '../../parts/report/use-report.ts'
import { hrefOf } from '../../places/href.ts'
import { formatDay, formatTime } from '../../state/dates.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Widget } from '../../ui/widget.tsx'
import { CallsChart } from './calls-chart.tsx'
import { t } from './dashboard.messages.ts'
import { dashboardCalls } from './dashboard-calls.ts'
import styles from './dashboard-page.module.css'
import { Headline } from './headline.tsx'
import { RecentCalls } from './recent-calls.tsx'
import { TopSources } from './top-sources.tsx'

/** How the lines are doing: today beside yesterday, the last two weeks, the latest calls. */
export function Page() {
  const { user, access } = useSession()
  const now = usePresent()
  const asked = dashboardCalls(now)
  const today = useReport('Report.statistics', asked.today)
  const byDay = useReport('Report.dashboardData', asked.byDay)
  const bySource = useReport('Report.dashboardData', asked.bySource)
  const latest = useCall('CallLog.find', asked.latest)
  const customer = seesEveryCustomer(access) ? undefined : user?.Customer
  const moneyOf = useMoneyIn(customer?.currency ?? 'USD')

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          <>
            {formatDay(now)} <ZoneBadge span={asked.byDay.span} />
          </>
        }
      />
      <div className={styles.grid}>
        <div className={styles.wide}>
          {today.error ? (
            <ErrorState error={today.error} onRetry={() => void today.mutate()} />
          ) : (
            <Headline
              figures={today.data}
              before={formatTime(asked.before.endsAt)}
              balance={customer && moneyOf(customer.balance)}
            />
          )}
        </div>
        {mayTrace() && <LostNumbers />}
        <Widget title={t('lastDays')} answer={byDay} heightPx={252}>
          {({ series }) => <CallsChart series={series} unfinished={asked.days.last} />}
        </Widget>
        <Widget title={t('topSources')} answer={bySource} heightPx={252}>
          {({ series }) => <TopSources series={series} days={asked.days} />}
        </Widget>
        <div className={styles.wide}>
          <Widget
            title={t('recent')}
            action={<Link href={hrefOf('callLogs')}>{t('allCalls')}</Link>}
            answer={latest}
            heightPx={320}
          >
            {(calls) => <RecentCalls calls={calls} />}
          </Widget>
        </div>
      </div>
    </>
  )
}

const lostCount = loadOnce(() => import('../../parts/call-path/lost-count.tsx'))

/** Numbers whose calls go nowhere: code and rows come after all else. */
function LostNumbers() {
  const { value } = useLoaded(lostCount)
  return value ? (
    <div className={styles.wide}>
      <value.LostCount />
    </div>
  ) : null
}

/** Asks ahead of need for all that the dashboard shows. */
export function ask(): void {
  const { today, byDay, bySource, latest } = dashboardCalls(new Date())
  prefetchReport('Report.statistics', today)
  prefetchReport('Report.dashboardData', byDay)
  prefetchReport('Report.dashboardData', bySource)
  prefetchCall('CallLog.find', latest)
}
