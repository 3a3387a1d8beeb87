import type { ReportFigures } from '@lineboard/sdk/reports'
import { formatDuration } from '../../lib/format-duration.ts'
import { openCallsHref } from '../../shared/handling/open-calls.ts'
import { callsBy } from '../../shared/report/calls-href.ts'
import { formatNumber, formatPercent } from '../../state/numbers.ts'
import { t } from './dashboard.messages.ts'
import { type AskedDashboard, callsOf } from './dashboard-address.ts'

/** A figure in large type. */
export interface Tile {
  label: string
  value: string
  note?: string | undefined
  /** Address of what it counts. */
  href?: string | undefined
}

/** What the wallet holds, and how long it lasts, where that is known. */
export interface Wallet {
  balance: string
  href: string
  lasts: string | undefined
}

/** What stands beside the figures of the period; each is left out where nobody knows it, or may not. */
interface Beside {
  wallet?: Wallet | undefined
  /** Calls that wait for somebody, of any day: undefined until they are counted. */
  toCallBack?: { count: number | undefined } | undefined
}

/** The figures of the period, each with a word on the one before. */
export function figureTiles(
  now: ReportFigures,
  before: ReportFigures | undefined,
  asked: AskedDashboard,
  { wallet, toCallBack }: Beside = {},
): Tile[] {
  const noteOf = (value: string | undefined) => value && t('before', { value })
  const counted = (name: 'calls' | 'firstTimeCallers') => before && formatNumber(before[name])
  const withResult = (status: string) => callsOf(asked, [callsBy('status', status, 'is')])
  return [
    { label: t('calls'), value: formatNumber(now.calls), note: noteOf(counted('calls')), href: callsOf(asked) },
    {
      label: t('answeredRate'),
      value: now.calls > 0 ? formatPercent(now.answered / now.calls) : '–',
      note: t('ofCalls', { answered: formatNumber(now.answered), calls: formatNumber(now.calls) }),
      href: withResult('answered'),
    },
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
    {
      label: t('firstTime'),
      value: formatNumber(now.firstTimeCallers),
      note: noteOf(counted('firstTimeCallers')),
      href: callsOf(asked, [callsBy('firstTimeCaller', 'yes')]),
    },
    {
      label: t('averageTalk'),
      value: formatDuration(now.averageTalkSeconds),
      note: t('ofAnswered', { count: formatNumber(now.answered) }),
      href: withResult('answered'),
    },
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
