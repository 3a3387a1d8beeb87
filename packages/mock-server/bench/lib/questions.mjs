// What people ask of a long call log: each question in words, and as the request it is. None is asked twice.
const text = (field, value) => ({ [field]: { ilike: value } })
const searchable = [
  ...['phonebookName', 'PhonebookCity', 'PhonebookState', 'PhonebookCountry', 'trackingSourceName'],
  ...['routingAddress', 'receivingNumber', 'callerNumber', 'trackingNumber'],
]
/** A bare word, as the web app asks for it. */
const freeText = (value) => ({ or: searchable.map((field) => text(field, value)) })

const list = (filter) => ({ path: '/CallLogs', query: { filter: { limit: 25, ...filter } } })
const count = (where) => ({ path: '/CallLogs/count', query: { where } })
const form = (path, fields) => ({ path, form: fields })
const days = (fromMs, toMs) => ({
  start: new Date(fromMs).toISOString().slice(0, 10),
  end: new Date(toMs).toISOString().slice(0, 10),
})

const year = (now) => days(now - 364 * 86_400_000, now)

function reports(now) {
  const { start, end } = year(now)
  const report = (offset) => ({ start_date: start, end_date: end, offset })
  const widget = (widgetName) =>
    form('/Reports/dashboardData', { widgetName, startDate: start, endDate: end, timezoneOffset: -330 })
  const compare = (view_by) => ({
    path: '/CallLogs/compare_report',
    body: { start_daterange: start, end_daterange: end, offset: 0, view_by },
  })
  return {
    "a year's activity": form('/Reports/activity_report', report(0)),
    "a year's overview": form('/Reports/overview_report', report(300)),
    "a year's overview, half an hour off": form('/Reports/overview_report', report(-330)),
    "a year's statistics": {
      path: '/Reports/statistics',
      query: { startDate: start, endDate: end, timezoneOffset: 60 },
    },
    "a customer's year": form('/Reports/overview_report', { ...report(0), customerId: 2 }),
    'a quarter compared by hours': {
      ...compare(1),
      body: { ...compare(1).body, start_daterange: days(now - 90 * 86_400_000, now).start },
    },
    'a year compared by months': compare(4),
    'counts of today, this week and so on': { path: '/CallLogs/count_logs', query: { offset: -330 } },
    'widget callsByCountry': widget('callsByCountry'),
    'widget topCallers': widget('topCallers'),
    'widget callsByTrackingNumber': widget('callsByTrackingNumber'),
  }
}

const orders = [
  ...['startedAt', 'endedAt', 'answeredAt', 'talkSeconds', 'ringSeconds', 'charge', 'status', 'callerNumber'],
  ...[
    'trackingNumber',
    'receivingNumber',
    'trackingSourceName',
    'firstTimeCaller',
    'callId',
    'customerId',
    'recordingId',
  ],
]

const DAY_MS = 86_400_000

/** What the web app asks as the dashboard opens, for the last 7 days in New York. `now` in milliseconds since 1970. */
export function dashboard(now) {
  const offset = 300
  const local = (ms) => new Date(ms - offset * 60_000).toISOString().slice(0, 16)
  const midnight = Math.floor((now - offset * 60_000) / DAY_MS) * DAY_MS + offset * 60_000
  const span = (fromMs, toMs) => ({ startDate: local(fromMs), endDate: local(toMs), timezoneOffset: offset })
  const from = midnight - 6 * DAY_MS
  const statistics = (fromMs, toMs) => ({ path: '/Reports/statistics', query: span(fromMs, toMs) })
  const widget = (widgetName, fromMs = from, toMs = now) =>
    form('/Reports/dashboardData', { widgetName, ...span(fromMs, toMs) })
  const names = ['callsByDay', 'callsByTrackingSource', 'callsByTrackingNumber', 'firstTimeCallers']
  const hours = Array.from({ length: 7 }, (_, day) => {
    const begin = from + day * DAY_MS
    return [`dashboard: hours of day ${day + 1}`, widget('callsByHour', begin, Math.min(begin + DAY_MS - 1, now))]
  })
  const startedAt = { between: [new Date(from), new Date(now)] }
  return {
    'dashboard: callsByDay': widget('callsByDay'),
    'dashboard: figures': statistics(from, now),
    'dashboard: figures before': statistics(from - 7 * DAY_MS, now - 7 * DAY_MS),
    ...Object.fromEntries(names.slice(1).map((name) => [`dashboard: ${name}`, widget(name)])),
    'dashboard: latest calls': list({ where: { startedAt }, order: 'startedAt DESC', limit: 6 }),
    'dashboard: calls to handle': count({ handling: 'open' }),
    ...Object.fromEntries(hours),
  }
}

