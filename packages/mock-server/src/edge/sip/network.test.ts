import { traceCall } from '@lineboard/contract/call-flow'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, usePCMU } from 'werift'
import { storeSetup } from '../../domain/call-flow/call-setup.ts'
import { realm } from '../../domain/users/secrets.ts'
import { type ScriptedPhone, scriptedPhone } from '../../testing/scripted-phone.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { carrierOf } from '../../world/live/live-call.ts'
import { headerOf } from './message/message.ts'

let t: TestServer
const open: { close(): unknown }[] = []

beforeAll(async () => {
  t = await createTestServer()
})
beforeEach(() => t.server.control.reset())
afterEach(async () => {
  t.server.control.live.stop()
  for (const each of open.splice(0)) await each.close()
})
afterAll(() => t.close())

async function registered(username: string): Promise<ScriptedPhone> {
  const phone = await scriptedPhone(t.server.phoneUrl ?? '', username)
  open.push(phone)
  expect((await phone.register()).status).toBe(200)
  return phone
}

/** Sound as a browser would have it, and what it hears. */
function sound() {
  const connection = new RTCPeerConnection({ codecs: { audio: [usePCMU()], video: [] }, iceServers: [] })
  const track = new MediaStreamTrack({ kind: 'audio' })
  connection.addTransceiver(track, { direction: 'sendrecv' })
  open.push(connection)
  const heard: Buffer[] = []
  connection.onTrack.subscribe((from) => from.onReceiveRtp.subscribe(({ payload }) => heard.push(payload)))
  let sent = 0
  const say = (payload: Buffer) => {
    sent += 1
    track.writeRtp(
      new RtpPacket(new RtpHeader({ payloadType: 0, sequenceNumber: sent, timestamp: sent * 160 }), payload),
    )
  }
  return { connection, heard, say }
}

const CALLER = '+13055550133'
const callsOf = (callId: string) => t.server.store.table('CallLog').by('callId', callId)
/** A number of the customer whose calls ring somewhere at once. */
function numberOf(customerId: number): string {
  const { store, control } = t.server
  const at = control.clock.now()
  const rings = (called: string) =>
    traceCall(storeSetup(store, at), { called, caller: CALLER, keys: [], at, sender: carrierOf(CALLER) }).outcome
      .kind === 'rings'
  const number = store
    .table('OpNumber')
    .find({ where: { customerId, status: 'active' } })
    .find(({ tracking_number }) => rings(tracking_number))
  if (!number) throw new Error('no number rings')
  return number.tracking_number
}

describe('who dials a number, or echo', () => {
  test('hears a tone, then what was said', async () => {
    const phone = await registered('user')
    const { connection, heard, say } = sound()
    await connection.setLocalDescription(await connection.createOffer())
    const sent = await phone.call('echo', connection.localDescription?.sdp ?? '')
    const answer = await phone.answerTo(sent, 200)
    phone.within(answer, 'ACK')
    await connection.setRemoteDescription({ type: 'answer', sdp: answer.body })
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(20), 8000)
    // A tone has large samples, which G.711 writes as small bytes above and below 128.
    expect(new Set(heard.at(-1)).size).toBeGreaterThan(5)
    const word = Buffer.alloc(160, 0x2a)
    await vi.waitFor(() => {
      say(word)
      expect(heard.some((payload) => payload.equals(word))).toBe(true)
    }, 8000)
    expect((await phone.answerTo(phone.within(answer, 'INFO', { cseq: 11 }))).status).toBe(200)
    const bye = phone.within(answer, 'BYE', { cseq: 12 })
    expect((await phone.answerTo(bye)).status).toBe(200)
    expect(callsOf(sent.callId)).toMatchObject([
      { status: 'answered', receivingNumber: 'echo', endedAt: expect.any(String) },
    ])
  })
})

describe('a call that takes the place of another one (RFC 3891)', () => {
  const inPlaceOf = (phone: ScriptedPhone, replaces: string, body: string) =>
    phone.ask('INVITE', {
      uri: `sip:echo@${realm}`,
      to: `<sip:echo@${realm}>`,
      body,
      headers: { 'Content-Type': 'application/sdp', Replaces: replaces, Require: 'replaces' },
    })

  test('is taken at once and ends that one; where there is none, it is refused', async () => {
    const phone = await registered('user')
    const { connection } = sound()
    await connection.setLocalDescription(await connection.createOffer())
    const offer = connection.localDescription?.sdp ?? ''
    const first = await phone.answerTo(await phone.call('echo', offer), 200)
    phone.within(first, 'ACK')
    const wrong = await inPlaceOf(phone, `${first.callId};to-tag=other;from-tag=${first.fromTag}`, offer)
    expect((await phone.answerTo(wrong)).status).toBe(481)
    const right = await inPlaceOf(phone, `${first.callId};to-tag=${first.toTag};from-tag=${first.fromTag}`, offer)
    const answer = await phone.answerTo(right)
    expect(answer.status).toBe(200)
    phone.within(answer, 'ACK')
    expect(await phone.request('BYE')).toMatchObject({ callId: first.callId })
    const bye = phone.within(answer, 'BYE', { cseq: 12 })
    expect((await phone.answerTo(bye)).status).toBe(200)
  })
})

