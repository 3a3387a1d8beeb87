import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Where does this number go?',
  leadingHere: 'What leads here?',
  loading: 'Looking up where calls go…',
} as const

export const t = translator(messages)
