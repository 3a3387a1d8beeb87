import { readFileSync } from 'node:fs'
import { enumerations } from '@lineboard/contract/enumerations'
import { describe, expect, test } from 'vitest'
import { type Channel, formatTopic, parseTopic, readMessage } from './messages.ts'
import { createRealtime } from './realtime.ts'

test('topics are read and written', () => {
  const topic = { event: 'balance', customerId: 2, userId: 3 }
  expect(formatTopic(topic)).toBe('org.ecms.balance.2.3')
  expect(parseTopic('org.ecms.balance.2.3')).toEqual(topic)
})

test.each(['', 'org.ecms.balance.2', 'orgxecms.balance.2.3', 'org.ecms.balance.2.3.4', 'org.ecms.Balance.2.3'])(
  '%j is no topic',
  (text) => {
    expect(parseTopic(text)).toBeUndefined()
  },
)

/** What listeners of a channel, and who is told of the malformed, were given. */
function given(channel: Channel, message: object) {
  const handlers = new Map<string, (...args: unknown[]) => void>()
  const heard: unknown[] = []
  const malformed: unknown[] = []
  const socket = {
    active: true,
    on: (name: string, handler: (...args: unknown[]) => void) => handlers.set(name, handler),
    emit: () => {},
    connect: () => {},
    disconnect: () => {},
  }
  const realtime = createRealtime(socket, { onMalformed: ({ raw }) => malformed.push(raw) })
  realtime.subscribe(channel, ({ data }) => heard.push(data))
  realtime.onBalance((balance) => heard.push(balance))
  handlers.get('message')?.(JSON.stringify({ channel, topic: 'org.ecms.update.2.3', ...message }))
  return { heard: heard.length, malformed: malformed.length }
}

// A database's driver may have the id as text.
const row = {
  right: [{ id: 7 }, { id: '7' }],
  wrong: [null, 7, 'x', [], {}, { id: 'x' }, { id: 0 }, { id: 1.5 }, { id: null }],
}
const outcome = {
  right: [{ number: '+12125550188', status: 'held' }],
  wrong: [null, [], {}, { number: '+1' }, { number: 12, status: 'held' }, { number: '+1', status: 7 }],
}
const notification = {
  right: [{ msg: 'Hello' }, { msg: 'Hello', status: 'warn', date: '2026-05-21T09:00:00.000Z' }],
  wrong: [
    null,
    'Hello',
    [],
    {},
    { msg: 7 },
    { msg: 'x', status: 'loud' },
    { msg: 'x', date: 'soon' },
    { msg: 'x', date: 7 },
  ],
}
const balance = {
  right: [
    { customerId: 2, balance: 148.06 },
    { customerId: 2, balance: -1, currency: 'EUR' },
    { customerId: '2', balance: '148.0600' },
  ],
  wrong: [
    null,
    [],
    {},
    { balance: 1 },
    { customerId: 'x', balance: 1 },
    { customerId: 2, balance: 'much' },
    { customerId: 2, balance: 1, currency: 7 },
  ],
}
const changes = ['create', 'update', 'delete']

function samplesOf(channel: string): Record<string, { right: unknown[]; wrong: unknown[] }> {
  if (channel === 'notifications') return { message: notification }
  const data = channel === 'number_management' ? outcome : row
  const said = { right: [{ any: 1 }, null, 'text'], wrong: [] }
  return {
    ...Object.fromEntries(changes.map((event) => [event, data])),
    message: said,
    ...(channel === 'customer' && { balance }),
  }
}

describe.each(enumerations.ChannelName)('on %s', (channel) => {
  test.each(Object.entries(samplesOf(channel)))('%s is handed on by its shape', (event, { right, wrong }) => {
    for (const data of right)
      expect(given(channel, { event, data }), JSON.stringify(data)).toMatchObject({ malformed: 0 })
    for (const data of wrong)
      expect(given(channel, { event, data }), JSON.stringify(data)).toEqual({ heard: 0, malformed: 1 })
  })

  test('no other event is handed on', () => {
    const known = Object.keys(samplesOf(channel))
    for (const event of ['created', 'Create', '', 'constructor', 'toString', 'balance'].filter(
      (name) => !known.includes(name),
    ))
      expect(given(channel, { event, data: { id: 1, msg: 'x' } }), event).toEqual({ heard: 0, malformed: 1 })
  })
})

test('what data must have is what the realtime document requires', () => {
  const document = readFileSync(new URL('../../../../contract/asyncapi.yaml', import.meta.url), 'utf8')
  const data =
    /enum: \[(\w+)\], description: The channel\. \}[\s\S]*?(?:data: \{ \$ref: "\S+\/(\w+)"|required: \[([^\]]+)\])/g
  const required = [...document.matchAll(data)].map(([, channel = '', shape, names]) => [channel, shape ?? names])
  const ofRow = (channel: string) => (channel === 'number_management' ? 'number, status' : 'id')
  const rows = enumerations.ChannelName.filter((channel) => channel !== 'notifications')
  expect(new Set(required.map(String))).toEqual(
    new Set([
      'notifications,Notification',
      'customer,Balance',
      ...rows.map((channel) => `${channel},${ofRow(channel)}`),
    ]),
  )
  expect(document).toMatch(/Notification:\n[\s\S]*?required: \[msg\]/)
  expect(document).toMatch(/Balance:\n[\s\S]*?required: \[customerId, balance\]/)
})

const said = { channel: 'notifications', event: 'message', data: { msg: 'Hello' }, topic: '' }

test.each([
  [
    { id: 2, username: 'admin' },
    { id: 2, username: 'admin' },
  ],
  [undefined, undefined],
  ['admin', undefined],
  [
    { id: '2', username: 'admin' },
    { id: 2, username: 'admin' },
  ],
  [{ id: 'x', username: 'admin' }, undefined],
  [{ id: 2 }, undefined],
])('who says it: %j', (sender, expected) => {
  expect(readMessage(JSON.stringify({ ...said, sender }))).toEqual({ ...said, ...(expected && { sender: expected }) })
})

test('what the server says of a row is read as an answer is; what another session published is left as it is', () => {
  const data = { id: '7', charge: '0.0700', callerNumber: '2125550107', phonebookName: null }
  const said = { channel: 'call_log', event: 'update', data, topic: '' }
  expect(JSON.parse(JSON.stringify(readMessage(JSON.stringify(said))))).toEqual({
    ...said,
    data: { id: 7, charge: 0.07, callerNumber: '2125550107' },
  })
  const published = { ...said, event: 'message' }
  expect(readMessage(JSON.stringify(published))).toEqual(published)
})
