import { realm } from '../../../domain/users/secrets.ts'
import type { PhoneCall } from '../../../world/live/ring-phones.ts'
import type { Flow } from '../message/message.ts'
import { headerOf, type SipRequest, type SipResponse } from '../message/message.ts'
import { addressOf, parseMessage } from '../message/parse-message.ts'
import { writeAnswer } from '../message/write-message.ts'
import type { Target } from '../proxy/fork.ts'
import type { Switchboard } from '../proxy/switchboard.ts'
import type { MediaMaker } from './leg.ts'
import { contactHeader, type Leg, learnPeer, newTag, ownContact, requestOf } from './leg.ts'

/** A call that comes in from the network. */
interface NetworkCall extends Omit<PhoneCall, 'customerId'> {
  targets: readonly Target[]
}

/** The phone of everybody who has none here: it answers what is called, and calls as others do. */
export interface NetworkPhone {
  readonly flow: Flow
  readonly target: Target
  /** Rings phones; what it gives ends the call, as the caller would, or as one that was answered elsewhere. */
  call(call: NetworkCall): (why: 'caller' | 'elsewhere') => void
  /** Ends a call whose other side is gone. */
  forget(callId: string): void
  close(): void
}

/** How long it rings before it answers, in milliseconds. */
const ANSWER_MS = 400

interface PhoneNeeds {
  switchboard: () => Switchboard
  makeMedia: MediaMaker
  onDefect(problem: unknown): void
}

const sdp = { 'Content-Type': 'application/sdp' }

/** What the phone is in the middle of, and what it speaks through. */
interface Phone extends Pick<PhoneNeeds, 'switchboard' | 'makeMedia'> {
  readonly legs: Map<string, Leg>
  readonly flow: Flow
}

const say = (phone: Phone, text: string) => phone.switchboard().receive(phone.flow, text)

const reply = (phone: Phone, request: SipRequest, status: number, tag: string, body?: string) =>
  phone.switchboard().receive(
    phone.flow,
    writeAnswer(request, status, {
      tag,
      headers: { Contact: contactHeader, ...(body !== undefined && sdp) },
      ...(body !== undefined && { body }),
    }),
  )

function finish(phone: Phone, leg: Leg, status?: number): void {
  if (leg.state === 'over') return
  leg.state = 'over'
  phone.legs.delete(leg.callId)
  leg.media?.close()
  leg.onEnded(status)
}

function newLeg(phone: Phone, callId: string, parts: Partial<Leg>): Leg {
  const leg: Leg = {
    callId,
    local: '',
    remote: '',
    uri: '',
    route: [],
    cseq: 0,
    media: undefined,
    state: 'ringing',
    invite: undefined,
    onAnswered() {},
    onEnded() {},
    ...parts,
  }
  phone.legs.set(callId, leg)
  return leg
}

/** The call whose place this one takes (RFC 3891); undefined where it takes none's. `gone`: that one is not there. */
function replacedBy(phone: Phone, request: SipRequest): Leg | undefined | 'gone' {
  const [callId, ...tags] = headerOf(request, 'Replaces')?.split(';') ?? []
  if (callId === undefined) return undefined
  const leg = phone.legs.get(callId.trim())
  const toTag = tags.find((tag) => tag.trim().startsWith('to-tag='))?.split('=')[1]
  return leg?.state === 'talking' && leg.local.endsWith(`;tag=${toTag}`) ? leg : 'gone'
}

async function answerCall(phone: Phone, request: SipRequest): Promise<void> {
  const tag = newTag()
  const replaced = replacedBy(phone, request)
  if (replaced === 'gone') {
    reply(phone, request, 481, tag)
    return
  }
  const leg = newLeg(phone, request.callId, {
    local: `${headerOf(request, 'To') ?? ''};tag=${tag}`,
    remote: headerOf(request, 'From') ?? '',
    invite: request,
    ...(replaced && { onEnded: replaced.onEnded }),
  })
  learnPeer(leg, request)
  if (!replaced) {
    reply(phone, request, 180, tag)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS).unref())
  }
  if (leg.state === 'over') return
  leg.media = await phone.makeMedia()
  const body = await leg.media.answer(request.body)
  if (leg.state !== 'ringing') {
    leg.media.close()
    return
  }
  leg.state = 'talking'
  reply(phone, request, 200, tag, body)
  if (!replaced) return
  say(phone, requestOf(replaced, 'BYE'))
  // The call goes on in another way, and is over with that.
  replaced.onEnded = () => undefined
  finish(phone, replaced)
}

async function answerChange(phone: Phone, request: SipRequest, leg: Leg): Promise<void> {
  learnPeer(leg, request)
  const body = request.body === '' ? await leg.media?.offer() : await leg.media?.answer(request.body)
  reply(phone, request, 200, '', body ?? '')
}

