import type { ReportFigures } from '@lineboard/sdk/reports'
import { translator } from '../../lib/messages.ts'

/** What each figure counts, said wherever one is shown: headings of reports, tiles, bars. */
const messages = {
  calls: 'All calls that started in the period, whatever became of them, those still going on among them.',
  answered: 'Calls that a person answered. A voice menu or voicemail that picks up is no answer.',
  missed:
    'Calls that rang, or waited in a voice menu, until the caller hung up without an answer. Calls that ended in voicemail do not count as missed.',
  voicemail: 'Calls that ended in voicemail, whether a message was left or not. They do not count as missed.',
  busy: 'Calls that met a busy line.',
  failed: 'Calls that could not be put through.',
  firstTimeCallers:
    'Calls from a number that had never called this customer before. It counts once for each customer, also where the number calls again in the period.',
  uniqueCallers: 'Different numbers that called. A number that called three times, or several customers, counts once.',
  talkSeconds: 'Time from answer to hanging up, of all calls together, voicemail among them.',
  averageTalkSeconds:
    'Talk time of an answered call on average. Voicemail is not in it, as it is in the talk time of all calls.',
  averageRingSeconds: 'How long an answered call rang before the answer, on average.',
  charge: 'The charges of the calls to the wallet, without the monthly price of numbers.',
} as const satisfies Record<keyof ReportFigures, string>

/** What a figure counts, in a sentence. */
export const definitionOf = translator(messages)
