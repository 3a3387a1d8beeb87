import type { HeadlineFigures, OverviewFigures, ReportFigures } from '@lineboard/sdk/reports'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useOwnMoney } from '../../data/own-money.ts'
import { useHasField } from '../../data/server-fields.ts'
import { useCall } from '../../data/use-call.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { hrefOf } from '../../places/href.ts'
import { openCalls, openCallsHref } from '../../shared/handling/open-calls.ts'
import { rangeName } from '../../shared/period/period-name.ts'
import { callsBy, missedBlocks } from '../../shared/report/calls-href.ts'
import { isFromRows, useKnownFigures } from '../../shared/report/from-rows.ts'
import { useReport } from '../../shared/report/use-report.ts'
import { forecastText, useForecast } from '../../shared/wallet/forecast.ts'
import { isRefused, seesEveryCustomer } from '../../state/may.ts'
import { formatNumber, formatPercent } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './dashboard.messages.ts'
import { type AskedDashboard, callsOf } from './dashboard-address.ts'
import styles from './figures.module.css'
import { useFollowed } from './use-live-calls.ts'

/** A figure in large type. */
export interface Tile {
  label: string
  value: string
  note?: string | undefined
  /** Address of what it counts. */
  href?: string | undefined
}

/** What the wallet holds, and how long it lasts, where that is known. */
interface Wallet {
  balance: string
  href: string
  lasts: string | undefined
}

/** What stands beside the figures of the period; each is left out where nobody knows it, or may not. */
interface Beside {
  wallet?: Wallet | undefined
  /** Calls that wait for somebody, of any day: undefined until they are counted. */
  toCallBack?: { count: number | undefined } | undefined
  /** Whether figures can be known. @default all are */
  isKnown?(...figures: (keyof ReportFigures)[]): boolean
}

/** The figures of the period, each with a word on the one before. */
export function figureTiles(
  now: ReportFigures,
  before: ReportFigures | undefined,
  asked: AskedDashboard,
  { wallet, toCallBack, isKnown = () => true }: Beside = {},
): Tile[] {
  const noteOf = (value: string | undefined) => value && t('before', { value })
  const counted = (name: 'calls' | 'missed' | 'firstTimeCallers') => before && formatNumber(before[name])
  const withResult = (status: string) => callsOf(asked, [callsBy('status', status, 'is')])
  return [
    { label: t('calls'), value: formatNumber(now.calls), note: noteOf(counted('calls')), href: callsOf(asked) },
    ...(isKnown('answered')
      ? [
          {
            label: t('answeredRate'),
            value: now.calls > 0 ? formatPercent(now.answered / now.calls) : '–',
            note: t('ofCalls', { answered: formatNumber(now.answered), calls: formatNumber(now.calls) }),
            href: withResult('answered'),
          },
        ]
      : []),
    ...(isKnown('missed')
      ? [
          {
            label: t('missed'),
            value: formatNumber(now.missed),
            note: noteOf(counted('missed')),
            href: callsOf(asked, missedBlocks),
          },
        ]
      : []),
    ...(toCallBack
      ? [
          {
            label: t('toCallBack'),
            value: toCallBack.count === undefined ? '–' : formatNumber(toCallBack.count),
            note: t('ofAnyDay'),
            href: openCallsHref(asked),
          },
        ]
      : []),
    ...(isKnown('firstTimeCallers')
      ? [
          {
            label: t('firstTime'),
            value: formatNumber(now.firstTimeCallers),
            note: noteOf(counted('firstTimeCallers')),
            href: callsOf(asked, [callsBy('firstTimeCaller', 'yes')]),
          },
        ]
      : []),
    ...(isKnown('averageTalkSeconds')
      ? [
          {
            label: t('averageTalk'),
            value: now.answered > 0 ? formatDuration(now.averageTalkSeconds) : '–',
            note: t('ofAnswered', { count: formatNumber(now.answered) }),
            href: withResult('answered'),
          },
        ]
      : []),
    ...(wallet
      ? [
          {
            label: t('balance'),
            value: wallet.balance,
            note: wallet.lasts ?? t('prepaid'),
            href: wallet.href,
          },
        ]
      : []),
  ]
}

const none: ReportFigures = {
  ...{ calls: 0, answered: 0, missed: 0, voicemail: 0, busy: 0, failed: 0 },
  ...{ firstTimeCallers: 0, uniqueCallers: 0, talkSeconds: 0 },
  ...{ averageTalkSeconds: 0, averageRingSeconds: 0, charge: 0 },
}

