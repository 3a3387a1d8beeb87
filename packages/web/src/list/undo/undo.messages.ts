import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Changes that can be undone',
  removing: 'Deleting {done, number} of {count, number}…',
  editing: 'Changing {done, number} of {count, number}…',
  undo: 'Undo',
  stop: 'Stop',
} as const

export const t = translator(messages)
