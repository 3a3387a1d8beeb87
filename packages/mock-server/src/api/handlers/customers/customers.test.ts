import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entityMeta, entityNames } from '../../../ground/contract/entity-meta.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Customer = Row<'Customer'>

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 300 } })
})
beforeEach(() => api.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

describe('adding and changing', () => {
  test('a new customer gets an account ID, an empty wallet and US dollars', async () => {
    const { status, body } = await api.super<Customer>('POST', '/Customers', { body: { companyName: 'Alder & Co' } })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: 5,
      companyName: 'Alder & Co',
      currency: 'USD',
      accounting_type: 'prepaid',
      balance: 0,
      state: 'active',
      billingId: 'LB-100005',
      createdAt: expect.stringMatching(/^2026-05-22T12:0/),
    })
    const { body: next } = await api.super<Customer>('PUT', '/Customers', { body: { companyName: 'Birch' } })
    expect(next).toMatchObject({ id: 6, billingId: 'LB-100006' })
  })

  test('an administrator changes the own company and adds none', async () => {
    const put = (body: object) => api.admin('PUT', '/Customers', { body })
    const renamed = api.whole('Customer', { id: 2, companyName: 'Harbor Dental' })
    expect(await put(renamed)).toMatchObject({ status: 200, body: { id: 2 } })
    expect((await put({ companyName: 'Sneaky' })).status).toBe(403)
    expect((await put({ id: 77, companyName: 'Sneaky' })).status).toBe(403)
    expect((await put({ id: 3, companyName: 'Taken over' })).status).toBe(404)
    expect((await api.admin('POST', '/Customers', { body: { companyName: 'Sneaky' } })).status).toBe(403)
  })
})

describe('subscriptions', () => {
  test('come with product and price', async () => {
    const { body } = await api.admin<Row<'Subscription'>[]>('GET', '/Customers/2/Subscriptions')
    expect(body.map(({ Product, ProductVariation }) => [Product?.name, ProductVariation?.name])).toEqual([
      ['Performance', 'Monthly'],
      ['Recording', 'Monthly'],
    ])
  })

  test('of another company are not found', async () => {
    expect((await api.admin('GET', '/Customers/3/Subscriptions')).status).toBe(404)
    expect((await api.super('GET', '/Customers/3/Subscriptions')).body).toHaveLength(2)
  })
})

describe('deleting', () => {
  test('takes everything of the customer along, and nothing of others', async () => {
    const { store } = api.server
    const others = store.table('CallLog').count({ customerId: { neq: 3 } })
    const tickets = store.table('Ticket').find({ where: { customerId: 3 } })
    const versions = store.table('TicketVersion').find({ where: { ticketId: { inq: tickets.map(({ id }) => id) } } })
    const menus = store.table('Ivr').find({ where: { customerId: 3 } })
    const users = store.table('DashUser').find({ where: { customerId: 3 } })
    const audited = store.table('AuditLog').size
    expect(users).not.toHaveLength(0)
    await api.anonymous('POST', '/DashUsers/authenticate', { body: { username: 'owen', password: 'Lineboard1!' } })

    expect((await api.super('DELETE', '/Customers/3')).body).toEqual({ count: 1 })
    for (const name of entityNames) {
      if (!entityMeta(name)?.fields.customerId || name === 'AuditLog') continue
      expect(store.anyTable(name)?.count({ customerId: 3 }) ?? 0, name).toBe(0)
    }
    const ids = (rows: readonly { id: number }[]) => ({ inq: rows.map(({ id }) => id) })
    expect(store.table('DashRoleMapping').count({ principalId: ids(users) })).toBe(0)
    expect(store.table('Credential').count({ id: ids(users) })).toBe(0)
    expect(store.table('AccessToken').count({ userId: ids(users) })).toBe(0)
    expect(store.table('TicketVersion').count({ ticketId: ids(tickets) })).toBe(0)
    expect(store.table('TicketAttachment').count({ versionId: ids(versions) })).toBe(0)
    expect(store.table('IvrAction').count({ ivrId: ids(menus) })).toBe(0)
    expect(store.table('CallLog').size).toBe(others)
    expect(store.table('AuditLog').size).toBeGreaterThan(audited)
    expect((await api.super('DELETE', '/Customers/3')).body).toEqual({ count: 0 })
  })

  test('the owner stays', async () => {
    const { status, body } = await api.super<{ error: { message: string } }>('DELETE', '/Customers/1')
    expect(status).toBe(422)
    expect(body.error.message).toContain('is the owner of the installation')
    expect((await api.admin('DELETE', '/Customers/2')).status).toBe(403)
  })
})
