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
  last: 'in the last',
  next: 'in the next',
  before: 'longer ago than',
  after: 'further ahead than',
  days: {
    last_day: '{field} in the last {count, plural, one {day} other {# days}}',
    last_week: '{field} in the last {count, plural, one {week} other {# weeks}}',
    last_month: '{field} in the last {count, plural, one {month} other {# months}}',
    next_day: '{field} in the next {count, plural, one {day} other {# days}}',
    next_week: '{field} in the next {count, plural, one {week} other {# weeks}}',
    next_month: '{field} in the next {count, plural, one {month} other {# months}}',
    before_day: '{field} more than {count, plural, one {a day} other {# days}} ago',
    before_week: '{field} more than {count, plural, one {a week} other {# weeks}} ago',
    before_month: '{field} more than {count, plural, one {a month} other {# months}} ago',
    after_day: '{field} in more than {count, plural, one {a day} other {# days}}',
    after_week: '{field} in more than {count, plural, one {a week} other {# weeks}}',
    after_month: '{field} in more than {count, plural, one {a month} other {# months}}',
  },
  orNever: '{text}, or never',
  condition: '{field} {operator} {value}',
  conditionAlone: '{field} {operator}',
  notLookedUp:
    '{text} (not applied: this is looked up for up to {count, number} rows that you may see. Choose a customer first)',
  manyNamed:
    '{text} (rows by this name are left out: more than {count, number} users or customers have it. Type more of the name)',
  inexact: '{text} ({signs} {count, plural, one {is any character} other {are any characters}} here)',
} as const

export const t = translator(messages)
