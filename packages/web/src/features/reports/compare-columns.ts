import type { ReportFigures } from '@lineboard/sdk/reports'
import { comma, direction } from '../../lib/messages.ts'
import { definitionOf } from '../../shared/report/figure-definitions.messages.ts'
import { formatPercent } from '../../state/numbers.ts'
import { type Figure, figures, inPercent } from './figure-columns.ts'
import type { ReportColumn } from './report-table-spec.ts'
import { t } from './reports.messages.ts'

/** One figure of both periods. */
export interface Compared {
  figure: Figure
  /** Undefined where a period has no such day. */
  current: ReportFigures | undefined
  before: ReportFigures | undefined
}

/** The figure an address names; that of all calls where it names none. */
export function figureAt(search: string): Figure {
  const id = new URLSearchParams(search).get('figure')
  const [first, ...others] = figures
  if (!first) throw new Error('There are no figures')
  return others.find((figure) => figure.id === id) ?? first
}

type Side = 'current' | 'before'

const sideOf = (compared: Compared, side: Side) => compared[side]?.[compared.figure.id]

/** The same as it is read: a change that is none of what stands beside it would be taken for a mistake. */
function readOf(compared: Compared, side: Side): number | undefined {
  const { read = Number } = compared.figure
  const value = sideOf(compared, side)
  return value === undefined ? undefined : read(value)
}

/** How much more it is, as it is read or, in files, to the last decimal; undefined where there is nothing to hold against the other. */
function changeOf(compared: Compared, figureOf = readOf): number | undefined {
  const [now, then] = [figureOf(compared, 'current'), figureOf(compared, 'before')]
  // No currency has more decimals: their difference has none either.
  return now === undefined || then === undefined ? undefined : Number((now - then).toFixed(4))
}

/** The same as a share of the other period, 0.5 for half as much again; undefined where that has none. */
function shareOf(compared: Compared, figureOf = readOf): number | undefined {
  const [change, then] = [changeOf(compared, figureOf), figureOf(compared, 'before')]
  return change === undefined || !then ? undefined : change / then
}

/** With its sign before the number also where words are read from the right. */
function signed(value: number, text: string): string {
  const sign = value > 0 ? '+' : value < 0 ? '-' : ''
  return direction === 'rtl' ? `\u2066${sign}${text}\u2069` : sign + text
}

const side = (id: Side, label: string): ReportColumn<Compared> => ({
  id,
  label,
  isBefore: id === 'before',
  value: (compared) => sideOf(compared, id),
  text: (compared) => {
    const value = sideOf(compared, id)
    return value === undefined ? t('none') : compared.figure.format(value)
  },
  calls: (compared) => (sideOf(compared, id) ? compared.figure.blocks : undefined),
})

/** Names of the two periods. */
interface PeriodNames {
  current: string
  before: string
}

/**
 * A figure in both periods, and how much it has changed. `hint` is left out where rows are of several figures. Files name the figure and the days, as the
 * page around the table does.
 */
export function compareColumns(figure?: Figure, periods?: PeriodNames): readonly ReportColumn<Compared>[] {
  const inFiles = (name: string) => ({
    fileLabel: figure ? [t(`figures.${figure.id}`), name].join(comma) : name,
  })
  const hint = figure && { hint: definitionOf(figure.id) }
  const unit = figure?.fileUnit && { fileUnit: figure.fileUnit }
  return [
    {
      ...side('current', t('compare.current')),
      ...hint,
      ...unit,
      ...inFiles(periods?.current ?? t('compare.current')),
    },
    { ...side('before', t('compare.before')), ...hint, ...unit, ...inFiles(periods?.before ?? t('compare.before')) },
    {
      id: 'change',
      isBelow: true,
      label: t('compare.change'),
      hint: t('compare.changeHint'),
      ...unit,
      value: (compared) => changeOf(compared),
      fileValue: (compared) => changeOf(compared, sideOf),
      text: (compared) => {
        const change = changeOf(compared)
        return change === undefined ? t('none') : signed(change, compared.figure.format(Math.abs(change)))
      },
    },
    {
      id: 'share',
      isBelow: true,
      label: t('compare.share'),
      hint: t('compare.shareHint'),
      value: (compared) => shareOf(compared),
      fileValue: (compared) => inPercent(shareOf(compared, sideOf)),
      text: (compared) => {
        const share = shareOf(compared)
        return share === undefined ? t('none') : signed(share, formatPercent(Math.abs(share), 1))
      },
    },
  ]
}
