import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Columns',
  shown: 'Shown',
  rowHeight: 'Row height',
  compact: 'Compact',
  standard: 'Standard',
  tall: 'Tall',
  always: 'always shown',
  reset: 'Reset',
  hint: 'Drag to order, or press Space on a handle and use the arrow keys.',
} as const

export const t = translator(messages)
