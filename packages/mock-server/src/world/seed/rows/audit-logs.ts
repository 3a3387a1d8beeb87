import type { AccessRequest } from '@lineboard/contract/permissions'
import { movementOf } from '../../../domain/audit/money-moved.ts'
import { keptRows, touchedFacts } from '../../../domain/audit/touched-row.ts'
import type { AnyRow, Row } from '../../../store/rows/internal-rows.ts'
import { daysBefore } from '../material/moments.ts'
import { peopleWhoMay } from '../material/people.ts'
import type { Seed, SeedInput } from '../material/types.ts'

const COUNT = 400
const DAYS = 60

/** Whose account others looked after. */
const MEMBER = 4
/** What was deleted has ids that no row has any more. */
const FIRST_DELETED = 900

const member = { model: 'DashUser', row: { customerId: 2, userId: MEMBER }, accountId: MEMBER }

interface Request extends AccessRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  endpoint: string
  weight: number
}

const requests: readonly Request[] = [
  { operation: 'DashUser.authenticate', method: 'POST', endpoint: '/DashUsers/authenticate', weight: 20 },
  { operation: 'DashUser.logout', method: 'POST', endpoint: '/DashUsers/logout', weight: 12 },
  { operation: 'DashUser.patchById', method: 'PATCH', endpoint: `/DashUsers/${MEMBER}`, weight: 6, ...member },
  {
    ...member,
    operation: 'DashUser.accountReset',
    method: 'GET',
    endpoint: `/DashUsers/${MEMBER}/account-reset`,
    weight: 2,
  },
  { operation: 'OpNumber.upsert', method: 'PUT', endpoint: '/OpNumbers', weight: 18 },
  { operation: 'ReceivingNumber.create', method: 'POST', endpoint: '/ReceivingNumbers', weight: 8 },
  { operation: 'ReceivingNumber.patch', method: 'PATCH', endpoint: '/ReceivingNumbers', weight: 6 },
  { operation: 'ReceivingNumber.deleteById', method: 'DELETE', endpoint: '/ReceivingNumbers', weight: 2 },
  { operation: 'TrackingSource.upsert', method: 'PUT', endpoint: '/TrackingSources', weight: 12 },
  { operation: 'SipGateway.order', method: 'POST', endpoint: '/SipGateways/order', weight: 4 },
  { operation: 'Whitelist.upsert', method: 'PUT', endpoint: '/Whitelists', weight: 4 },
]

/** Models whose rows these calls change, by the path. */
const subjects = {
  '/OpNumbers': 'OpNumber',
  '/ReceivingNumbers': 'ReceivingNumber',
  '/TrackingSources': 'TrackingSource',
  '/Whitelists': 'Whitelist',
} as const

type Subject = (typeof subjects)[keyof typeof subjects]

const isSubject = (endpoint: string): endpoint is keyof typeof subjects => Object.hasOwn(subjects, endpoint)

/** The gateways of a customer whose order was changed: the first two changed places. */
function reordered(gateways: readonly Row<'SipGateway'>[], customerId: number) {
  const [first, second] = gateways
    .filter((each) => each.customerId === customerId)
    .toSorted((one, other) => one.position - other.position)
  if (!first || !second) return {}
  const touched = [
    { model: 'SipGateway', before: { ...first, position: second.position }, after: first },
    { model: 'SipGateway', before: { ...second, position: first.position }, after: second },
  ] as const
  const rows = keptRows('SipGateway', touched)
  return rows ? { rows } : {}
}

/** A row before a change that is made up. A whitelist entry has no description. */
function asItWas(model: Subject, row: AnyRow, at: number): AnyRow {
  return model === 'Whitelist'
    ? { ...row, port: row.port === 5060 ? 5080 : 5060 }
    : { ...row, description: `Before it was checked, ${at}` }
}

/** The row of a customer that a call was about, and what changed of it. */
function aboutRow(soFar: SeedInput['soFar'], endpoint: string, customerId: number, at: number) {
  if (endpoint.startsWith(`/DashUsers/${MEMBER}`)) {
    const user = soFar('DashUser').find(({ id }) => id === MEMBER)
    return user ? touchedFacts({ model: 'DashUser', before: user, after: user }) : {}
  }
  if (endpoint === '/SipGateways/order') return reordered(soFar('SipGateway'), customerId)
  if (!isSubject(endpoint)) return {}
  const model = subjects[endpoint]
  const all: readonly AnyRow[] = soFar(model)
  const rows = all.filter((row) => row.customerId === customerId)
  const after = rows[at % rows.length]
  if (!after) return {}
  // What a row is now is what the change made it.
  return touchedFacts({ model, before: asItWas(model, after, at), after })
}

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) Safari/605.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148',
  'lineboard-sdk/0.1.0',
] as const

/** The calls by which wallets were filled: each has its transaction. */
function payments({ now, soFar }: SeedInput) {
  const from = daysBefore(now, DAYS)
  return soFar('PaymentTransaction').flatMap((transaction) => {
    const { transactionType, customerId, transactionDate } = transaction
    const user = soFar('DashUser').find((one) => one.customerId === customerId)
    if (transactionType !== 'payment' || transactionDate < from || !user) return []
    const currency = soFar('Customer').find(({ id }) => id === customerId)?.currency
    const charged = { method: 'POST', endpoint: '/PaymentMethods/charge_customer', statusCode: 200 } as const
    return [
      {
        ...charged,
        ip: '198.51.100.20',
        userAgent: userAgents[0],
        userId: user.id,
        customerId,
        movements: [movementOf(transaction, { currency })],
        createdAt: transactionDate,
      },
    ]
  })
}

/** Calls that changed something, or tried to, over the last two months, oldest first. */
export const auditLogs: Seed = (input) => {
  const { prng, now, soFar } = input
  const whoMay = peopleWhoMay(soFar)
  const times = Array.from({ length: COUNT }, () => prng.next() * DAYS).sort((a, b) => b - a)
  const entries = times.map((days, at) => {
    const request = prng.weighted(
      requests,
      requests.map(({ weight }) => weight),
    )
    const { method, endpoint } = request
    const user = prng.pick(whoMay(request))
    const isFailed = prng.chance(0.04)
    return {
      endpoint: method === 'DELETE' ? `${endpoint}/${FIRST_DELETED + at}` : endpoint,
      method,
      ip: `198.51.100.${prng.int(2, 250)}`,
      userAgent: prng.pick(userAgents),
      userId: user.id,
      customerId: user.customerId,
      // What was deleted is not among the rows.
      ...(!isFailed && method !== 'DELETE' && aboutRow(soFar, endpoint, user.customerId, at)),
      statusCode: isFailed ? prng.pick([401, 403, 404, 422]) : endpoint.endsWith('logout') ? 204 : 200,
      createdAt: daysBefore(now, days),
    }
  })
  const all = [...entries, ...payments(input)].toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return { AuditLog: all.map((entry, at) => ({ id: at + 1, ...entry })) }
}
