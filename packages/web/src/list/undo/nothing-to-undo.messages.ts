import { translator } from '../../lib/messages.ts'

const messages = {
  edit: 'Nothing waits to be undone. What is saved is changed back by editing it.',
  audits: 'Nothing waits to be undone. What is saved is undone under {screen}.',
} as const

export const t = translator(messages)
