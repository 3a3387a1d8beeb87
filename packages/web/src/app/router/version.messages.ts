import { translator } from '../../lib/messages.ts'

const messages = {
  text: 'A new version of Lineboard is installed.',
  unsaved: 'A new version of Lineboard is installed. Save what you typed before you load it.',
  load: 'Load it',
  later: 'Later',
} as const

export const t = translator(messages)
