import { translator } from '../../lib/messages.ts'

const messages = {
  line: 'Balance {balance}. {lasts}.',
  lineUnknown: 'Balance {balance}.',
  tooSmall: 'The balance is {balance}, which is {missing} too little for this. Add funds first.',
  namedPrice: '{price} · {name}',
  owed: '{amount}, due since {date}',
  ending: {
    now: 'It ends at once.',
    paidUntil: 'It ends at once, although it is paid until {date}.',
  },
  forecast: {
    postpaid: 'Calls are paid afterwards, so nothing runs out',
    empty: 'Pays for nothing until funds are added',
    unused: 'Nothing is charged at present, so it does not run down',
    beyond: 'Lasts more than ten years with calls and renewals as now',
    lessThanADay: 'Lasts less than a day: calls and charges that are due take the rest',
    days: '{days, plural, one {Lasts # day} other {Lasts # days}} with calls and renewals as now, until {date}',
    moreThanAYear: 'Lasts more than a year with calls and renewals as now, until {date}',
  },
  band: {
    low: '{left} is left in the wallet. {lasts}. Below {stop} calls stop.',
    paused: 'Tracking is paused: calls come in, and are not tracked. Reactivate the account to track them again.',
    pausedByDebt:
      'Tracking is paused as a charge is past due: calls come in, and are not tracked. Add {enough}: that pays the due charge and leaves enough for calls, and tracking resumes automatically.',
    stopped: 'Incoming calls are stopped: callers reach nobody. Reactivate the account to take calls again.',
    stoppedByWallet:
      'Incoming calls are stopped as the balance is {left}: callers reach nobody. Add {enough}: calls come in again automatically.',
    stoppedByDebt:
      'Incoming calls are stopped as a charge is past due: callers reach nobody. Add {enough}: that pays the due charge and leaves enough for calls, which come in again automatically.',
    addFunds: 'Add funds',
    toBilling: 'To the wallet',
  },
} as const

export const t = translator(messages)
