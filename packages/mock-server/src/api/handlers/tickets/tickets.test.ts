import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToken } from '../../../domain/users/session-tokens.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Ticket = Row<'Ticket'>
type Version = Row<'TicketVersion'>

let one: TestServer

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 50 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => one.expectNoViolations())

const open = async (body: object = {}, call = one.admin) =>
  (await call<Ticket>('POST', '/tickets', { body: { subject: 'Calls drop', ...body } })).body
const addVersion = async (ticket: Ticket, body: object, call = one.super) =>
  (await call<Version>('POST', `/tickets/${ticket.id}/versions`, { body })).body
const table = <M extends 'Ticket' | 'TicketVersion' | 'Observer' | 'Asset' | 'TicketNotification'>(model: M) =>
  one.server.store.table(model)
const mails = () => one.server.control.outbox.list()

describe('opening', () => {
  test('makes the first version, and anyone who opens it observes it', async () => {
    const ticket = await open({ body: 'After a minute.', priority: 'high' })
    expect(ticket).toMatchObject({
      customerId: 2,
      subject: 'Calls drop',
      priority: 'high',
      stateId: 1,
      state: 'open',
      versionNumber: 1,
      createdBy: 2,
      createdAt: ticket.updatedAt,
    })
    expect(ticket.ownerId).toBeUndefined()
    const { body: version } = await one.admin<Version>('GET', '/versions/latest', { query: { tid: String(ticket.id) } })
    expect(version).toMatchObject({ id: ticket.versionId, number: 1, title: 'Calls drop', body: 'After a minute.' })
    expect(
      table('Observer')
        .by('versionId', version.id)
        .map(({ userId }) => userId),
    ).toEqual([2])
  })

  test('tells those named as observers, once each', async () => {
    await open({ observers: [3, 3, 1] })
    expect(mails().map(({ to, kind, text }) => ({ to, kind, text }))).toEqual([
      { to: one.server.store.table('DashUser').get(3)?.email, kind: 'ticket', text: '' },
      { to: one.server.store.table('DashUser').get(1)?.email, kind: 'ticket', text: '' },
    ])
  })

  test('finds what it is about, or adds it', async () => {
    const assets = [
      { kind: 'tracking_number', recordId: 7, name: '+12125550107' },
      { kind: 'device', name: 'Desk phone' },
    ]
    const before = table('Asset').size
    const first = await open({ assets })
    const second = await open({ assets: [...assets, { kind: 'device', name: 'Headset' }] })
    const idsOf = (ticket: Ticket) => table('TicketVersion').get(ticket.versionId)?.assetIds
    expect(idsOf(second)?.slice(0, 2)).toEqual(idsOf(first))
    expect(table('Asset').size).toBeLessThanOrEqual(before + 3)
    const { body } = await one.admin<Row<'Asset'>[]>('GET', `/tickets/${second.id}/versions/${second.versionId}/assets`)
    expect(body.map(({ name }) => name)).toContain('Headset')
    const path = `/tickets/${second.id}/versions/${second.versionId}/assets`
    expect((await one.admin('GET', `${path}/${body[0]?.id}`)).body).toEqual(body[0])
    expect((await one.admin('GET', `${path}/99999`)).status).toBe(404)
  })

  test.each([
    ['no subject', { subject: '' }, 422],
    ['a state there is not', { stateId: 6 }, 422],
    ['an owner there is not', { ownerId: 999 }, 422],
    ["another customer's customer", { customerId: 3 }, 403],
  ])('%s is refused', async (_name, body, status) => {
    expect((await one.admin('POST', '/tickets', { body: { subject: 'Calls drop', ...body } })).status).toBe(status)
  })

  test("staff opens one for a customer, but with none of another customer's people", async () => {
    expect((await open({ customerId: 3 }, one.super)).customerId).toBe(3)
    const post = (body: object) => one.super('POST', '/tickets', { body: { subject: 'Calls drop', ...body } })
    expect((await post({ customerId: 3, observers: [2] })).status).toBe(422)
    expect((await post({ customerId: 999 })).status).toBe(422)
  })
})

