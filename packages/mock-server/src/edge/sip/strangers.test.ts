import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { realm } from '../../domain/users/secrets.ts'
import { defaultLimits } from '../../ground/limits.ts'
import { type ScriptedPhone, scriptedPhone } from '../../testing/scripted-phone.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import type { SipMessage } from './message/message.ts'

let t: TestServer
const open: { close(): unknown }[] = []

beforeAll(async () => {
  t = await createTestServer()
})
beforeEach(() => t.server.control.reset())
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})
afterAll(() => t.close())

async function phoneOf(username: string, password?: string, server = t): Promise<ScriptedPhone> {
  const phone = await scriptedPhone(server.server.phoneUrl ?? '', username, password)
  open.push(phone)
  return phone
}

async function registered(username: string, server = t): Promise<ScriptedPhone> {
  const phone = await phoneOf(username, undefined, server)
  expect((await phone.register()).status).toBe(200)
  return phone
}

const logOf = (callId: string) => t.server.store.table('CallLog').by('callId', callId)[0]
const stateOf = (callId: string) => t.server.store.table('Dialog').by('callId', callId)[0]?.state

/** A call that was answered. */
async function talking() {
  const [ada, nora] = await Promise.all([registered('user'), registered('admin')])
  const sent = await ada.call('admin')
  const invite = await nora.request('INVITE')
  nora.answer(invite, 200, 'answer')
  const answer = await ada.answerTo(sent, 200)
  ada.within(answer, 'ACK')
  await nora.request('ACK')
  return { ada, nora, invite, answer, callId: sent.callId }
}

const methods = ['INVITE', 'ACK', 'CANCEL', 'UPDATE', 'REFER', 'NOTIFY', 'INFO', 'OPTIONS', 'PUBLISH', 'BYE'] as const
const outside = ['REGISTER', 'OPTIONS', 'INVITE', 'MESSAGE', 'CANCEL'] as const

/** Sends each method within a call, with the contact of the caller as the own one, and gives the status of each answer. */
async function statusesWithin(phone: ScriptedPhone, answer: SipMessage, contact: string) {
  const sent = methods.map((method, at) => ({
    method,
    ...phone.within(answer, method, { cseq: 20 + at, headers: { Contact: `<${contact};transport=ws>` } }),
  }))
  const answered = sent.filter(({ method }) => method !== 'ACK')
  const statuses = await Promise.all(answered.map(async (each) => [each.method, (await phone.answerTo(each)).status]))
  return Object.fromEntries(statuses)
}

async function statusesOutside(phone: ScriptedPhone) {
  const statuses = outside.map(async (method) => {
    const uri = `sip:${method === 'INVITE' ? 'nobody@' : ''}${realm}`
    return [method, (await phone.answerTo(phone.send(method, { uri }))).status]
  })
  return Object.fromEntries(await Promise.all(statuses))
}

const all = (status: number, more: Readonly<Record<string, number>> = {}) => ({
  ...Object.fromEntries(methods.filter((method) => method !== 'ACK').map((method) => [method, status])),
  CANCEL: 481,
  ...more,
})

const strangers = [
  ['an unregistered connection', () => phoneOf('user'), all(407), 407],
  ['another user of the customer', () => registered('readonly'), all(481), 405],
  ['a user of another customer', () => registered('owen'), all(481), 405],
] as const

describe('each method within a call', () => {
  test.each(strangers)('of %s changes nothing', async (_name, make, statuses, unknown) => {
    const { ada, nora, invite, answer, callId } = await talking()
    const stranger = await make()
    const before = [logOf(callId), nora.heard.length]
    expect(await statusesWithin(stranger, answer, ada.contact)).toEqual(statuses)
    expect(await statusesWithin(stranger, answer, nora.contact)).toEqual(statuses)
    expect(await statusesOutside(stranger)).toEqual({
      REGISTER: 401,
      OPTIONS: 200,
      INVITE: 407,
      MESSAGE: unknown,
      CANCEL: 481,
    })
    expect([logOf(callId), nora.heard.length]).toEqual(before)
    expect(stateOf(callId)).toBe('confirmed')
    const info = nora.within(invite, 'INFO', { cseq: 5 })
    ada.answer(await ada.request('INFO'), 200)
    expect((await nora.answerTo(info)).status).toBe(200)
  })

  test('of a party reaches the other side', async () => {
    const { ada, nora, answer, callId } = await talking()
    const statuses = statusesWithin(ada, answer, ada.contact)
    for (const method of methods) {
      if (method === 'ACK' || method === 'CANCEL') continue
      nora.answer(await nora.request(method, method === 'INVITE' ? 1 : 0), 200)
    }
    expect(await statuses).toEqual(all(200))
    expect(stateOf(callId)).toBeUndefined()
  })
})

