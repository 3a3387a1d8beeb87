import { translator } from '../lib/messages.ts'

const messages = {
  ofPlace: 'Lineboard | {place}',
  ofRecord: 'Lineboard | {place} | {record}',
} as const

export const t = translator(messages)
