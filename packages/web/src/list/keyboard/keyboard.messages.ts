import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Keyboard shortcuts',
  anywhere: 'Anywhere on the list',
  filter: 'Go to the filter',
  help: 'Show this sheet',
  tab: 'Next control; the rows are one',
  inFilter: 'In the filter',
  suggest: 'Show suggestions',
  apply: 'Filter at once, or take the suggestion',
  revert: 'Back to the applied filter',
  written: 'Written in the filter',
  anyText: 'Any field contains it',
  plain: 'Contains the text; is the number or the day',
  exact: 'Is exactly; is not',
  lacks: 'Does not contain the text',
  bounds: 'At least, at most: a number, day or month',
  presence: 'Is empty; is filled in',
  time: 'At that hour',
  inRows: 'In the rows',
  move: 'Move from cell to cell',
  ends: 'First or last cell of the row',
  page: 'A screen up or down',
  open: 'Open the row',
  select: 'Select the row, or unselect it',
  sort: 'Sort, on the head of a column',
  copy: 'Copy the cell',
  close: 'Close',
} as const

export const t = translator(messages)