/** Each fact of a call as the web app's call log is filtered by it; `now` in milliseconds since 1970. */
const callFilters = (now) => ({
  ...{
    result: { status: 'missed' },
    direction: { direction: 'outbound' },
    'first-time callers': { firstTimeCaller: true },
  },
  ...{
    'talk time': { talkSeconds: { gte: 90 } },
    'ring time': { ringSeconds: { gt: 20 } },
    charge: { charge: { gte: 0.5 } },
  },
  ...{
    'with a recording': { recordingId: { neq: null } },
    customer: { customerId: 2 },
    source: { trackingSourceId: 1 },
  },
  ...{
    handling: { handling: 'open' },
    'the last 30 days': { startedAt: { between: [new Date(now - 30 * DAY_MS), new Date(now)] } },
  },
  ...Object.fromEntries(searchable.map((field) => [field, text(field, field.endsWith('Number') ? '%0147%' : '%ar%')])),
  'not in a name': { or: [{ phonebookName: { nilike: '%ar%' } }, { phonebookName: null }] },
  'a bare word': freeText('%dent%'),
  'two conditions': { and: [{ status: 'missed' }, { trackingSourceName: { ilike: '%search%' } }] },
})

/** The call log of a web app: its first page, and for each filter the page and the count. */
const callLog = (now) => ({
  'call log, first page': list({ order: ['startedAt DESC', 'id DESC'], limit: 10, include: ['Customer'] }),
  ...Object.fromEntries(
    Object.entries(callFilters(now)).flatMap(([name, where]) => [
      [
        `call log by ${name}, first page`,
        list({ where, order: ['startedAt DESC', 'id DESC'], limit: 10, include: ['Customer'] }),
      ],
      [`call log by ${name}, count`, count(where)],
    ]),
  ),
})

/** Every question by what it is called. `now` in milliseconds since 1970: the end of the log. */
export const questions = (now) => ({
  ...callLog(now),
  'free text, list': list({ where: freeText('oston'), order: 'startedAt DESC' }),
  'free text, count': count(freeText('arb')),
  'free text that is nowhere, list': list({ where: freeText('zzz'), order: 'startedAt DESC' }),
  'free text that is a number, count': count(freeText('5550142')),
  'like, list': list({ where: { callerNumber: { like: '%5501%' } }, order: 'talkSeconds DESC' }),
  'like, count': count({ callerNumber: { like: '%123%' } }),
  'like of a text all rows differ in, count': count({ callId: { like: '%-ba7%' } }),
  'ilike of such a text, list': list({ where: { callId: { ilike: '%-BA78%' } } }),
  'regexp, count': count({ trackingNumber: { regexp: '^\\+1.*(42|17)$' } }),
  'regexp of a text all rows differ in, count': count({ callId: { regexp: '-b[0-9]7' } }),
  'count of a status': count({ status: 'busy' }),
  'count of some days': count({ startedAt: { between: [new Date(now - 9e8), new Date(now - 4e8)] } }),
  'count of long calls that were charged': count({ and: [{ talkSeconds: { gt: 100 } }, { charge: { gt: 0.1 } }] }),
  'count of what a status is not': count({ status: { neq: 'answered' } }),
  'count of answers at an hour': count({ answeredAt: { like: '%T15:%' } }),
  ...reports(now),
  ...Object.fromEntries(
    orders.flatMap((field) => [
      [`by ${field}`, list({ order: `${field} DESC` })],
      [`by ${field}, with a condition`, list({ where: { talkSeconds: { gt: 7 } }, order: `${field} ASC` })],
    ]),
  ),
})

/** The page of an export in the order of a field after a row, as the SDK asks for it. */
export const exportPage = (field, after, limit) => ({
  path: '/CallLogs',
  query: {
    filter: {
      where: {
        and: [
          { [field]: { neq: null } },
          after && {
            or: [{ [field]: { gt: after[field] } }, { and: [{ [field]: after[field] }, { id: { gt: after.id } }] }],
          },
        ].filter(Boolean),
      },
      order: [`${field} ASC`, 'id ASC'],
      limit,
    },
  },
})