test('nobody takes the Call-ID of another call, nor answers for a phone that rings', async () => {
  const [ada, nora, owen] = await Promise.all([registered('user'), registered('admin'), registered('owen')])
  const sent = await ada.call('admin')
  const invite = await nora.request('INVITE')
  const same = await owen.ask('INVITE', { callId: sent.callId, uri: `sip:echo@${realm}` })
  expect((await owen.answerTo(same)).status).toBe(482)
  owen.answer(invite, 200, 'answer')
  owen.answer(invite, 603)
  await owen.answerTo(owen.send('OPTIONS'))
  expect(stateOf(sent.callId)).toBe('early')
  nora.answer(invite, 200, 'answer')
  expect((await ada.answerTo(sent)).body).toBe('answer')
})

describe('wrong passwords', () => {
  const signIn = (password: string) =>
    t.anonymous('POST', '/DashUsers/authenticate', { body: { username: 'user', password } })

  test('over SIP count with those over HTTP', async () => {
    const phones = await Promise.all(Array.from({ length: 6 }, () => phoneOf('user', 'wrong')))
    for (const phone of phones) expect((await phone.register()).status).toBe(401)
    for (let at = 0; at < 4; at++) expect((await signIn('wrong')).status).toBe(401)
    expect((await signIn('wrong')).status).toBe(429)
    const right = await phoneOf('user')
    expect((await right.register()).status).toBe(403)
  })
})

describe('registrations end', () => {
  const patch = (changes: object) => t.server.store.table('DashUser').patch(3, changes)

  test.each([
    ['with the customer', () => patch({ customerId: 3 })],
    ['with the name', () => patch({ username: 'renamed' })],
    ['with the role', () => t.server.store.table('DashRoleMapping').deleteWhere({ principalId: 3 })],
    ['with the password', () => t.server.store.table('Credential').patch(3, { phone: 'other' })],
    ['with the user', () => t.server.store.table('DashUser').delete(3)],
  ])('%s', async (_name, change) => {
    const [ada, nora] = await Promise.all([registered('user'), registered('admin')])
    expect(t.server.store.table('DashUser').get(3)?.username).toBe('user')
    change()
    expect([404, 480]).toContain((await nora.answerTo(await nora.call('user'))).status)
    expect(ada.heard.some(({ method }) => method === 'INVITE')).toBe(false)
    expect((await ada.answerTo(ada.send('MESSAGE'))).status).toBe(407)
  })
})

describe('limits', () => {
  test('a user has so many calls at once', async () => {
    const limited = await createTestServer({
      limits: { phones: { ...defaultLimits.phones, callsPerUser: 2, phonesPerUser: 2, unprovenPerAddress: 2 } },
    })
    const [ada] = await Promise.all([registered('user', limited), registered('admin', limited)])
    const statuses = []
    for (let at = 0; at < 3; at++)
      statuses.push((await ada.answerTo(await ada.call('admin'), at < 2 ? 100 : 503)).status)
    expect(statuses).toEqual([100, 100, 503])
    const ends = vi.fn()
    const strangers = [0, 1, 2].map(() => new WebSocket(limited.server.phoneUrl ?? '', 'sip'))
    for (const each of strangers) each.on('close', ends)
    await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(1))
    await limited.close()
  })

  test('a message that is too long, and a phone that does not read, end the connection', async () => {
    const limited = await createTestServer({
      limits: {
        waitingBytes: 1000,
        messagesPerSecond: 10_000,
        phones: { ...defaultLimits.phones, bytesPerSecond: 1e9 },
      },
    })
    const phone = await phoneOf('user', undefined, limited)
    const { text } = phone.send('OPTIONS', {
      headers: { Via: `SIP/2.0/WS a.invalid;branch=z9hG4bK${'a'.repeat(30_000)}` },
    })
    const [long, deaf] = [0, 1].map(() => new WebSocket(limited.server.phoneUrl ?? '', 'sip'))
    if (!long || !deaf) throw new Error('no sockets')
    await Promise.all([once(long, 'open'), once(deaf, 'open')])
    const [tooLong, unread] = [once(long, 'close'), vi.fn()]
    deaf.on('close', unread).on('error', unread)
    long.send(text + ' '.repeat(10_000))
    expect(await tooLong).toContain(1009)
    deaf.pause()
    for (let at = 0; at < 400; at++) deaf.send(text)
    await vi.waitUntil(() => unread.mock.calls.length > 0 || deaf.bufferedAmount === 0, 5000)
    deaf.resume()
    await vi.waitUntil(() => deaf.readyState === WebSocket.CLOSED, 5000)
    await limited.close()
  })
})
