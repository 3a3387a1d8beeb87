import { translator } from '../../lib/messages.ts'

const messages = { both: '{usd} ({own})' } as const

export const t = translator(messages)
