import { translator } from '../../lib/messages.ts'

const messages = {
  good: 'Good sound',
  fair: 'Fair sound',
  poor: 'Poor sound',
  loss: '{percent} of it is lost on the way',
  jitter: 'it comes unevenly, by {ms} ms',
  delay: 'there and back takes {ms} ms',
  silence: 'nothing is heard from the other side',
  atTimes: '{quality}, at times',
} as const

export const t = translator(messages)
