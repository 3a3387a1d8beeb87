import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashKey } from '../../domain/users/secrets.ts'
import { createToken } from '../../domain/users/session-tokens.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer
const open: Socket[] = []

beforeAll(async () => {
  t = await createTestServer()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
  t.server.control.reset()
})
afterAll(() => t.close())

interface Message {
  channel: string
  event: string
  data: Record<string, unknown>
  topic: string
}

function tokenOf(userId: number): string {
  return createToken(t.server.store, t.server.control.clock.now(), userId).id
}

/** A connected socket that listens, and what it has heard. */
async function listen(userId: number, channels: string[], token = tokenOf(userId)) {
  const socket = io(t.server.url, { path: '/wss', transports: ['websocket'], query: { token }, reconnection: false })
  open.push(socket)
  const heard: Message[] = []
  socket.on('message', (text: string) => {
    const message: Message = JSON.parse(text)
    if (!isMark(message.channel)) heard.push(message)
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  const say = (message: object) => socket.emit('message', JSON.stringify(message))
  say({ action: 'subscribe', channels })
  await settle()
  return { socket, heard, say, token }
}

const isMark = (channel: string) => channel.startsWith('mark ')
let marks = 0

/** Waits until all that was said before has arrived: a mark that each socket asks for after it, and hears after the rest. */
async function settle(): Promise<void> {
  const channel = `mark ${++marks}`
  const waiting = new Set(open)
  for (const socket of open) {
    socket.on('message', (text: string) => {
      if (JSON.parse(text).channel === channel) waiting.delete(socket)
    })
    socket.emit('message', JSON.stringify({ action: 'subscribe', channels: [channel] }))
  }
  const areThrough = () => {
    t.server.control.publish({ channel, event: 'message', data: {}, customerId: 0 })
    expect([...waiting].filter(({ connected }) => connected).length).toBe(0)
  }
  await vi.waitFor(areThrough, { timeout: 10_000, interval: 5 })
}

describe('connecting', () => {
  test.each(['', 'nonsense'])('with token %j is refused', async (token) => {
    await expect(listen(1, [], token)).rejects.toThrow('accessToken is required')
  })

  test('long polling is not offered', async () => {
    const answer = await fetch(`${t.server.url}/wss/?EIO=4&transport=polling&token=${tokenOf(1)}`)
    expect(answer.status).toBe(400)
  })
})

describe('changes', () => {
  test('reach those who listen and may see the row, and nobody else', async () => {
    const [owner, staff, other, deaf] = await Promise.all([
      listen(1, ['customer']),
      listen(3, ['customer']),
      listen(7, ['customer']),
      listen(3, ['role']),
    ])
    await t.super('PUT', '/Customers', { body: t.whole('Customer', { id: 2, companyName: 'Harbor' }) })
    await settle()
    expect(owner.heard).toMatchObject([{ channel: 'customer', event: 'update', topic: 'org.ecms.update.2.1' }])
    expect(staff.heard).toMatchObject([{ data: { id: 2, companyName: 'Harbor' }, topic: 'org.ecms.update.2.3' }])
    expect([...other.heard, ...deaf.heard]).toEqual([])
  })

  test('of the customer of a row say to those it was taken from that it is gone', async () => {
    const [owner, before, after] = await Promise.all([1, 3, 7].map((userId) => listen(userId, ['receiving_numbers'])))
    const { store } = t.server
    const numbers = store.table('ReceivingNumber')
    const createdAt = '2026-01-01T00:00:00.000Z'
    const { id } = numbers.insert({
      customerId: 2,
      number: '+12125550199',
      tracking_number: '',
      totalCalls: 0,
      createdAt,
    })
    const others = store.table('DashUser').get(7)?.customerId
    numbers.patch(id, { customerId: others })
    numbers.delete(id)
    await settle()
    const of = (listener?: { heard: Message[] }) => listener?.heard.map(({ event, data }) => [event, data.id])
    const [created, updated, deleted] = ['create', 'update', 'delete'].map((event) => [event, id])
    expect([of(before), of(after), of(owner)]).toEqual([
      [created, deleted],
      [updated, deleted],
      [created, updated, deleted],
    ])
  })

  test('of each model go out on its channel', async () => {
    const channels = ['call_log', 'user', 'role', 'product', 'tracking_number', 'receiving_numbers', 'sip_gateway']
    const { heard } = await listen(1, [...channels, 'customer', 'notifications'])
    const { store } = t.server
    store.table('CallLog').patch(1, { charge: 1 })
    store.table('DashUser').patch(3, { firstName: 'x' })
    store.table('DashRole').patch(3, { description: 'x' })
    store.table('Product').patch(1, { description: 'x' })
    store.table('OpNumber').patch(1, { description: 'x' })
    store.table('ReceivingNumber').patch(1, { description: 'x' })
    store.table('SipGateway').patch(1, { description: 'x' })
    await settle()
    expect(heard.map(({ channel, event, data }) => [channel, event, typeof data.id])).toEqual(
      channels.map((channel) => [channel, 'update', 'number']),
    )
  })

  test('of numbers for sale reach the customer: held, bought, held and let go, given back', async () => {
    const [staff, other] = await Promise.all([listen(3, ['number_management']), listen(7, ['number_management'])])
    const { body: found } = await t.admin<{ numbers: { number: string }[] }>('POST', '/NumberProviders/lookup', {
      body: { country: 'us', type: 'local', areaCode: '617', limit: 100 },
    })
    const [first = '', second = ''] = found.numbers.map(({ number }) => number).filter((one) => !one.endsWith('13'))
    const ask = (what: string, number: string) =>
      t.admin('POST', `/NumberProviders/${what}`, { body: { numbers: [number] } })
    await ask('reserve', first)
    await t.admin('PUT', '/OpNumbers', { body: { tracking_number: first } })
    await ask('reserve', second)
    await ask('release', second)
    await ask('release', first)
    await settle()
    expect(staff.heard.map(({ data }) => [data.number, data.status])).toEqual([
      [first, 'held'],
      [first, 'gone'],
      [second, 'held'],
      [second, 'released'],
      [first, 'returned'],
    ])
    expect(other.heard).toEqual([])
  })

  test('of the balance are sent once more, as a balance', async () => {
    const { heard } = await listen(3, ['customer'])
    t.server.store.table('Customer').patch(2, { balance: 5 })
    await settle()
    expect(heard.map(({ event, data }) => [event, data.balance])).toEqual([
      ['update', 5],
      ['balance', 5],
    ])
  })

  test('of a section that is denied are not told', async () => {
    const marketing = await listen(5, ['sip_gateway', 'call_log'])
    t.server.store.table('SipGateway').patch(1, { description: 'x' })
    await settle()
    expect(marketing.heard).toEqual([])
  })

  test('are no longer told after unsubscribing, or once the session has ended', async () => {
    const first = await listen(3, ['customer'])
    first.say({ action: 'unsubscribe', channels: ['customer'] })
    const second = await listen(3, ['customer'])
    t.server.store.table('AccessToken').delete(hashKey(second.token))
    await settle()
    t.server.store.table('Customer').patch(2, { firstName: 'x' })
    await settle()
    expect([...first.heard, ...second.heard]).toEqual([])
    expect(second.socket.connected).toBe(false)
  })
})

test('what one session publishes reaches the others of its customer', async () => {
  const [from, same, other] = await Promise.all([
    listen(2, ['notifications']),
    listen(4, ['notifications']),
    listen(7, ['notifications']),
  ])
  from.say({ action: 'publish', channels: ['notifications'], message: { msg: 'Closed on Monday' } })
  await settle()
  const sender = { id: 2, username: 'admin' }
  expect(same.heard).toMatchObject([
    { channel: 'notifications', event: 'message', data: { msg: 'Closed on Monday' }, sender },
  ])
  expect([...from.heard, ...other.heard]).toEqual([])
})

test.each([
  ['a notice by somebody who administers nothing', 3, 'notifications'],
  ['a row, by the super administrator', 1, 'customer'],
  ['a call, by an administrator', 2, 'call_log'],
  ['a word of their own, by somebody who only reads', 4, 'front desk'],
])('nobody hears %s', async (_, userId, channel) => {
  const [from, same] = await Promise.all([listen(userId, [channel]), listen(userId === 1 ? 1 : 2, [channel])])
  from.say({ action: 'publish', channels: [channel], message: { id: 2, severity: 'error', msg: 'System notice' } })
  await settle()
  expect(same.heard).toEqual([])
})

test('a row is reported without the fields that are not for the listener', async () => {
  const [manager, staff, own] = await Promise.all([listen(2, ['user']), listen(3, ['user']), listen(4, ['user'])])
  t.server.store.table('DashUser').patch(4, { phone: '+16175550100', uiSettings: '{"secret":1}' })
  await settle()
  const fields = ({ heard }: typeof own) => ['phone', 'uiSettings'].map((name) => name in (heard[0]?.data ?? {}))
  expect([fields(manager), fields(staff), fields(own)]).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ])
})

