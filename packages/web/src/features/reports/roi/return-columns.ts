import { ownMoney } from '../../../state/own-money.ts'
import { columnOf, figures } from '../figure-columns.ts'
import type { ReportColumn } from '../report-table-spec.ts'
import { t } from '../reports.messages.ts'
import { type Return, spent } from '../source-returns.ts'
import { CostCell } from './cost-cell.tsx'

type Column = ReportColumn<Return>

const amount = (id: 'cost' | 'charge' | 'spent' | 'value' | 'gain', value: (figures: Return) => number): Column => ({
  id,
  label: t(`roi.${id}`),
  hint: t(`roi.${id}Hint`),
  value,
  text: (row) => ownMoney(value(row)),
})

const counted = (name: 'calls' | 'answered' | 'firstTimeCallers'): Column[] =>
  figures.filter(({ id }) => id === name).map((figure) => columnOf<Return>(figure, (row) => row[name]))

const per = (
  id: 'perCall' | 'perAnswered' | 'perFirstTime',
  count: 'calls' | 'answered' | 'firstTimeCallers',
): Column => {
  const value = (row: Return) => (row[count] > 0 ? spent(row) / row[count] : undefined)
  return {
    id,
    label: t(`roi.${id}`),
    hint: t('roi.perHint'),
    value,
    text: (row) => {
      const each = value(row)
      return each === undefined ? t('none') : ownMoney(each)
    },
  }
}

const always: readonly Column[] = [
  { ...amount('cost', ({ cost }) => cost), Cell: CostCell },
  amount('charge', ({ charge }) => charge),
  amount('spent', spent),
  ...counted('calls'),
  ...counted('answered'),
  ...counted('firstTimeCallers'),
  per('perCall', 'calls'),
  per('perAnswered', 'answered'),
  per('perFirstTime', 'firstTimeCallers'),
]

/** What sources cost and bring; with what an answered call is worth, the value of it as well. */
export const returnColumns = (worth: number | undefined): readonly Column[] =>
  worth === undefined
    ? always
    : [
        ...always,
        amount('value', ({ answered }) => answered * worth),
        amount('gain', (row) => row.answered * worth - spent(row)),
      ]
