import { translator } from '../../../lib/messages.ts'

const messages = {
  undo: 'Undo',
  redo: 'Redo',
  added: '{line}: added.',
  changed: '{line}: changed.',
  moved: '{line}: now number {place, number} of {count, number}.',
  removed: '{line}: removed.',
  rekeyed: '{line}: now on key {key}.',
  undone:
    'Undone. {count, plural, =0 {Nothing more can be undone} one {One more step can be undone} other {# more steps can be undone}}.',
  redone:
    'Done again. {count, plural, =0 {Nothing more can be done again} one {One more step can be done again} other {# more steps can be done again}}.',
} as const

export const t = translator(messages)
