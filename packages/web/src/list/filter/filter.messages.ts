import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Filter by fields',
  condition: 'Condition {number, number}',
  field: 'Field',
  anyField: 'Any field',
  comparison: 'Comparison',
  value: 'Value',
  choose: 'Choose…',
  durationHint: 'Minutes and seconds: 5:00',
  owner: 'Of {noun} {name}',
  remove: 'Remove condition {number, number}',
  match: 'Which conditions must be met',
  all: 'All of these',
  any: 'Any of these',
  add: 'Add a condition',
  addInGroup: 'Add a condition to the group',
  addGroup: 'Add a group',
  unit: 'Unit',
  units: {
    day: '{count, plural, one {day} other {days}}',
    week: '{count, plural, one {week} other {weeks}}',
    month: '{count, plural, one {month} other {months}}',
  },
  orNever: 'or never',
  alternatives: 'Several values that one field may have are alternatives.',
  typed: 'The same can be typed: key:"value", several by commas, or bare words for any field.',
  typedWithTime:
    'The same can be typed: key:"value", several by commas, a time such as 3 PM, or bare words for any field.',
  byKey: '? shows how.',
  cancel: 'Cancel',
  apply: 'Apply',
} as const

export const t = translator(messages)
