import type { components } from '@lineboard/contract'
import { type CallArgs, type CallState, callState } from '@lineboard/sdk'
import type { ComponentType } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { rowHref } from '../../places/href.ts'
import { NewRowsButton } from '../../shared/live/new-rows-button.tsx'
import { useHeldRows } from '../../shared/live/use-held-rows.ts'
import { rangeName } from '../../shared/period/period-name.ts'
import { ZoneBadge } from '../../shared/period/zone-badge.tsx'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { isUnanswered, useKnownGroups } from '../../shared/report/from-rows.ts'
import { prefetchReport } from '../../shared/report/use-report.ts'
import { formatDateTime } from '../../state/dates.ts'
import { uiSettings, useUiSettings } from '../../state/ui-settings-store.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './dashboard.messages.ts'
import { type AskedDashboard, askedDashboardAt, callsOf, useAskedDashboard } from './dashboard-address.ts'
import styles from './dashboard-page.module.css'
import { asksOf, type BarKey, barNames, chartPx, isBar, placedWidgets, type WidgetKey } from './dashboard-widgets.ts'
import { dashboardRest, Figures } from './figures.tsx'
import recentStyles from './recent-calls.module.css'
import { useFollowed, useLivePresent } from './use-live-calls.ts'

type Call = components['schemas']['CallLog']

interface RecentCallsProps {
  calls: readonly Call[]
  /** What they are an answer to. */
  question: string
  /** Address of the list of all of them. */
  href: string
}

/** The latest calls: who called, over which source, what came of it and when. Each opens over their list. New ones wait until somebody asks. */
function RecentCalls({ calls, question, href }: RecentCallsProps) {
  const { rows, waiting, show } = useHeldRows(calls, question)
  return (
    <>
      <div className={recentStyles.news} role="status">
        <NewRowsButton waiting={waiting} onShow={show} />
      </div>
      {rows.length === 0 ? <p className={recentStyles.none}>{t('noCalls')}</p> : <Calls calls={rows} href={href} />}
    </>
  )
}

function Calls({ calls, href }: Pick<RecentCallsProps, 'calls' | 'href'>) {
  const formatPhone = usePhoneFormat()
  const around = new URLSearchParams(href.split('?')[1])
  return (
    <ul className={recentStyles.list}>
      {calls.map(({ id, phonebookName, callerNumber, trackingSourceName, trackingNumber, ...call }) => (
        <li key={id} className={recentStyles.call}>
          <span className={recentStyles.who}>
            <PlaceLink
              className={recentStyles.name}
              dir="auto"
              href={rowHref('callLogs', { action: 'view', id }, {}, around)}
            >
              {phonebookName ?? formatPhone(callerNumber)}
            </PlaceLink>
            <span className={recentStyles.source} dir="auto">
              {trackingSourceName ?? formatPhone(trackingNumber)}
            </span>
          </span>
          <State state={callState(call)} />
          <span className={recentStyles.duration}>{formatDuration(call.talkSeconds)}</span>
          <time className={recentStyles.time} dateTime={call.startedAt}>
            {formatDateTime(call.startedAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}

const State = ({ state }: { state: CallState }) => (
  <span className={recentStyles.status} data-status={state}>
    {t(`status.${state}`)}
  </span>
)

const shown = (isTall: boolean) => (isTall ? 12 : 6)

/** The latest calls of what the dashboard is about. */
function latestArgs(
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

interface ViewProps {
  asked: AskedDashboard
  isTall: boolean
}

/** A widget that is a chart: its place is kept until the code is here. */
function ChartView({ name, ...props }: ViewProps & { name: BarKey | 'heat' }) {
  const { value, failed } = useLoaded(dashboardRest)
  if (value) return <value.ChartWidget name={name} {...props} />
  const error = failed ? new TypeError('Failed to fetch') : undefined
  const answer = { data: undefined, error, mutate: () => location.reload() }
  return (
    <Widget title={t(`widgets.${name}`)} answer={answer} heightPx={chartPx(props.isTall)}>
      {() => null}
    </Widget>
  )
}

const views: Record<WidgetKey, ComponentType<ViewProps>> = {
  figures: Figures,
  days: (props) => <ChartView name="days" {...props} />,
  sources: (props) => <ChartView name="sources" {...props} />,
  numbers: (props) => <ChartView name="numbers" {...props} />,
  firstTime: (props) => <ChartView name="firstTime" {...props} />,
  heat: (props) => <ChartView name="heat" {...props} />,
  latest: LatestCalls,
}

/** What calls must have for a widget that is counted from them. */
const countedBy: Partial<Record<WidgetKey, string>> = {
  sources: 'trackingSourceId',
  numbers: 'trackingNumber',
  firstTime: 'firstTimeCaller',
}

/** How the lines are doing, in widgets that each person chooses and arranges. */
export function Page() {
  const asked = useAskedDashboard(useLivePresent())
  const isGroup = useKnownGroups('Report.dashboardData')
  const isDrawn = (key: WidgetKey) => isGroup(countedBy[key] ?? 'startedAt')
  const widgets = placedWidgets(useUiSettings().dashboard).filter(
    ({ key }) => !isUnanswered(asksOf(key)) && isDrawn(key),
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          <>
            {rangeName(asked.current)} <ZoneBadge span={asked.question.span} />
          </>
        }
      />
      <Choice asked={asked} />
      <div className={styles.grid}>
        <Late />
        {widgets.map(({ key, isWide, isTall }) => {
          const View = views[key]
          return (
            <div key={key} className={isWide ? styles.wide : styles.half}>
              <View asked={asked} isTall={isTall} />
            </div>
          )
        })}
        {widgets.length === 0 && <p className={styles.none}>{t('nothing')}</p>}
      </div>
    </>
  )
}

/** What all widgets are about: its fields come after the figures' code, in the place kept for them. */
function Choice({ asked }: { asked: AskedDashboard }) {
  const { value } = useLoaded(dashboardRest)
  return <div className={styles.choice}>{value && <value.DashboardChoice asked={asked} />}</div>
}

const late = loadOnce(() => import('./last-of-all.tsx'))

/** What stands above the widgets where there is a reason: code and rows come after all else. */
function Late() {
  const { value } = useLoaded(late)
  return value ? <value.LastOfAll /> : null
}

/** Brings what draws, both files at once. */
export function bringRest(): void {
  void Promise.allSettled([dashboardRest.load(), import('../../shared/chart/drawing.ts')])
}

/** Has what draws compiled while another screen rests. */
export async function prepareAtRest(): Promise<void> {
  const { drawUnseen } = await import('../../shared/chart/drawing.ts')
  drawUnseen()
}

/** Asks ahead of need for what stands at the top of the dashboard. */
export function ask(search: string): void {
  const asked = askedDashboardAt(search)
  const { weekStart: _, trackingSources: __, ...span } = asked.question
  for (const { key, isTall } of placedWidgets(uiSettings().dashboard)) {
    if (isBar(key)) {
      prefetchReport('Report.dashboardData', { widgetName: barNames[key], ...asked.question })
    } else if (key === 'figures') {
      prefetchReport(asked.sourceId === undefined ? 'Report.statistics' : 'Report.overviewReport', span)
    } else if (key === 'latest') prefetchCall('CallLog.find', latestArgs(asked, isTall))
  }
}
