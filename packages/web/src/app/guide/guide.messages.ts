import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Guide',
  contents: 'All topics',
  close: 'Close the guide',
  screens: 'Screens:',
  inEnglish: 'This page of the guide is in English, and calls screens and buttons by their English names.',
  picturesInEnglish: 'The pictures show the app in English.',
} as const

export const t = translator(messages)