/** The figures of one source out of those of all. */
export const figuresOf = (report: OverviewFigures | undefined, sourceId: number): ReportFigures | undefined =>
  report && (report.byTrackingSource.find(({ key }) => key === String(sourceId)) ?? none)

// What the period is held against moves on with the clock: the last one stands until the next is here.
const held = { silent: true, keepPreviousData: true } as const

/** The figures of the period and of the one before. The API's headline knows no source: those of one are taken from the overview. */
function useFigures(asked: AskedDashboard) {
  const { sourceId, question, beforeQuestion } = asked
  const { trackingSources: _, weekStart: __, ...span } = question
  const isOfSource = sourceId !== undefined
  const now = useFollowed(useReport(isOfSource ? 'Report.overviewReport' : 'Report.statistics', span, { silent: true }))
  const before = useReport(isOfSource ? 'Report.overviewReport' : 'Report.statistics', beforeQuestion, held)
  const totals = (report: HeadlineFigures | OverviewFigures | undefined) =>
    isOfSource ? figuresOf(report && 'byTrackingSource' in report ? report : undefined, sourceId) : report?.totals
  return {
    data: totals(now.data),
    before: totals(before.data),
    error: now.error,
    mutate: now.mutate,
  }
}

const placeholders = ['calls', 'answered', 'missed', 'toCallBack', 'firstTime', 'average', 'balance']

/** The wallet of the person's own customer; undefined for who sees all of them. */
function useWallet(): Wallet | undefined {
  const { user, access } = useSession()
  const moneyOf = useOwnMoney()
  const customer = seesEveryCustomer(access) ? undefined : user?.Customer
  const { forecast } = useForecast(customer)
  const lasts = forecast && forecastText(forecast)
  return customer && { balance: moneyOf(customer.balance), lasts, href: hrefOf('billingSettings') }
}

/** How many calls wait for somebody, as the menu counts them; undefined for who may not see calls. */
function useToCallBack(asked: AskedDashboard): { count: number | undefined } | undefined {
  const has = useHasField()
  const isAsked = !isRefused('CallLog.count') && has('CallLog', 'handling')
  const { data } = useFollowed(useCall('CallLog.count', isAsked ? openCalls(asked) : null, { silent: true }))
  return isAsked ? { count: data?.count } : undefined
}

/** Loads what stands around the figures, charts among it. */
export const dashboardRest = loadOnce(() => import('./dashboard-rest.ts'))

const countedLine = loadOnce(() => import('../../shared/report/counted-line.tsx'))

/** How the period goes, in a few figures. Each opens what it counts, and is explained once what does that has come after the figures. */
export function Figures({ asked }: { asked: AskedDashboard }) {
  const { data, before, error, mutate } = useFigures(asked)
  const wallet = useWallet()
  const toCallBack = useToCallBack(asked)
  const report = asked.sourceId === undefined ? 'Report.statistics' : 'Report.overviewReport'
  const isKnown = useKnownFigures(report)
  const { value: counted } = useLoaded(countedLine, isFromRows(report))
  const { value: explaining } = useLoaded(dashboardRest, data !== undefined)
  if (!data && error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <div className={styles.tiles}>
          {placeholders.slice(0, wallet ? undefined : -1).map((name) => (
            <div key={name} className={`${styles.tile} ${styles.empty}`} />
          ))}
        </div>
        <p className={styles.against}>{t('heldAgainst', { days: rangeName(asked.before) })}</p>
      </div>
    )
  }
  return (
    <section aria-label={t('widgets.figures')}>
      <dl className={styles.tiles}>
        {figureTiles(data, before, asked, { wallet, toCallBack, isKnown }).map(({ label, value, note, href }) => (
          <div key={label} className={styles.tile}>
            <dt className={styles.label}>
              {explaining ? <explaining.ExplainedFigure label={label} href={href} /> : label}
            </dt>
            <dd className={styles.value}>
              {href ? (
                <PlaceLink className={styles.link} href={href} aria-label={t('opens', { label, value })}>
                  {value}
                </PlaceLink>
              ) : (
                value
              )}
            </dd>
            <dd className={styles.note}>{note ?? '\u00a0'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.against}>{t('heldAgainst', { days: rangeName(asked.before) })}</p>
      {counted && <counted.CountedLine calls={data.calls} />}
    </section>
  )
}
