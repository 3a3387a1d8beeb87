import { DAY_MS } from '@lineboard/contract/durations'
import { entities } from '@lineboard/contract/entities'
import { type AccessRequest, may } from '@lineboard/contract/permissions'
import { describe, expect, test } from 'vitest'
import { validatorOf } from '../../../test/operation-documents.ts'
import { rightsOf } from '../../domain/access/rights-of.ts'
import { sharedContract } from '../../ground/contract/contract.ts'
import type { AnyRow, ModelName } from '../../store/rows/internal-rows.ts'
import { MemoryStore } from '../../store/tables/memory-store.ts'
import { loadRows, seedRows } from './seed-rows.ts'

const now = new Date('2026-03-18T15:30:00Z')
const size = { callLogs: 5000 }
const rows = seedRows({ seed: 1, size, now })
const of = <M extends Exclude<ModelName, 'CallLog'>>(model: M) => rows[model] ?? []
/** Rows of a model that is known at run time only. */
const rowsOf = (model: keyof typeof entities) => [...(rows[model] ?? [])] as readonly AnyRow[]
const callLogs = [...(rows.CallLog ?? [])]

test('the company has the size that is promised', () => {
  expect({
    customers: of('Customer').length,
    users: of('DashUser').length,
    trackingNumbers: of('OpNumber').length,
    receivingNumbers: of('ReceivingNumber').length,
    sources: of('TrackingSource').length,
    gateways: of('SipGateway').length,
    calls: callLogs.length,
  }).toEqual({
    customers: 4,
    users: 12,
    trackingNumbers: 60,
    receivingNumbers: 40,
    sources: 15,
    gateways: 7,
    calls: 5000,
  })
  for (const model of ['Ticket', 'Ivr', 'AuditLog', 'PaymentTransaction', 'Template', 'Dialog'] as const) {
    expect(of(model).length, model).toBeGreaterThan(0)
  }
})

test('the audit log contains the calls that change something, as the server logs them', async () => {
  const { route } = await sharedContract()
  const strangers = of('AuditLog').filter(
    ({ method, endpoint }) => route(method, endpoint)?.operation.effect !== 'write',
  )
  expect(strangers).toEqual([])
})

test('an audit entry of a change names what was changed, with the values before and after', () => {
  const changes = of('AuditLog').filter(
    ({ method, endpoint, statusCode }) => statusCode < 300 && method !== 'DELETE' && !isOfSession(endpoint),
  )
  const isTold = ({ recordId, rows: several, movements }: (typeof changes)[number]) =>
    (recordId ?? several ?? movements) !== undefined
  expect(new Set(changes.map(({ endpoint }) => endpoint)).size).toBeGreaterThan(6)
  expect(changes.filter((entry) => !isTold(entry))).toEqual([])
  const listed = changes.filter(({ endpoint }) => endpoint === '/SipGateways/order' || endpoint === '/Whitelists')
  expect(listed.length).toBeGreaterThan(0)
  for (const { changes: one = [], rows: several = [] } of listed) {
    const [first] = [...one, ...several.flatMap((row) => row.changes ?? [])]
    expect(first?.before).not.toBe(first?.after)
  }
})

/** What is about a session or an account alone says so by its call. */
const isOfSession = (endpoint: string) => /\/(?:authenticate|logout)$/.test(endpoint)

test('only people of its customer and of the staff have to do with a ticket', () => {
  const users = new Map(of('DashUser').map((user) => [user.id, user]))
  const emails = new Map(of('DashUser').map((user) => [user.email, user]))
  const tickets = new Map(of('Ticket').map((ticket) => [ticket.id, ticket]))
  const versions = new Map(of('TicketVersion').map((version) => [version.id, version]))
  const customerOf = (versionId: number) => tickets.get(versions.get(versionId)?.ticketId ?? 0)?.customerId
  const people = [
    ...of('Observer').map(({ versionId, userId }) => ({ versionId, user: users.get(userId) })),
    ...of('TicketNotification').map(({ versionId, to }) => ({ versionId, user: emails.get(to) })),
    ...of('TicketVersion').flatMap(({ id, ownerId }) =>
      ownerId === undefined ? [] : [{ versionId: id, user: users.get(ownerId) }],
    ),
  ]
  expect(people.length).toBeGreaterThan(50)
  for (const { versionId, user } of people) expect([1, customerOf(versionId)]).toContain(user?.customerId)
  // The opener observes the ticket, also where nobody has answered yet.
  const told = of('TicketVersion').filter(({ id, ticketId }) =>
    of('Observer').some(({ versionId, userId }) => versionId === id && userId === tickets.get(ticketId)?.createdBy),
  )
  expect(told.length).toBe(of('TicketVersion').length)
})

