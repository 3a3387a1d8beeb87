import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Filter by fields',
  condition: 'Condition {number, number}',
  field: 'Field',
  anyField: 'Any field',
  comparison: 'Comparison',
  value: 'Value',
  choose: 'Choose…',
  owner: 'Of {noun} {name}',
  remove: 'Remove condition {number, number}',
  add: 'Add a condition',
  alternatives: 'All conditions must hold. Several values that one field may have are alternatives.',
  typed: 'The same can be typed: key:"value", several by commas, or bare words for any field.',
  typedWithTime:
    'The same can be typed: key:"value", several by commas, a time such as 3 PM, or bare words for any field.',
  byKey: '? shows how.',
  cancel: 'Cancel',
  apply: 'Apply',
} as const

export const t = translator(messages)
