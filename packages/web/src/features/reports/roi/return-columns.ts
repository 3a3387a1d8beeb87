import { formatPercent } from '../../../state/numbers.ts'
import { ownMoney } from '../../../state/own-money.ts'
import { columnOf, figures } from '../figure-columns.ts'
import type { ReportColumn } from '../report-table-spec.ts'
import { t } from '../reports.messages.ts'
import { gainOf, type Return, shareOf, spent } from '../source-returns.ts'
import { CostCell, ValueCell } from './amount-cell.tsx'

type Column = ReportColumn<Return>

const moneyText = (amountUsd: number | undefined) => (amountUsd === undefined ? t('none') : ownMoney(amountUsd))

const amount = (
  id: 'cost' | 'charge' | 'spent' | 'callWorth' | 'value' | 'gain',
  value: (figures: Return) => number | undefined,
): Column => ({
  id,
  label: t(`roi.${id}`),
  hint: t(`roi.${id}Hint`),
  value,
  text: (row) => moneyText(value(row)),
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
    text: (row) => moneyText(value(row)),
  }
}

/** What each source cost, brought and gave back. */
export const returnColumns: readonly Column[] = [
  { ...amount('cost', ({ cost }) => cost), Cell: CostCell },
  amount('charge', ({ charge }) => charge),
  amount('spent', spent),
  { ...amount('callWorth', ({ callValue }) => callValue), Cell: ValueCell },
  amount('value', ({ value }) => value),
  amount('gain', gainOf),
  {
    id: 'share',
    label: t('roi.share'),
    hint: t('roi.shareHint'),
    value: shareOf,
    text: (row) => {
      const share = shareOf(row)
      return share === undefined ? t('none') : formatPercent(share)
    },
  },
  ...counted('calls'),
  ...counted('answered'),
  ...counted('firstTimeCallers'),
  per('perCall', 'calls'),
  per('perAnswered', 'answered'),
  per('perFirstTime', 'firstTimeCallers'),
]
