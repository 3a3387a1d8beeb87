import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Where does this number go?',
  leadingHere: 'What leads here?',
  loading: 'Looking up where calls go…',
  unsaved: 'This is where calls will go once you save what is in this form.',
} as const

export const t = translator(messages)