/** Calls whom it was told to, for whoever told it so (RFC 3515), and says how that went. */
async function follow(phone: Phone, request: SipRequest, leg: Leg): Promise<void> {
  const to = addressOf(headerOf(request, 'Refer-To'))
  // Asked before the call may end: a transfer goes where its user may call.
  const targets = to ? phone.switchboard().targetsWithin(leg.callId, to.user) : []
  if (!to) {
    reply(phone, request, 400, '')
    return
  }
  reply(phone, request, 202, '')
  const report = (line: string, isOver: boolean) => {
    if (leg.state === 'over') return
    const state = isOver ? 'terminated;reason=noresource' : 'active;expires=60'
    const headers = { Event: 'refer', 'Subscription-State': state, 'Content-Type': 'message/sipfrag;version=2.0' }
    say(phone, requestOf(leg, 'NOTIFY', { headers, body: `SIP/2.0 ${line}\r\n` }))
  }
  report('100 Trying', false)
  const replaces = to.header('Replaces')
  const from = addressOf(leg.local)?.user ?? 'anonymous'
  await place(
    phone,
    {
      callId: `${newTag()}${newTag()}@${ownContact.host}`,
      caller: from,
      called: to.user,
      targets,
      onAnswered: () => report('200 OK', true),
      onEnded: (status) => status !== undefined && report(`${status} Failed`, true),
    },
    replaces === undefined ? {} : { Replaces: replaces },
  )
}

async function place(phone: Phone, call: NetworkCall, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const leg = newLeg(phone, call.callId, {
    local: `<sip:${encodeURIComponent(call.caller)}@${realm}>;tag=${newTag()}`,
    remote: `<sip:${encodeURIComponent(call.called)}@${realm}>`,
    uri: `sip:${encodeURIComponent(call.called)}@${realm}`,
    onAnswered: call.onAnswered,
    onEnded: call.onEnded,
  })
  leg.media = await phone.makeMedia()
  const body = await leg.media.offer()
  if (leg.state !== 'ringing') {
    leg.media.close()
    return
  }
  const invite = parseMessage(requestOf(leg, 'INVITE', { body, headers: { ...sdp, ...headers } }))
  if (invite?.kind !== 'request') throw new Error('The network phone wrote an INVITE that is none.')
  leg.invite = invite
  if (call.targets.length === 0) finish(phone, leg, 480)
  else phone.switchboard().place({ request: invite, from: phone.flow, targets: call.targets })
}

async function takeAnswer(phone: Phone, response: SipResponse, leg: Leg): Promise<void> {
  if (response.method !== 'INVITE' || response.status < 200) return
  if (response.status >= 300) {
    if (leg.state === 'ringing') finish(phone, leg, response.status)
    return
  }
  const isSecond = leg.state === 'talking' && headerOf(response, 'To') !== leg.remote
  const of: Leg = isSecond ? { ...leg } : leg
  learnPeer(of, response)
  say(phone, requestOf(of, 'ACK', { cseq: response.cseq }))
  if (isSecond) say(phone, requestOf(of, 'BYE'))
  if (leg.state !== 'ringing') return
  leg.state = 'talking'
  leg.onAnswered()
  await leg.media?.accept(response.body)
}

async function takeRequest(phone: Phone, request: SipRequest): Promise<void> {
  const leg = phone.legs.get(request.callId)
  const { method } = request
  if (method === 'ACK') return
  if (method === 'INVITE' && request.toTag === undefined) await answerCall(phone, request)
  else if (!leg) reply(phone, request, 481, newTag())
  else if (method === 'INVITE' || method === 'UPDATE') await answerChange(phone, request, leg)
  else if (method === 'REFER') await follow(phone, request, leg)
  else if (method === 'CANCEL') {
    reply(phone, request, 200, '')
    if (leg.state === 'ringing' && leg.invite) reply(phone, leg.invite, 487, newTag())
    finish(phone, leg, 487)
  } else {
    reply(phone, request, 200, '')
    if (method === 'BYE') finish(phone, leg)
  }
}

async function take(phone: Phone, text: string): Promise<void> {
  const message = parseMessage(text)
  if (message?.kind === 'request') await takeRequest(phone, message)
  const leg = message && phone.legs.get(message.callId)
  if (message?.kind === 'response' && leg) await takeAnswer(phone, message, leg)
}

/** A phone of the server's own. */
export function createNetworkPhone({ switchboard, makeMedia, onDefect }: PhoneNeeds): NetworkPhone {
  const legs = new Map<string, Leg>()
  const flow: Flow = {
    isOpen: true,
    address: '',
    end() {},
    // As over a connection: what answers it comes later.
    send: (text) => void queueMicrotask(() => void take(phone, text).catch(onDefect)),
  }

  const phone: Phone = { legs, flow, switchboard, makeMedia }

  return {
    flow,
    target: { uri: `sip:${ownContact.user}@${ownContact.host};transport=ws`, flow },
    call(call) {
      void place(phone, call).catch((problem: unknown) => {
        onDefect(problem)
        const leg = legs.get(call.callId)
        if (leg) finish(phone, leg)
      })
      return (why) => {
        const leg = legs.get(call.callId)
        if (!leg) return
        if (leg.state === 'talking') say(phone, requestOf(leg, 'BYE'))
        else if (leg.invite) switchboard().stop(leg.invite, why)
        finish(phone, leg)
      }
    },
    forget(callId) {
      const leg = legs.get(callId)
      if (leg) finish(phone, leg)
    },
    close() {
      for (const leg of [...legs.values()]) finish(phone, leg)
    },
  }
}
