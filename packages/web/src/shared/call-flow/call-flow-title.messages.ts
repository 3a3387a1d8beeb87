import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Where does this number go?',
  leadingHere: 'What leads here?',
  loading: 'Looking up where calls go…',
  unsaved: 'This is where calls go as it is saved. Changes in this form count once you save.',
} as const

export const t = translator(messages)
