import { translator } from '../../lib/messages.ts'

const messages = {
  edit: 'Nothing waits to be undone. To change saved values back, edit them.',
  audits: 'Nothing waits to be undone. Undo saved changes under {screen}.',
} as const

export const t = translator(messages)
