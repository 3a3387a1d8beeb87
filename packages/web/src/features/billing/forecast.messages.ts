import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'How long it lasts',
  lasts: '{lasts}.',
  calls: 'Calls',
  aDay: '{amount} a day, the mean of the last 30 days',
  noCalls: 'Nothing over the last 30 days',
  numbers: 'Numbers',
  numbersText: '{amount} a month, next {next} on {date}',
  month: '{amount} a month, next on {date}',
  year: '{amount} a year, next on {date}',
  due: {
    numbersText: '{amount} a month, {next} due since {date}',
    month: '{amount} a month, due since {date}',
    year: '{amount} a year, due since {date}',
  },
  changes: '{charge}, then {amount} from {date}',
  note: 'A forecast, not a promise: it takes the calls of the last 30 days for those to come.',
} as const

export const t = translator(messages)