test('each customer has a gateway that is reachable, and one of them some numbers that are not', () => {
  const gateways = new Map(of('SipGateway').map((gateway) => [gateway.id, gateway]))
  const healthOf = new Map<number, (string | undefined)[]>()
  for (const { customerId, sip_gatewayId: id = 0 } of of('OpNumber').filter(({ status }) => status === 'active'))
    healthOf.set(customerId, [...(healthOf.get(customerId) ?? []), gateways.get(id)?.health])
  expect(healthOf.size).toBe(4)
  for (const [customerId, health] of healthOf) expect(health, `${customerId}`).toContain('reachable')
  expect([...healthOf.values()].flat()).toContain('unreachable')
})

test('what the audit log says was deleted is not there', () => {
  const deleted = of('AuditLog').filter(({ method, statusCode }) => method === 'DELETE' && statusCode < 300)
  const ids = deleted.map(({ endpoint }) => Number(endpoint.split('/').at(-1)))
  expect(new Set(ids).size).toBe(ids.length)
  expect(of('ReceivingNumber').filter(({ id }) => ids.includes(id))).toEqual([])
})

test('nobody does what the role forbids', async () => {
  const { route } = await sharedContract()
  const store = new MemoryStore()
  loadRows(store, rows)
  const forbidden = (userId: number | undefined, request: AccessRequest) => {
    const user = store.table('DashUser').get(userId ?? 0)
    return user && !may({ ...rightsOf(store, user), userId: user.id, means: 'session' }, request)
  }
  const calls = of('AuditLog').flatMap(({ userId, customerId, method, endpoint, statusCode }) => {
    const { id: operation, loopback } = route(method, endpoint)?.operation ?? expect.fail(endpoint)
    if (statusCode >= 400) return []
    const accountId = Number(/^\/DashUsers\/(\d+)/.exec(endpoint)?.[1])
    const account = store.table('DashUser').get(accountId)
    const row = account ? { customerId: account.customerId, userId: accountId } : { customerId }
    const request = { operation, ...(loopback?.model && { model: loopback.model, row }), accountId }
    return forbidden(userId, request) ? [`${operation} by ${userId}`] : []
  })
  const handled = callLogs.filter(({ handledBy }) => forbidden(handledBy, { operation: 'CallLog.upsert' }))
  expect([...new Set(calls), handled]).toEqual([[]])
})

test('the same seed makes the same rows, another one others', () => {
  expect(seedRows({ seed: 1, size, now })).toEqual(rows)
  expect(seedRows({ seed: 2, size, now }).CallLog?.at(0)).not.toEqual(callLogs[0])
})

describe.each(Object.keys(entities) as (keyof typeof entities)[])('%s', (model) => {
  const list = rowsOf(model)

  test('rows are what the contract describes', () => {
    const validate = validatorOf(model)
    const problems = list.flatMap((row) => (validate(row) ? [] : [{ row, errors: validate.errors }]))
    expect(problems.slice(0, 3)).toEqual([])
  })

  test('ids are unique and relations lead to rows', () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    const relations: Record<string, { model: string; type: string; foreignKey: string }> = entities[model].relations
    for (const relation of Object.values(relations).filter(({ type }) => type === 'belongsTo')) {
      const targets = new Set(rowsOf(relation.model as keyof typeof entities).map(({ id }) => id))
      const lost = list.filter(
        (row) => row[relation.foreignKey] !== undefined && !targets.has(row[relation.foreignKey] as number),
      )
      expect(lost.slice(0, 3), `${model}.${relation.foreignKey}`).toEqual([])
    }
  })
})

