import { translator } from '../../lib/messages.ts'

const messages = {
  listen: 'Listen to the recording',
  download: 'Download',
  speed: 'Speed',
  speedTimes: '{speed, number}×',
} as const

export const t = translator(messages)
