import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { realm } from '../../domain/users/secrets.ts'
import { type ScriptedPhone, scriptedPhone } from '../../testing/scripted-phone.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { headerOf } from './message/message.ts'

let t: TestServer
const open: ScriptedPhone[] = []

beforeAll(async () => {
  t = await createTestServer()
})
beforeEach(() => t.server.control.reset())
afterEach(() => {
  for (const phone of open.splice(0)) phone.close()
})
afterAll(() => t.close())

async function phoneOf(username: string, password?: string): Promise<ScriptedPhone> {
  const phone = await scriptedPhone(t.server.phoneUrl ?? '', username, password)
  open.push(phone)
  return phone
}

async function registered(username: string): Promise<ScriptedPhone> {
  const phone = await phoneOf(username)
  expect((await phone.register()).status).toBe(200)
  return phone
}

const callOf = (callId: string) => t.server.store.table('CallLog').by('callId', callId)[0]
const dialogOf = (callId: string) => [...t.server.store.table('Dialog').all()].find((row) => row.callId === callId)

/** A call that was answered, from both sides. */
async function talking(from: ScriptedPhone, to: ScriptedPhone) {
  const sent = await from.call(to.username)
  const invite = await to.request('INVITE')
  to.answer(invite, 180)
  to.answer(invite, 200, 'answer')
  const answer = await from.answerTo(sent, 200)
  from.within(answer, 'ACK')
  await to.request('ACK')
  return { sent, invite, answer }
}

describe('registering', () => {
  test('asks for the password, says for how long, and knows several phones of a person', async () => {
    const first = await phoneOf('admin')
    const asked = first.send('REGISTER')
    expect(headerOf(await first.answerTo(asked), 'WWW-Authenticate')).toContain(`realm="${realm}"`)
    const known = await first.register(120)
    expect(headerOf(known, 'Contact')).toMatch(new RegExp(`^<${first.contact};transport=ws>;expires=1[12]\\d$`))
    const second = await registered('admin')
    const both = await second.register()
    expect(both.headers.get('Contact')).toHaveLength(2)
    const without = await first.register(0)
    expect(without.headers.get('Contact')?.join()).not.toContain(first.contact)
  })

  test.each([
    ['a wrong password', 'admin', 'wrong'],
    ['nobody', 'nobody', 'Lineboard1!'],
  ])('refuses %s', async (_name, username, password) => {
    const phone = await phoneOf(username, password)
    expect((await phone.register()).status).toBe(401)
  })

  test("refuses who proves to be somebody else than the message's sender", async () => {
    const phone = await phoneOf('admin')
    const asked = await phone.ask('REGISTER', { from: `<sip:user@${realm}>;tag=x` })
    expect((await phone.answerTo(asked)).status).toBe(403)
  })

  test('ends by the clock, and is refused for moments too short', async () => {
    const [caller, phone] = [await registered('user'), await registered('admin')]
    expect(headerOf(await phone.register(5), 'Min-Expires')).toBe('30')
    t.server.control.clock.advance(301_000)
    expect((await caller.answerTo(await caller.call('admin'))).status).toBe(480)
    expect(phone.heard.some(({ method }) => method === 'INVITE')).toBe(false)
  })

  test('a proof that is too old is requested again', async () => {
    const phone = await phoneOf('admin')
    const { text } = await phone.ask('REGISTER')
    t.server.control.clock.advance(400_000)
    phone.say(text.replace('CSeq: 2', 'CSeq: 3').replace(/branch=\w+/, 'branch=z9hG4bKagain'))
    const callId = /Call-ID: (\w+)/.exec(text)?.[1] ?? ''
    expect(headerOf(await phone.answerTo({ callId, cseq: 3 }), 'WWW-Authenticate')).toContain('stale=true')
  })

  test('goes by a password that was changed', async () => {
    await t.super('POST', '/DashUsers/authenticate', { body: { username: 'maya', password: 'Lineboard1!' } })
    t.server.store.table('Credential').patch(5, { phone: undefined })
    expect((await (await phoneOf('maya')).register()).status).toBe(401)
    await t.anonymous('POST', '/DashUsers/authenticate', { body: { username: 'maya', password: 'Lineboard1!' } })
    expect((await (await phoneOf('maya')).register()).status).toBe(200)
  })
})

