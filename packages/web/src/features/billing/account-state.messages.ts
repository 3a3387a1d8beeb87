import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Account',
  active: 'Active: calls come in and are tracked.',
  tracking_paused: 'Tracking is paused: calls come in, and are not tracked.',
  calls_stopped: 'Incoming calls are stopped: callers reach nobody.',
  pause: {
    label: 'Pause tracking',
    title: 'Pause tracking?',
    text: '{numbers, plural, one {Calls to # active tracking number still come in, but are no longer tracked} other {Calls to # active tracking numbers still come in, but are no longer tracked}}, until you reactivate the account.',
    uncounted:
      'Calls to your tracking numbers still come in, but are no longer tracked, until you reactivate the account.',
    done: 'Tracking is paused.',
  },
  stop: {
    label: 'Stop incoming calls',
    title: 'Stop incoming calls?',
    text: '{numbers, plural, one {Calls to # tracking number are rejected} other {Calls to # tracking numbers are rejected}} until you reactivate the account. Numbers and subscriptions are charged all the same.',
    uncounted:
      'Calls to your tracking numbers are rejected until you reactivate the account. Numbers and subscriptions are charged all the same.',
    done: 'Incoming calls are stopped.',
  },
  reactivate: {
    label: 'Reactivate the account',
    title: 'Reactivate the account?',
    text: '{numbers, plural, =0 {No tracking number is paused or stopped; the account is active again.} one {Calls come in and are tracked again. # tracking number is paused or stopped now.} other {Calls come in and are tracked again. # tracking numbers are paused or stopped now.}}',
    uncounted: 'Calls come in and are tracked again.',
    rest: 'Numbers that were paused or stopped one by one stay so.',
    done: 'The account is active again.',
  },
  owed: 'Owed: {owed}',
  pastDue:
    '{count, plural, one {{names} could not be renewed} other {{names} could not be renewed}}: {missing} is missing in the wallet. It is paid as soon as the wallet covers it.',
  pastDuePaid: '{names} is past due, and is paid automatically once the wallet covers it.',
  payNow: 'Pay now',
  payNowOffers: 'Pay now offers as much as that, and enough for calls to continue.',
} as const

export const t = translator(messages)
