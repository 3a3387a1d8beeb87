import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Period',
  all: 'All time',
  range: 'From … to …',
  month: 'One month',
  apply: 'Apply',
  from: 'From',
  to: 'To',
  loading: 'Loading…',
  failed: 'The calendar could not be loaded. Close this and try again.',
  wrongOrder: 'The end is before the start.',
  until: '{days}, to {time}',
  untilToday: 'Until today',
  untilDay: 'Until {day}',
  compare: 'Compare by',
  align: { dates: 'Same dates', weekdays: 'Same weekdays' },
  unfinished: 'If the period is not over',
  ends: { now: 'Compare to this hour', lastDay: 'Complete days only' },
  allTimes: 'All times in',
  zone: 'Days begin and end in {zone}.',
} as const

export const t = translator(messages)