test('who may change nothing anywhere opens none, and deletes none', async () => {
  const { id } = await open()
  expect((await one.readonly('POST', '/tickets', { body: { subject: 'Please' } })).status).toBe(403)
  expect((await one.readonly('DELETE', `/Tickets/${id}`)).status).toBe(403)
  expect((await one.readonly('POST', `/tickets/${id}/versions`, { body: { body: 'Me too' } })).status).toBe(403)
  expect(table('Ticket').get(id)).toBeDefined()
})

describe('versions', () => {
  test('keep what is left out, but the body, and the ticket repeats the latest', async () => {
    const ticket = await open({
      body: 'After a minute.',
      priority: 'high',
      assets: [{ kind: 'device', name: 'Phone' }],
    })
    const version = await addVersion(ticket, { ownerId: 1, stateId: 2 })
    expect(version).toMatchObject({
      number: 2,
      title: 'Calls drop',
      body: '',
      priority: 'high',
      ownerId: 1,
      state: 'in_progress',
      createdBy: 1,
      assetIds: table('TicketVersion').get(ticket.versionId)?.assetIds,
    })
    expect(
      (await one.admin<Ticket[]>('GET', '/tickets', { filter: { where: { id: ticket.id } } })).body[0],
    ).toMatchObject({
      versionId: version.id,
      versionNumber: 2,
      ownerId: 1,
      stateId: 2,
      state: 'in_progress',
      updatedAt: version.createdAt,
    })
    const emptied = await addVersion(ticket, { title: 'Solved', body: 'Solved.', assets: [], stateId: 4 })
    expect(emptied).toMatchObject({ number: 3, assetIds: [], ownerId: 1, state: 'resolved', body: 'Solved.' })
    expect(table('Ticket').get(ticket.id)?.subject).toBe('Solved')
    const { body } = await one.admin<Version[]>('GET', `/tickets/${ticket.id}/versions`)
    expect(body.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  test('take the owner away by null, and leave nobody where there was nobody', async () => {
    const ticket = await open({ ownerId: 3 })
    const version = await addVersion(ticket, { ownerId: null, body: 'Who takes this?' })
    expect(version).not.toHaveProperty('ownerId')
    expect(table('Ticket').get(ticket.id)).not.toHaveProperty('ownerId')
    expect(await addVersion(ticket, { stateId: 2 })).not.toHaveProperty('ownerId')
    const { body } = await one.super<Ticket[]>('GET', '/tickets', { filter: { where: { ownerId: null } } })
    expect(body.map(({ id }) => id)).toContain(ticket.id)
  })

  test('go to everyone who observed the one before, and not to their author', async () => {
    const ticket = await open({ observers: [3] })
    one.server.control.outbox.clear()
    const version = await addVersion(ticket, { body: 'We are looking.' }, one.user)
    expect(mails().map(({ to, text }) => [to, text])).toEqual([
      [one.server.store.table('DashUser').get(2)?.email, 'We are looking.'],
    ])
    const path = `/tickets/${ticket.id}/versions/${version.id}`
    expect((await one.admin('GET', `${path}/observers/count`)).body).toEqual({ count: 2 })
    expect((await one.admin<unknown[]>('GET', `${path}/notifications`)).body).toHaveLength(1)
  })

  test('are found one by one, with owner and state', async () => {
    const ticket = await open()
    const path = `/tickets/${ticket.id}/versions/${ticket.versionId}`
    expect((await one.admin('GET', path)).body).toMatchObject({ id: ticket.versionId, ticketId: ticket.id })
    expect((await one.admin('GET', `${path}/state`)).body).toEqual({ id: 1, name: 'open' })
    expect((await one.admin('GET', `${path}/owner`)).status).toBe(404)
    const owned = await addVersion(ticket, { ownerId: 1 })
    expect((await one.admin('GET', `/tickets/${ticket.id}/versions/${owned.id}/owner`)).body).toMatchObject({ id: 1 })
    expect((await one.admin('GET', `/tickets/${ticket.id}/versions/1`)).status).toBe(404)
    expect((await one.admin('POST', `/tickets/${ticket.id}/versions`, { body: {} })).status).toBe(422)
  })

  test('name the staff who work on them, and say no more of them', async () => {
    const ticket = await open({ ownerId: 1 })
    const filter = { where: { id: ticket.id }, include: ['owner', { versions: ['owner', 'creator'] }] }
    const { body } = await one.admin<Ticket[]>('GET', '/tickets', { filter })
    expect(body[0]?.owner).toMatchObject({ id: 1, username: 'super' })
    expect(body[0]?.owner).not.toHaveProperty('uiSettings')
    expect(body[0]?.versions?.[0]).toMatchObject({ owner: { username: 'super' }, creator: { username: 'admin' } })
  })

  test("another customer's ticket does not exist", async () => {
    const foreign = await open({ customerId: 3 }, one.super)
    const path = `/tickets/${foreign.id}`
    for (const end of ['', '/versions', `/versions/${foreign.versionId}`, `/versions/${foreign.versionId}/observers`]) {
      expect((await one.admin('GET', path + end)).status, end).toBe(404)
    }
    expect((await one.admin('GET', '/versions/latest', { query: { tid: String(foreign.id) } })).status).toBe(404)
    expect((await one.admin('POST', `${path}/versions`, { body: { body: 'Hello' } })).status).toBe(404)
  })
})

describe('counts', () => {
  test('go by the latest version, within what one may see', async () => {
    const of = async (path: string, query: Record<string, string>, call = one.super) =>
      (await call<{ count: number }>('GET', `/tickets/${path}`, { query })).body.count
    const all = [...table('Ticket').all()]
    const owner = all.find(({ ownerId }) => ownerId !== undefined)?.ownerId ?? 0
    const uid = String(owner)
    expect(await of('count-by-owner', { uid })).toBe(all.filter(({ ownerId }) => ownerId === owner).length)
    const inState = all.filter(({ stateId }) => stateId === 2)
    expect(await of('count-by-state', { sid: '2' })).toBe(inState.length)
    expect(await of('count-by-state', { sid: '2', uid })).toBe(
      inState.filter(({ ownerId }) => ownerId === owner).length,
    )
    expect(await of('count-by-state', { sid: '2' }, one.admin)).toBe(
      inState.filter(({ customerId }) => customerId === 2).length,
    )
    const ticket = await open()
    await addVersion(ticket, { stateId: 2, ownerId: owner })
    expect(await of('count-by-state', { sid: '2' })).toBe(inState.length + 1)
  })
})

describe('observers', () => {
  test('are added once, and removed', async () => {
    const ticket = await open()
    const path = `/tickets/${ticket.id}/versions/${ticket.versionId}/observers`
    const add = (userId: number) =>
      one.admin<Row<'Observer'>>('POST', path, { body: { id: ticket.id, versionId: ticket.versionId, userId } })
    const { body } = await add(3)
    expect((await add(3)).body).toEqual(body)
    expect((await add(999)).status).toBe(422)
    const foreign = one.server.store.table('DashUser').findOne({ customerId: 3 })
    expect((await add(foreign?.id ?? 0)).status).toBe(422)
    expect((await one.admin<unknown[]>('GET', path)).body).toHaveLength(2)
    expect((await one.admin('DELETE', `${path}/${body.id}`)).status).toBe(204)
    expect((await one.admin('DELETE', `${path}/${body.id}`)).status).toBe(404)
    expect((await one.admin('GET', `${path}/count`)).body).toEqual({ count: 1 })
  })
})

describe('notifications', () => {
  const send = async (body: object) => {
    const ticket = await open({ body: 'After a minute.' })
    const path = `/tickets/${ticket.id}/versions/${ticket.versionId}/notifications`
    return { path, answer: await one.admin<Row<'TicketNotification'>>('POST', path, { body }) }
  }

  test('by e-mail go to the outbox, with the body of the version unless they say something else', async () => {
    const { path, answer } = await send({ channel: 'email', to: 'front.desk@harbordental.example' })
    expect(answer.body).toMatchObject({ status: 'sent', text: 'After a minute.', sentAt: expect.any(String) })
    expect(mails().at(-1)).toMatchObject({ to: 'front.desk@harbordental.example', text: 'After a minute.' })
    expect((await one.admin('GET', `${path}/${answer.body.id}`)).body).toEqual(answer.body)
    expect((await one.admin('GET', `${path}/1`)).status).toBe(404)
    await send({ channel: 'sms', to: '+12125550142', text: 'Solved.' })
    expect(mails().at(-1)).toMatchObject({ to: '+12125550142', kind: 'ticket-sms', text: 'Solved.' })
  })

  test.each([
    ['email', 'front desk'],
    ['sms', '0212 555'],
    ['app', 'nobody'],
  ])('by %s to %s are refused', async (channel, to) => {
    const { answer } = await send({ channel, to })
    expect(answer.status).toBe(422)
    expect(table('TicketNotification').findOne({ to })).toBeUndefined()
  })

  test('in the app reach the sessions of that user, and send no mail', async () => {
    const { id: token } = createToken(one.server.store, one.server.control.clock.now(), 3)
    const socket = io(one.server.url, { path: '/wss', transports: ['websocket'], query: { token } })
    const messages: { channel: string }[] = []
    socket.on('message', (text: string) => messages.push(JSON.parse(text)))
    await new Promise<void>((resolve) => socket.on('connect', resolve))
    socket.emit('message', JSON.stringify({ action: 'subscribe', channels: ['notifications', 'role'] }))
    await vi.waitFor(() => {
      one.server.control.publish({ channel: 'role', event: 'message', data: {}, customerId: 0 })
      expect(messages.length).toBeGreaterThan(0)
    })
    const heard = vi.waitUntil(() => messages.find(({ channel }) => channel === 'notifications'))
    const { answer } = await send({ channel: 'app', to: 'user' })
    expect(answer.body).toMatchObject({ channel: 'app', status: 'sent' })
    expect(await heard).toMatchObject({
      channel: 'notifications',
      event: 'message',
      data: { status: 'info', msg: expect.stringContaining('Calls drop') },
    })
    socket.close()
    expect(mails()).toEqual([])
  })
})

describe('deleting', () => {
  const partsOf = (ticketId: number) => {
    const versions = table('TicketVersion').by('ticketId', ticketId)
    return versions.map(({ id }) => [
      table('Observer').by('versionId', id).length,
      table('TicketNotification').by('versionId', id).length,
      one.server.store.table('TicketAttachment').by('versionId', id).length,
    ])
  }

  test('takes versions and all that hangs on them along, but not what they are about', async () => {
    const ticket = await open({ observers: [3], assets: [{ kind: 'device', name: 'Phone' }] })
    const { observers, notifications } = {
      observers: table('Observer').size,
      notifications: table('TicketNotification').size,
    }
    const assets = table('Asset').size
    expect(partsOf(ticket.id)).toEqual([[2, 1, 0]])
    expect((await one.admin('DELETE', `/Tickets/${ticket.id}`)).body).toEqual({ count: 1 })
    expect((await one.admin('DELETE', `/Tickets/${ticket.id}`)).body).toEqual({ count: 0 })
    expect(partsOf(ticket.id)).toEqual([])
    expect(table('Observer').size).toBe(observers - 2)
    expect(table('TicketNotification').size).toBe(notifications - 1)
    expect(table('Asset').size).toBe(assets)
  })

  test('many at once stays within the own customer', async () => {
    const others = table('Ticket').count({ customerId: { neq: 2 } })
    const own = table('Ticket').count({ customerId: 2 })
    expect((await one.admin('DELETE', '/Tickets', { where: { id: { gt: 0 } } })).body).toEqual({ count: own })
    expect(table('Ticket').size).toBe(others)
    const left = new Set([...table('TicketVersion').all()].map(({ ticketId }) => ticketId))
    expect(left.size).toBe(others)
    expect((await one.admin('DELETE', '/Tickets', { where: {} })).status).toBe(400)
  })
})
