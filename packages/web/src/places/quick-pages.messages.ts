import { translator } from '../lib/messages.ts'

// What a button says where it is not the title of the page.
const messages = {
  addNumbers: 'Add Numbers',
  trackingNumbers: 'Tracking Number',
} as const

export const t = translator(messages)
