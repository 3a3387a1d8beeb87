import { translator } from '../../lib/messages.ts'

const messages = {
  loading: 'Looking up time zones…',
  failed: 'The list of time zones could not be downloaded. Try again in a moment.',
  noneFound: 'No time zone has this city, country, name or offset',
} as const

export const t = translator(messages)
