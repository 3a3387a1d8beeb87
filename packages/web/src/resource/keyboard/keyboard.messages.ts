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