describe('calling', () => {
  test('rings, is answered, and ends; the log and the dialogs show it', async () => {
    const [ada, nora] = [await registered('user'), await registered('admin')]
    const { sent, invite, answer } = await talking(ada, nora)
    expect(invite.body).toBe('offer')
    expect(answer.body).toBe('answer')
    expect(headerOf(invite, 'Proxy-Authorization')).toBeUndefined()
    expect(callOf(sent.callId)).toMatchObject({
      status: 'answered',
      direction: 'outbound',
      callerNumber: 'user',
      receivingNumber: 'admin',
      customerId: 2,
    })
    expect(dialogOf(sent.callId)?.state).toBe('confirmed')
    const bye = nora.within(invite, 'BYE')
    ada.answer(await ada.request('BYE'), 200)
    expect((await nora.answerTo(bye)).status).toBe(200)
    expect(callOf(sent.callId)?.endedAt).toBeDefined()
    expect(dialogOf(sent.callId)).toBeUndefined()
    t.expectNoViolations()
  })

  test('requests within a call find the other side: hold, keys, transfer and what is said of it', async () => {
    const [ada, nora] = [await registered('user'), await registered('admin')]
    const { invite, answer } = await talking(ada, nora)
    for (const [at, method] of ['INVITE', 'INFO', 'REFER', 'UPDATE', 'OPTIONS'].entries()) {
      const sent = ada.within(answer, method, { cseq: 10 + at, body: method })
      const come = await nora.request(method, method === 'INVITE' ? 1 : 0)
      expect(come.body).toBe(method)
      nora.answer(come, 200)
      expect((await ada.answerTo(sent)).status).toBe(200)
    }
    const notify = nora.within(invite, 'NOTIFY', { cseq: 30 })
    ada.answer(await ada.request('NOTIFY'), 200)
    expect((await nora.answerTo(notify)).status).toBe(200)
  })

  test('a call that is transferred unasked goes to who is named, and who gave it away leaves', async () => {
    const [ada, nora, maya] = [await registered('user'), await registered('admin'), await registered('super')]
    const { invite } = await talking(ada, nora)
    const refer = nora.within(invite, 'REFER', { headers: { 'Refer-To': `<sip:super@${realm}>` } })
    const asked = await ada.request('REFER')
    expect(headerOf(asked, 'Refer-To')).toBe(`<sip:super@${realm}>`)
    ada.answer(asked, 202)
    expect((await nora.answerTo(refer)).status).toBe(202)
    const bye = nora.within(invite, 'BYE', { cseq: 11 })
    ada.answer(await ada.request('BYE'), 200)
    expect((await nora.answerTo(bye)).status).toBe(200)
    expect(callOf(invite.callId)?.endedAt).toBeDefined()
    const next = await talking(ada, maya)
    expect(callOf(next.sent.callId)).toMatchObject({ status: 'answered', receivingNumber: 'super' })
  })

  test('who is in a call and turns a second one away is busy, and the first continues', async () => {
    const [ada, nora, maya] = [await registered('user'), await registered('admin'), await registered('super')]
    const { sent, answer } = await talking(ada, nora)
    const second = await maya.call('admin')
    nora.answer(await nora.request('INVITE', 1), 486)
    expect((await maya.answerTo(second)).status).toBe(486)
    expect(callOf(second.callId)?.status).toBe('busy')
    expect(dialogOf(sent.callId)?.state).toBe('confirmed')
    const key = ada.within(answer, 'INFO')
    nora.answer(await nora.request('INFO'), 200)
    expect((await ada.answerTo(key)).status).toBe(200)
  })

  test('rings all phones of a person: who answers has it, the others hear that it was answered elsewhere', async () => {
    const [ada, desk, home] = [await registered('user'), await registered('admin'), await registered('admin')]
    const sent = await ada.call('admin')
    const [atDesk, atHome] = [await desk.request('INVITE'), await home.request('INVITE')]
    for (const [phone, invite] of [
      [desk, atDesk],
      [home, atHome],
    ] as const)
      phone.answer(invite, 180)
    home.answer(atHome, 200, 'answer')
    await ada.answerTo(sent, 200)
    const cancel = await desk.request('CANCEL')
    expect(headerOf(cancel, 'Reason')).toContain('Call completed elsewhere')
    desk.answer(cancel, 200)
    desk.answer(atDesk, 487)
    expect((await desk.request('ACK')).callId).toBe(sent.callId)
    expect(ada.heard.filter((each) => each.kind === 'response' && each.status === 487)).toEqual([])
  })

  test('a caller who gives up gets a message, and so does the phone', async () => {
    const [ada, nora] = [await registered('user'), await registered('admin')]
    const sent = await ada.call('admin')
    const invite = await nora.request('INVITE')
    nora.answer(invite, 180)
    await ada.answerTo(sent, 180)
    const to = `<sip:admin@${realm}>`
    ada.send('CANCEL', { ...sent, to, uri: `sip:admin@${realm}` })
    const cancel = await nora.request('CANCEL')
    expect(headerOf(cancel, 'Reason')).toBeUndefined()
    nora.answer(cancel, 200)
    nora.answer(invite, 487)
    const statuses = () =>
      ada.heard.flatMap((each) => (each.kind === 'response' && each.cseq === 2 ? [each.status] : []))
    await vi.waitFor(() => expect(statuses()).toContain(487))
    expect(callOf(sent.callId)).toMatchObject({ status: 'missed', endedAt: expect.any(String) })
  })

  test.each([
    [486, 'busy'],
    [603, 'busy'],
    [480, 'missed'],
    [488, 'failed'],
  ] as const)('a phone that answers %i makes it %s', async (status, outcome) => {
    const [ada, nora] = [await registered('user'), await registered('admin')]
    const sent = await ada.call('admin')
    nora.answer(await nora.request('INVITE'), status)
    expect((await ada.answerTo(sent)).status).toBe(status)
    expect(callOf(sent.callId)?.status).toBe(outcome)
    expect(dialogOf(sent.callId)).toBeUndefined()
  })

  test.each([
    ['nobody of that name', 'somebody', 404],
    ['who has no phone here', 'readonly', 480],
    ['who is of another customer', 'owen', 404],
  ])('%s', async (_name, whom, status) => {
    await registered('owen')
    const ada = await registered('user')
    expect((await ada.answerTo(await ada.call(whom))).status).toBe(status)
  })

  test('a phone stops ringing when its connection ends', async () => {
    const [ada, nora] = [await registered('user'), await registered('admin')]
    const sent = await ada.call('admin')
    await nora.request('INVITE')
    nora.close()
    expect((await ada.answerTo(sent)).status).toBe(480)
  })

  test('a call continues over a new connection', async () => {
    const [ada, nora] = [await registered('user'), await registered('admin')]
    const { answer, invite } = await talking(ada, nora)
    nora.close()
    const lost = ada.within(answer, 'INFO')
    expect((await ada.answerTo(lost)).status).toBe(480)
    const again = await phoneOf('admin')
    // A registration is for calls to come: of those that go on the others hear by a request of theirs.
    expect((await again.register(300, { Contact: `<${nora.contact};transport=ws>` })).status).toBe(200)
    const early = ada.within(answer, 'INFO', { cseq: 11 })
    expect((await ada.answerTo(early)).status).toBe(480)
    const change = again.within(invite, 'INVITE', { headers: { Contact: `<${nora.contact};transport=ws>` } })
    ada.answer(await ada.request('INVITE'), 200)
    expect((await again.answerTo(change)).status).toBe(200)
    const info = ada.within(answer, 'INFO', { cseq: 12 })
    again.answer(await again.request('INFO'), 200)
    expect((await ada.answerTo(info)).status).toBe(200)
  })
})

