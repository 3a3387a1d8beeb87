import type { components } from '@lineboard/contract'
import { formatDuration, formatNumber } from '../../lib/format.ts'
import { ownMoney } from '../../state/own-money.ts'
import type { ReportColumn } from './report-table.tsx'
import { t } from './reports.messages.ts'

export type Figures = components['schemas']['ReportFigures']

const column = (name: keyof Figures, format: (value: number) => string): ReportColumn<Figures> => ({
  label: t(`figures.${name}`),
  text: (figures) => format(figures[name]),
})

const count = (value: number) => formatNumber(value)

/** Every figure of a set of calls, readable. */
export const figureColumns: readonly ReportColumn<Figures>[] = [
  column('calls', count),
  column('answered', count),
  column('missed', count),
  column('voicemail', count),
  column('busy', count),
  column('failed', count),
  column('firstTimeCallers', count),
  column('uniqueCallers', count),
  column('talkSeconds', formatDuration),
  column('averageTalkSeconds', formatDuration),
  column('averageRingSeconds', formatDuration),
  column('charge', ownMoney),
]
