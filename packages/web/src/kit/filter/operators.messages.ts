import { translator } from '../../lib/messages.ts'

const messages = {
  contains: 'contains',
  lacks: 'does not contain',
  is: 'is',
  isNot: 'is not',
  atLeast: 'is at least',
  atMost: 'is at most',
  isEmpty: 'is empty',
  isFilled: 'is filled in',
  on: 'on',
  from: 'from',
  upTo: 'up to',
  inMonth: 'in the month',
  atTime: 'at the time',
  condition: '{field} {operator} {value}',
  conditionAlone: '{field} {operator}',
  inexact: '{text} ({signs} {count, plural, one {is any character} other {are any characters}} here)',
} as const

export const t = translator(messages)