/** Lets a test call come in for this customer. */
const letIn = (customerId: number, more: object = {}) =>
  t.server.control.live.call({ number: numberOf(customerId), from: CALLER, ...more })

describe('a simulated call', () => {
  test('rings the phones of its customer, with who calls which number', async () => {
    const [nora, other] = [await registered('admin'), await registered('owen')]
    const { call } = letIn(2)
    const invite = await nora.request('INVITE')
    expect([invite.fromUser, invite.toUser, invite.callId]).toEqual([CALLER, call?.trackingNumber, call?.callId])
    expect(invite.body).toContain('m=audio')
    expect(other.heard.some(({ method }) => method === 'INVITE')).toBe(false)
  })

  test('that is answered continues until somebody hangs up', async () => {
    const nora = await registered('admin')
    const { call } = letIn(2)
    const invite = await nora.request('INVITE')
    const { connection } = sound()
    await connection.setRemoteDescription({ type: 'offer', sdp: invite.body })
    await connection.setLocalDescription(await connection.createAnswer())
    t.server.control.clock.advance(5000)
    nora.answer(invite, 200, connection.localDescription?.sdp)
    await nora.request('ACK')
    t.server.control.clock.advance(300_000)
    t.server.control.live.run()
    expect(callsOf(call?.callId ?? '')).toMatchObject([{ status: 'answered', ringSeconds: 5 }])
    const bye = nora.within(invite, 'BYE')
    expect((await nora.answerTo(bye)).status).toBe(200)
    const [log] = callsOf(call?.callId ?? '')
    expect(log?.talkSeconds).toBeGreaterThanOrEqual(300)
    expect(log?.charge).toBeGreaterThan(0)
    t.expectNoViolations()
  })

  test('that nobody takes here is answered elsewhere', async () => {
    const nora = await registered('admin')
    const { call } = letIn(2)
    await nora.request('INVITE')
    t.server.control.clock.advance(21_000)
    t.server.control.live.run()
    expect(headerOf(await nora.request('CANCEL'), 'Reason')).toContain('Call completed elsewhere')
    expect(callsOf(call?.callId ?? '')).toMatchObject([{ status: 'answered' }])
  })

  test('that nobody takes at all is missed', async () => {
    const nora = await registered('admin')
    const { call } = letIn(2, { isAnswered: false })
    await nora.request('INVITE')
    t.server.control.clock.advance(21_000)
    t.server.control.live.run()
    expect(headerOf(await nora.request('CANCEL'), 'Reason')).toBeUndefined()
    expect(callsOf(call?.callId ?? '')).toMatchObject([{ status: 'missed', ringSeconds: 20 }])
  })

  test('goes where who took it sends it', async () => {
    const [nora, marcus] = [await registered('admin'), await scriptedPhone(t.server.phoneUrl ?? '', 'user')]
    open.push(marcus)
    letIn(2)
    const invite = await nora.request('INVITE')
    const { connection } = sound()
    await connection.setRemoteDescription({ type: 'offer', sdp: invite.body })
    await connection.setLocalDescription(await connection.createAnswer())
    nora.answer(invite, 200, connection.localDescription?.sdp)
    await nora.request('ACK')
    expect((await marcus.register()).status).toBe(200)
    const refer = nora.within(invite, 'REFER', {
      headers: { 'Refer-To': `<sip:user@${realm}?Replaces=abc%3Bto-tag%3Dx%3Bfrom-tag%3Dy>` },
    })
    expect((await nora.answerTo(refer)).status).toBe(202)
    const come = await marcus.request('INVITE')
    expect([come.fromUser, headerOf(come, 'Replaces')]).toEqual([CALLER, 'abc;to-tag=x;from-tag=y'])
    expect((await nora.request('NOTIFY')).body).toContain('100 Trying')
    marcus.answer(come, 486)
    expect((await nora.request('NOTIFY', 1)).body).toContain('486')
  })
})
