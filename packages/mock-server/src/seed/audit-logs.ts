import { daysBefore } from './material/dates.ts'
import type { Seed } from './types.ts'

const COUNT = 400
const DAYS = 60

const requests = [
  { method: 'POST', endpoint: '/DashUsers/authenticate', weight: 20 },
  { method: 'POST', endpoint: '/DashUsers/logout', weight: 12 },
  { method: 'PATCH', endpoint: '/DashUsers/4', weight: 6 },
  { method: 'GET', endpoint: '/DashUsers/4/account-reset', weight: 2 },
  { method: 'PUT', endpoint: '/OpNumbers', weight: 18 },
  { method: 'POST', endpoint: '/ReceivingNumbers', weight: 8 },
  { method: 'PATCH', endpoint: '/ReceivingNumbers', weight: 6 },
  { method: 'DELETE', endpoint: '/ReceivingNumbers/12', weight: 2 },
  { method: 'PUT', endpoint: '/TrackingSources', weight: 12 },
  { method: 'POST', endpoint: '/SipGateways/order', weight: 4 },
  { method: 'PUT', endpoint: '/Whitelists', weight: 4 },
  { method: 'POST', endpoint: '/PaymentMethods/intent_to_wallet', weight: 6 },
] as const

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) Safari/605.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148',
  'lineboard-sdk/0.1.0',
] as const

/** Calls that changed something, or tried to, over the last two months, oldest first. */
export const auditLogs: Seed = ({ prng, now, soFar }) => {
  const times = Array.from({ length: COUNT }, () => prng.next() * DAYS).sort((a, b) => b - a)
  return {
    AuditLog: times.map((days, at) => {
      const { method, endpoint } = prng.weighted(
        requests,
        requests.map(({ weight }) => weight),
      )
      const user = prng.pick(soFar('DashUser'))
      const isFailed = prng.chance(0.04)
      return {
        id: at + 1,
        endpoint,
        method,
        ip: `198.51.100.${prng.int(2, 250)}`,
        userAgent: prng.pick(userAgents),
        userId: user.id,
        customerId: user.customerId,
        statusCode: isFailed ? prng.pick([401, 403, 404, 422]) : endpoint.endsWith('logout') ? 204 : 200,
        createdAt: daysBefore(now, days),
      }
    }),
  }
}
