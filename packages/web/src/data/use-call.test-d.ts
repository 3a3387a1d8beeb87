import { prefetchCall, useCall } from './use-call.ts'

// What is cached may be asked for again at any time, so it has to be a read, whatever its method.
export function useReads() {
  useCall('Report.activityReport', null)
  prefetchCall('Customer.find', {})
  // @ts-expect-error it mails a new password each time
  useCall('DashUser.accountReset', { id: 7 })
  // @ts-expect-error it uses up the token
  prefetchCall('DashUser.activate', { token: 'x' })
}
