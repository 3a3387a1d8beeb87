import { expect, it } from 'vitest'
import { t } from './reports.messages.ts'
import { returnColumns } from './return-columns.ts'

const row = { calls: 4, answered: 2, firstTimeCallers: 1, charge: 10, cost: 90, callValue: 75, value: 150 }

it('shows the calls and what one costs first, as a phone has no room for more', () => {
  expect(returnColumns.slice(0, 3).map(({ id }) => id)).toEqual(['calls', 'spent', 'perCall'])
})

it.each([
  [
    'the cost of a source',
    { isCostWrong: true },
    ['spent', 'perCall', 'cost', 'gain', 'share', 'perAnswered', 'perFirstTime'],
  ],
  ['what a call is worth', { isValueWrong: true }, ['callWorth', 'value', 'gain', 'share']],
  ['nothing', {}, []],
])('what follows from %s that can’t be read is said neither in the table nor in its file', (_, wrong, unsaid) => {
  const figures = { ...row, ...wrong }
  const ids = (columns: typeof returnColumns) => columns.map(({ id }) => id)
  expect(ids(returnColumns.filter(({ text }) => text(figures) === t('none')))).toEqual(unsaid)
  expect(ids(returnColumns.filter(({ isUnsaid }) => isUnsaid?.(figures)))).toEqual(unsaid)
})
