import { translator } from '../../lib/messages.ts'

const messages = {
  line: 'Balance {balance}. {lasts}.',
  lineUnknown: 'Balance {balance}.',
  forecast: {
    postpaid: 'Calls are paid afterwards, so nothing runs out',
    unused: 'Nothing is charged at present, so it does not run down',
    beyond: 'Lasts more than ten years at the present rate',
    lessThanADay: 'Lasts less than a day at the present rate',
    days: '{days, plural, one {Lasts # day} other {Lasts # days}} at the present rate, until {date}',
    moreThanAYear: 'Lasts more than a year at the present rate, until {date}',
  },
  band: {
    low: '{left} is left in the wallet. {lasts}. Below {stop} calls stop.',
    lowUnknown: '{left} is left in the wallet. Below {stop} calls stop.',
    lowPlain: '{left} is left in the wallet. {lasts}.',
    paused: 'Tracking is paused: calls come in, and are not tracked. Add funds if the wallet is used up, then reactivate the account.',
    stopped: 'Incoming calls are stopped: callers reach nobody. Add funds if the wallet is used up, then reactivate the account.',
    addFunds: 'Add funds',
    toBilling: 'To the wallet',
  },
} as const

export const t = translator(messages)
