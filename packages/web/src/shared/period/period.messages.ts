import { translator } from '../../lib/messages.ts'

const messages = {
  names: {
    today: 'Today',
    yesterday: 'Yesterday',
    thisWeek: 'This Week',
    lastWeek: 'Last Week',
    thisMonth: 'This Month',
    lastMonth: 'Last Month',
    last7: 'Last 7 Days',
    last30: 'Last 30 Days',
    last60: 'Last 60 Days',
  },
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
  ends: { now: 'Up to this hour', lastDay: 'Complete days only' },
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    toDays: 'year view is open, switch to calendar view',
    toYears: 'calendar view is open, switch to year view',
  },
  allTimes: 'All times in',
  changeZone: 'Change the time zone',
  zone: 'Days begin and end in {zone}.',
} as const

export const t = translator(messages)
