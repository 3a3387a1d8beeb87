import type { ReportFigures } from '@lineboard/sdk/reports'
import { formatDuration, formatNumber } from '../../lib/format.ts'
import { type CallBlock, callsBy } from '../../parts/report/calls-href.ts'
import { ownMoney } from '../../state/own-money.ts'
import type { ReportColumn } from './report-table.tsx'
import { t } from './reports.messages.ts'

export type Figures = ReportFigures

const column = (
  name: keyof Figures,
  format: (value: number) => string,
  more: Partial<ReportColumn<Figures>> = {},
): ReportColumn<Figures> => ({ label: t(`figures.${name}`), text: (figures) => format(figures[name]), ...more })

const count = (value: number) => formatNumber(value)

/** A figure that counts calls, and the condition that finds them. */
const counted = (name: keyof Figures, ...blocks: CallBlock[]) =>
  column(name, count, { calls: (figures) => (figures[name] > 0 ? blocks : undefined) })

const withResult = (status: 'answered' | 'missed' | 'voicemail' | 'busy' | 'failed') =>
  counted(status, callsBy('status', status, 'is'))

/** Every figure of a set of calls, readable. */
export const figureColumns: readonly ReportColumn<Figures>[] = [
  counted('calls'),
  withResult('answered'),
  withResult('missed'),
  withResult('voicemail'),
  withResult('busy'),
  withResult('failed'),
  counted('firstTimeCallers', callsBy('firstTimeCaller', 'yes')),
  column('uniqueCallers', count, { isBoundOfSums: true }),
  column('talkSeconds', formatDuration),
  column('averageTalkSeconds', formatDuration),
  column('averageRingSeconds', formatDuration),
  column('charge', ownMoney),
]
