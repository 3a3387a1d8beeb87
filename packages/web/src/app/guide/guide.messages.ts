import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Guide',
  contents: 'All topics',
  close: 'Close the guide',
  screens: 'Screens:',
} as const

export const t = translator(messages)
