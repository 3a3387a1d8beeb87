import { translator } from '../../lib/messages.ts'

const messages = {
  written: 'Written in the filter',
  word: 'word',
  key: 'key',
  value: 'value',
  anyText: 'Any field contains it',
  plain: 'Contains the text; is the number or the day',
  exact: 'Is exactly; is not',
  lacks: 'Does not contain the text',
  bounds: 'At least, at most: a number, day or month',
  presence: 'Is empty; is filled in',
  byLabel: 'A column and a value by their names',
  duration: 'At least so long; 90 and 2m are read too',
  there: 'Whether there is one',
  time: 'At that hour',
} as const

export const t = translator(messages)
