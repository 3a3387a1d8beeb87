import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Dashboard',
  today: 'Today',
  calls: 'Calls',
  answered: 'Answered',
  missed: 'Missed',
  talkTime: 'Talk time',
  firstTime: 'First-time callers',
  balance: 'Balance',
  balanceNote: 'Prepaid',
  yesterday: '{value} yesterday by {time}',
  answerRate: '{rate} answered',
  averageTalk: '{duration} on average',
  lastDays: 'Calls of the last 14 days',
  dayFigures: '{day}: {calls, plural, one {# call} other {# calls}}, {answered} answered, {missed} missed',
  soFar: '{words}, so far',
  others: 'Busy, failed or voicemail',
  topSources: 'Top sources, last 14 days',
  noCalls: 'No calls in this period yet',
  recent: 'Latest calls',
  allCalls: 'All calls',
  status: {
    answered: 'Answered',
    missed: 'Missed',
    busy: 'Busy',
    failed: 'Failed',
    voicemail: 'Voicemail',
  },
  loading: 'Loading',
} as const

export const t = translator(messages)
