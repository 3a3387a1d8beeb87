import type { ReportFigures } from '@lineboard/sdk/reports'
import { formatDuration, formatNumber, formatPercent } from '../../lib/format.ts'
import { t } from './dashboard.messages.ts'

export type Figures = ReportFigures

interface Tile {
  label: string
  value: string
  note?: string | undefined
}

interface Headline {
  totals: Figures
  previousTotals: Figures | undefined
}

/** The figures of today as tiles, each with a word on how it was yesterday by the same time of day. */
export function headlineTiles(
  { totals: today, previousTotals }: Headline,
  time: string,
  balance: string | undefined,
): Tile[] {
  const share = today.calls > 0 ? t('answerRate', { rate: formatPercent(today.answered / today.calls) }) : undefined
  const before = (name: 'calls' | 'missed' | 'firstTimeCallers') =>
    previousTotals && t('yesterday', { value: formatNumber(previousTotals[name]), time })
  return [
    { label: t('calls'), value: formatNumber(today.calls), note: before('calls') },
    { label: t('answered'), value: formatNumber(today.answered), note: share },
    { label: t('missed'), value: formatNumber(today.missed), note: before('missed') },
    {
      label: t('talkTime'),
      value: formatDuration(today.talkSeconds),
      note: t('averageTalk', { duration: formatDuration(today.averageTalkSeconds) }),
    },
    balance === undefined
      ? {
          label: t('firstTime'),
          value: formatNumber(today.firstTimeCallers),
          note: before('firstTimeCallers'),
        }
      : { label: t('balance'), value: balance, note: t('balanceNote') },
  ]
}