test('a client that says goodbye is let go, and hears no more', async () => {
  const { socket, heard } = await listen(3, ['customer'])
  const gone = new Promise((resolve) => socket.on('disconnect', resolve))
  socket.emit('close')
  expect(await gone).toBe('io server disconnect')
  t.server.store.table('Customer').patch(2, { firstName: 'x' })
  await settle()
  expect(heard).toEqual([])
})

test('a server that is closed looks to its clients as one that was lost: they reconnect', async () => {
  const other = await createTestServer()
  const token = createToken(other.server.store, other.server.control.clock.now(), 3).id
  const socket = io(other.server.url, { path: '/wss', transports: ['websocket'], query: { token } })
  open.push(socket)
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
  const gone = new Promise((resolve) => socket.on('disconnect', resolve))
  await other.close()
  expect([await gone, socket.active]).toEqual(['transport close', true])
})

test('a message to one user is nobody else’s', async () => {
  const [one, two] = await Promise.all([listen(3, ['notifications']), listen(4, ['notifications'])])
  t.server.control.publish({ channel: 'notifications', event: 'message', data: {}, customerId: 2, userId: 4 })
  await settle()
  expect([one.heard.length, two.heard.length]).toEqual([0, 1])
})

test('a message nested thousands of levels deep is passed over, and ends nothing', async () => {
  const [from, same] = await Promise.all([listen(2, ['notifications']), listen(4, ['notifications'])])
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  from.socket.emit('message', `{"action":"publish","channels":["notifications"],"message":${deep}}`)
  from.say({ action: 'publish', channels: ['notifications'], message: { msg: 'after' } })
  await settle()
  expect(same.heard).toMatchObject([{ data: { msg: 'after' } }])
})

test.each([
  '{',
  '1',
  'null',
  '{"action":"jump","channels":[]}',
  '{"action":"subscribe"}',
  '{"action":"subscribe","channels":[1,{}]}',
])('message %s is passed over', async (text) => {
  const { socket, heard } = await listen(3, [])
  socket.emit('message', text)
  socket.emit('message', { an: 'object' })
  await settle()
  expect(socket.connected).toBe(true)
  expect(heard).toEqual([])
})

test('a user who is given a saved view hears of it, once', async () => {
  const [first, second, owner] = await Promise.all([3, 4, 2].map((userId) => listen(userId, ['notifications'])))
  for (const sharedWith of [[], [3], [3, 4]])
    await t.admin('POST', '/Templates/shareTemplate', { body: { id: 1, sharedWith } })
  await settle()
  const msg = expect.stringMatching(/^Nora Whitfield shares the view “.+” with you\.$/)
  const notice = { channel: 'notifications', event: 'message', data: { templateId: 1, msg } }
  expect(first?.heard).toMatchObject([notice])
  expect(second?.heard).toMatchObject([notice])
  expect(owner?.heard).toEqual([])
})
