import { translator } from '../../lib/messages.ts'

const messages = {
  notMoved: '{why} No money was moved.',
  unknown: '{why} It is not known whether money was moved.',
} as const

export const t = translator(messages)
