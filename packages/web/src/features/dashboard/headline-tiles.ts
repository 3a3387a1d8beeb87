import type { components } from '@lineboard/contract'
import { formatDuration, formatNumber, formatPercent } from '../../lib/format.ts'
import { t } from './dashboard.messages.ts'

export type Figures = components['schemas']['ReportFigures']

interface Tile {
  label: string
  value: string
  note?: string | undefined
}

/** The figures of today as tiles, each with a word on how it was yesterday. */
export function headlineTiles(today: Figures, yesterday: Figures, balance: string | undefined): Tile[] {
  const share = today.calls > 0 ? t('answerRate', { rate: formatPercent(today.answered / today.calls) }) : undefined
  const before = (value: string) => t('yesterday', { value })
  return [
    { label: t('calls'), value: formatNumber(today.calls), note: before(formatNumber(yesterday.calls)) },
    { label: t('answered'), value: formatNumber(today.answered), note: share },
    { label: t('missed'), value: formatNumber(today.missed), note: before(formatNumber(yesterday.missed)) },
    {
      label: t('talkTime'),
      value: formatDuration(today.talkSeconds),
      note: t('averageTalk', { duration: formatDuration(today.averageTalkSeconds) }),
    },
    balance === undefined
      ? {
          label: t('firstTime'),
          value: formatNumber(today.firstTimeCallers),
          note: before(formatNumber(yesterday.firstTimeCallers)),
        }
      : { label: t('balance'), value: balance, note: t('balanceNote') },
  ]
}
