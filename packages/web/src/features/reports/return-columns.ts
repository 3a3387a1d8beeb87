import { roundMoney, storedCurrency } from '@lineboard/sdk'
import { gainOf, type Return, shareOf, spent } from '@lineboard/sdk/reports'
import { writtenOwn } from '../../data/own-money.ts'
import { formatPercent } from '../../state/numbers.ts'
import { CostCell, ValueCell } from './amount-fields.tsx'
import { columnOf, type Figures, figures, inPercent } from './figure-columns.ts'
import type { ReportColumn } from './report-table-spec.ts'
import { t } from './reports.messages.ts'

type Column = ReportColumn<Return>

const moneyText = (amount: number | undefined) => (amount === undefined ? t('none') : writtenOwn(amount))

/** Which amounts that can be typed a figure follows from: it is not said while they can't be read. */
type FollowsFrom = (row: Return) => boolean
const ofCost: FollowsFrom = ({ isCostWrong = false }) => isCostWrong
const ofValue: FollowsFrom = ({ isValueWrong = false }) => isValueWrong
const ofBoth: FollowsFrom = (row) => ofCost(row) || ofValue(row)
const ofNone: FollowsFrom = () => false

const amount = (
  id: 'cost' | 'charge' | 'spent' | 'callWorth' | 'value' | 'gain',
  value: (figures: Return) => number | undefined,
  isUnsaid: FollowsFrom,
): Column => ({
  id,
  label: t(`roi.${id}`),
  hint: t(`roi.${id}Hint`),
  fileUnit: storedCurrency(),
  value,
  isUnsaid,
  text: (row) => moneyText(isUnsaid(row) ? undefined : value(row)),
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
    fileUnit: storedCurrency(),
    value,
    fileValue: (row) => {
      const each = value(row)
      return each === undefined ? undefined : roundMoney(each)
    },
    isUnsaid: ofCost,
    text: (row) => moneyText(ofCost(row) ? undefined : value(row)),
  }
}

/** What each source cost, brought and gave back. The calls and what one cost come first: a phone has room for no more. */
export const returnColumns: readonly Column[] = [
  ...counted('calls'),
  amount('spent', spent, ofCost),
  per('perCall', 'calls'),
  { ...amount('cost', ({ cost }) => cost, ofCost), Cell: CostCell },
  amount('charge', ({ charge }) => charge, ofNone),
  { ...amount('callWorth', ({ callValue }) => callValue, ofValue), Cell: ValueCell },
  amount('value', ({ value }) => value, ofValue),
  amount('gain', gainOf, ofBoth),
  {
    id: 'share',
    label: t('roi.share'),
    hint: t('roi.shareHint'),
    fileUnit: '%',
    value: shareOf,
    fileValue: (row) => inPercent(shareOf(row)),
    isUnsaid: ofBoth,
    text: (row) => {
      const share = ofBoth(row) ? undefined : shareOf(row)
      return share === undefined ? t('none') : formatPercent(share)
    },
  },
  ...counted('answered'),
  ...counted('firstTimeCallers'),
  per('perAnswered', 'answered'),
  per('perFirstTime', 'firstTimeCallers'),
]

/** Figures of calls that a column follows from. */
const follows: Readonly<Record<string, readonly (keyof Figures)[]>> = {
  ...{ charge: ['charge'], spent: ['charge'], value: ['answered'], gain: ['charge', 'answered'] },
  ...{ share: ['charge', 'answered'], answered: ['answered'], firstTimeCallers: ['firstTimeCallers'] },
  ...{ perCall: ['charge'], perAnswered: ['charge', 'answered'], perFirstTime: ['charge', 'firstTimeCallers'] },
}

/** Those whose figures can be known. */
export const knownReturns = (isKnown: (...figures: (keyof Figures)[]) => boolean): readonly Column[] =>
  returnColumns.filter(({ id }) => isKnown(...(follows[id] ?? [])))