describe('what is no call', () => {
  test('OPTIONS says what is understood; other requests are refused', async () => {
    const phone = await phoneOf('user')
    const options = await phone.answerTo(phone.send('OPTIONS'))
    expect([options.status, headerOf(options, 'Allow')]).toEqual([200, expect.stringContaining('REFER')])
    expect((await phone.answerTo(phone.send('PUBLISH'))).status).toBe(407)
    expect((await phone.answerTo(phone.send('OPTIONS', { headers: { 'Max-Forwards': '0' } }))).status).toBe(483)
    expect((await phone.answerTo(phone.send('CANCEL'))).status).toBe(481)
    await phone.register()
    expect((await phone.answerTo(phone.send('PUBLISH', { cseq: 2 }))).status).toBe(405)
  })

  test('nonsense ends nothing', async () => {
    const phone = await registered('user')
    const { text } = phone.send('OPTIONS')
    for (let length = 0; length < text.length; length += 7) phone.say(text.slice(0, length))
    for (const bad of [
      '',
      '\r\n',
      'INVITE',
      'SIP/2.0 999 x\r\n\r\n',
      `${'A'.repeat(5000)}\r\n\r\n`,
      text.replace('Via: ', 'Via: ;;'),
      text.replace('To: <', 'To: <<'),
      text.replace('CSeq: 1', 'CSeq: x'),
    ])
      phone.say(bad)
    expect((await phone.answerTo(phone.send('OPTIONS'))).status).toBe(200)
  })

  test('what is no SIP gets no connection', async () => {
    const refused = new WebSocket(t.server.phoneUrl ?? '', 'chat')
    await expect(new Promise((resolve) => refused.addEventListener('error', () => resolve('refused')))).resolves.toBe(
      'refused',
    )
  })
})
