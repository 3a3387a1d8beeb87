import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Columns',
  shown: 'Shown',
  rowHeight: 'Row height',
  compact: 'Compact',
  standard: 'Standard',
  tall: 'Tall',
  move: 'Move {label}',
  show: 'Show {label}',
  always: 'always shown',
  reset: 'Reset',
  taken: '{label} is taken up, at place {place} of {count}.',
  over: '{label} is at place {place} of {count}.',
  put: '{label} was put at place {place} of {count}.',
  kept: '{label} stays where it was.',
  howToMove: 'Press Space to take the column up, the arrow keys to move it, Space to put it down, Escape to leave it.',
  hint: 'Drag to order, or press Space on a handle and use the arrow keys.',
} as const

export const t = translator(messages)
