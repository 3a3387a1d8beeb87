import { translator } from '../lib/messages.ts'

const messages = {
  dashboard: 'Dashboard',
  callLogs: 'Call Logs',
  addNumbers: 'Add Numbers',
  buyNumbers: 'Buy Numbers',
  trackingNumbers: 'Tracking Number',
  receivingNumbers: 'Receiving Numbers',
  trackingSources: 'Tracking Sources',
  activityReports: 'Activity Reports',
  overviewReports: 'Overview Reports',
} as const

export const t = translator(messages)
