import { translator } from '../../lib/messages.ts'

/** What tiles say that no report has a figure for. */
const messages = {
  answeredRate:
    'Of all calls in the period, those that a person answered. A voice menu or voicemail that picks up is no answer.',
  toCallBack:
    'Calls that came in and that nobody answered, voicemails among them, until somebody marks them as called back or handled. They count whatever the period.',
  balance: 'The balance of the wallet now, whatever the period, and how long it lasts at the recent rate.',
} as const

/** What a tile counts, in a sentence. */
export const explain = translator(messages)
