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

/** A phone of the server's own. */
export function createNetworkPhone({ switchboard, makeMedia, onDefect }: PhoneNeeds): NetworkPhone {
  const legs = new Map<string, Leg>()
  const say = (text: string) => switchboard().receive(flow, text)
  const reply = (request: SipRequest, status: number, tag: string, body?: string) =>
    switchboard().receive(
      flow,
      writeAnswer(request, status, {
        tag,
        headers: { Contact: contactHeader, ...(body !== undefined && sdp) },
        ...(body !== undefined && { body }),
      }),
    )

  function finish(leg: Leg, status?: number): void {
    if (leg.state === 'over') return
    leg.state = 'over'
    legs.delete(leg.callId)
    leg.media?.close()
    leg.onEnded(status)
  }

  function newLeg(callId: string, parts: Partial<Leg>): Leg {
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
    legs.set(callId, leg)
    return leg
  }

  /** The call whose place this one takes (RFC 3891); undefined where it takes none's. `gone`: that one is not there. */
  function replacedBy(request: SipRequest): Leg | undefined | 'gone' {
    const [callId, ...tags] = headerOf(request, 'Replaces')?.split(';') ?? []
    if (callId === undefined) return undefined
    const leg = legs.get(callId.trim())
    const toTag = tags.find((tag) => tag.trim().startsWith('to-tag='))?.split('=')[1]
    return leg?.state === 'talking' && leg.local.endsWith(`;tag=${toTag}`) ? leg : 'gone'
  }

  async function answerCall(request: SipRequest): Promise<void> {
    const tag = newTag()
    const replaced = replacedBy(request)
    if (replaced === 'gone') {
      reply(request, 481, tag)
      return
    }
    const leg = newLeg(request.callId, {
      local: `${headerOf(request, 'To') ?? ''};tag=${tag}`,
      remote: headerOf(request, 'From') ?? '',
      invite: request,
      ...(replaced && { onEnded: replaced.onEnded }),
    })
    learnPeer(leg, request)
    if (!replaced) {
      reply(request, 180, tag)
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS).unref())
    }
    if (leg.state === 'over') return
    leg.media = await makeMedia()
    const body = await leg.media.answer(request.body)
    if (leg.state !== 'ringing') {
      leg.media.close()
      return
    }
    leg.state = 'talking'
    reply(request, 200, tag, body)
    if (!replaced) return
    say(requestOf(replaced, 'BYE'))
    // The call goes on in another way, and is over with that.
    replaced.onEnded = () => undefined
    finish(replaced)
  }

  async function answerChange(request: SipRequest, leg: Leg): Promise<void> {
    learnPeer(leg, request)
    const body = request.body === '' ? await leg.media?.offer() : await leg.media?.answer(request.body)
    reply(request, 200, '', body ?? '')
  }

  /** Calls whom it was told to, for whoever told it so (RFC 3515), and says how that went. */
  async function follow(request: SipRequest, leg: Leg): Promise<void> {
    const to = addressOf(headerOf(request, 'Refer-To'))
    const targets = to ? switchboard().registrar.contactsOf(to.user) : []
    if (!to) {
      reply(request, 400, '')
      return
    }
    reply(request, 202, '')
    const report = (line: string, isOver: boolean) => {
      if (leg.state === 'over') return
      const state = isOver ? 'terminated;reason=noresource' : 'active;expires=60'
      const headers = { Event: 'refer', 'Subscription-State': state, 'Content-Type': 'message/sipfrag;version=2.0' }
      say(requestOf(leg, 'NOTIFY', { headers, body: `SIP/2.0 ${line}\r\n` }))
    }
    report('100 Trying', false)
    const replaces = to.header('Replaces')
    const from = addressOf(leg.local)?.user ?? 'anonymous'
    await place(
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

  async function place(call: NetworkCall, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const leg = newLeg(call.callId, {
      local: `<sip:${encodeURIComponent(call.caller)}@${realm}>;tag=${newTag()}`,
      remote: `<sip:${encodeURIComponent(call.called)}@${realm}>`,
      uri: `sip:${encodeURIComponent(call.called)}@${realm}`,
      onAnswered: call.onAnswered,
      onEnded: call.onEnded,
    })
    leg.media = await makeMedia()
    const body = await leg.media.offer()
    if (leg.state !== 'ringing') {
      leg.media.close()
      return
    }
    const invite = parseMessage(requestOf(leg, 'INVITE', { body, headers: { ...sdp, ...headers } }))
    if (invite?.kind !== 'request') throw new Error('The network phone wrote an INVITE that is none.')
    leg.invite = invite
    if (call.targets.length === 0) finish(leg, 480)
    else switchboard().place({ request: invite, from: flow, targets: call.targets })
  }

  async function takeAnswer(response: SipResponse, leg: Leg): Promise<void> {
    if (response.method !== 'INVITE' || response.status < 200) return
    if (response.status >= 300) {
      if (leg.state === 'ringing') finish(leg, response.status)
      return
    }
    const isSecond = leg.state === 'talking' && headerOf(response, 'To') !== leg.remote
    const of: Leg = isSecond ? { ...leg } : leg
    learnPeer(of, response)
    say(requestOf(of, 'ACK', { cseq: response.cseq }))
    if (isSecond) say(requestOf(of, 'BYE'))
    if (leg.state !== 'ringing') return
    leg.state = 'talking'
    leg.onAnswered()
    await leg.media?.accept(response.body)
  }

  async function takeRequest(request: SipRequest): Promise<void> {
    const leg = legs.get(request.callId)
    const { method } = request
    if (method === 'ACK') return
    if (method === 'INVITE' && request.toTag === undefined) await answerCall(request)
    else if (!leg) reply(request, 481, newTag())
    else if (method === 'INVITE' || method === 'UPDATE') await answerChange(request, leg)
    else if (method === 'REFER') await follow(request, leg)
    else if (method === 'CANCEL') {
      reply(request, 200, '')
      if (leg.state === 'ringing' && leg.invite) reply(leg.invite, 487, newTag())
      finish(leg, 487)
    } else {
      reply(request, 200, '')
      if (method === 'BYE') finish(leg)
    }
  }

  async function take(text: string): Promise<void> {
    const message = parseMessage(text)
    if (message?.kind === 'request') await takeRequest(message)
    const leg = message && legs.get(message.callId)
    if (message?.kind === 'response' && leg) await takeAnswer(message, leg)
  }

  const flow: Flow = {
    isOpen: true,
    // As over a connection: what answers it comes later.
    send: (text) => void queueMicrotask(() => void take(text).catch(onDefect)),
  }

  return {
    flow,
    target: { uri: `sip:${ownContact.user}@${ownContact.host};transport=ws`, flow },
    call(call) {
      void place(call).catch((problem: unknown) => {
        onDefect(problem)
        const leg = legs.get(call.callId)
        if (leg) finish(leg)
      })
      return (why) => {
        const leg = legs.get(call.callId)
        if (!leg) return
        if (leg.state === 'talking') say(requestOf(leg, 'BYE'))
        else if (leg.invite) switchboard().stop(leg.invite, why)
        finish(leg)
      }
    },
    close() {
      for (const leg of [...legs.values()]) finish(leg)
    },
  }
}