describe('calls', () => {
  const calls = callLogs

  test('come in order over 90 days, none in the future', () => {
    const times = calls.map(({ startedAt }) => Date.parse(startedAt))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
    expect(now.getTime() - (times[0] ?? 0)).toBeGreaterThan(85 * 86_400_000)
  })

  test.each(['00:00:00', '00:00:01', '00:20:00', '03:00:00', '12:34:56', '23:59:59'])(
    'some of today are there at %s, and all are over',
    (time) => {
      const at = new Date(`2026-03-18T${time}Z`)
      const seeded = [...(seedRows({ seed: 1, size, now: at }).CallLog ?? [])]
      expect(seeded.filter(({ startedAt }) => startedAt >= '2026-03-18').length).toBeGreaterThan(4)
      expect(seeded.filter(({ endedAt }) => Date.parse(endedAt ?? '') > at.getTime())).toEqual([])
      expect(seeded).toHaveLength(size.callLogs)
    },
  )

  test.each(['12:00:20', '03:01:00', '18:05:00'])('the newest are of minutes of their own at %s', (time) => {
    const seeded = [...(seedRows({ seed: 1, size, now: new Date(`2026-03-18T${time}Z`) }).CallLog ?? [])]
    const minutes = new Set(seeded.slice(-6).map(({ startedAt }) => startedAt.slice(0, 16)))
    expect(minutes.size).toBeGreaterThan(3)
  })

  test('follow the day and the week', () => {
    const atLocal = (call: (typeof calls)[number]) => new Date(Date.parse(call.startedAt) - 5 * 3_600_000)
    const share = (isIn: (date: Date) => boolean) => calls.filter((call) => isIn(atLocal(call))).length / calls.length
    expect(share((date) => date.getUTCHours() >= 8 && date.getUTCHours() < 18)).toBeGreaterThan(0.7)
    expect(share((date) => date.getUTCDay() === 0)).toBeLessThan(0.06)
  })

  test('agree with the totals of numbers and sources', () => {
    const sum = of('OpNumber').reduce((total, { totalCalls }) => total + totalCalls, 0)
    expect(sum).toBe(calls.length)
    expect(of('TrackingSource').reduce((total, { totalCalls }) => total + totalCalls, 0)).toBe(calls.length)
  })

  test('only numbers set aside for fiction are used', () => {
    const numbers = [
      ...calls.map(({ callerNumber }) => callerNumber),
      ...of('OpNumber').map(({ tracking_number }) => tracking_number),
    ]
    for (const number of new Set(numbers)) expect(number).toMatch(/^(anonymous|\+1\d{3}55501\d\d|\+44207946\d{4})$/)
  })
})

test('the last transaction of a customer leaves the balance the customer has', () => {
  for (const { id, balance } of of('Customer')) {
    const last = of('PaymentTransaction').findLast(({ customerId }) => customerId === id)
    if (last) expect(last.balanceAfter).toBeCloseTo(balance, 2)
  }
})

describe('wallets', () => {
  const customers = [2, 3, 4]
  const transactionsOf = (id: number) => of('PaymentTransaction').filter(({ customerId }) => customerId === id)

  test('are the sum of their transactions, each of which leaves what it says', () => {
    for (const id of customers) {
      let cents = 0
      for (const { amount, balanceAfter } of transactionsOf(id)) {
        cents += Math.round(amount * 100)
        expect(Math.round(balanceAfter * 100)).toBe(cents)
      }
      expect(cents).toBe(Math.round((of('Customer').find((row) => row.id === id)?.balance ?? 0) * 100))
    }
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('never hold less than nothing: seed %i', (seed) => {
    const seeded = seedRows({ seed, size: { callLogs: 2000 }, now })
    expect((seeded.PaymentTransaction ?? []).filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('are topped up once in some days, as people do: seed %i', (seed) => {
    const { PaymentTransaction = [] } = seedRows({ seed, size: { callLogs: 2000 }, now })
    for (const id of customers) {
      const paid = PaymentTransaction.filter(
        ({ customerId, transactionType }) => customerId === id && transactionType === 'payment',
      ).map(({ transactionDate }) => Date.parse(transactionDate))
      for (const [at, time] of paid.slice(1).entries())
        expect(time - (paid[at] ?? 0)).toBeGreaterThanOrEqual(2 * DAY_MS)
    }
  })

  test('pay for the calls of each day, to the cent', () => {
    for (const id of customers) {
      const calls = callLogs.filter(({ customerId }) => customerId === id)
      const paid = transactionsOf(id).filter(({ category }) => category === 'call_charges')
      const cents = (list: readonly number[]) => list.reduce((sum, one) => sum + Math.round(one * 100), 0)
      expect(cents(paid.map(({ amount }) => -amount))).toBe(cents(calls.map(({ charge }) => charge)))
    }
  })

  test('pay for plans, which renew in the future unless they are past due', () => {
    expect(transactionsOf(2).filter(({ category }) => category === 'plan').length).toBeGreaterThanOrEqual(2)
    for (const { status, renewsAt } of of('Subscription')) {
      if (status === 'active') expect(renewsAt && renewsAt > now.toISOString()).toBe(true)
      if (status === 'past_due') expect(renewsAt && renewsAt < now.toISOString()).toBe(true)
    }
  })
})
