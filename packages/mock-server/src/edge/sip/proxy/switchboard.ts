import type { Row } from '../../../store/rows/models.ts'
import type { World } from '../../../world/world.ts'
import {
  contactKey,
  type Flow,
  headerOf,
  type SipMessage,
  type SipRequest,
  type SipResponse,
} from '../message/message.ts'
import { addressOf, parseMessage } from '../message/parse-message.ts'
import { writeAnswer } from '../message/write-message.ts'
import { challenge, proofOf } from '../registrar/digest.ts'
import { phoneOwner } from '../registrar/phone-owner.ts'
import { createRegistrar, type Registrar } from '../registrar/registrar.ts'
import { type CallRecord, recordCall } from './call-record.ts'
import { createFork, type Fork, type Target } from './fork.ts'
import { hopsLeft } from './hop.ts'
import { createRelay } from './relay.ts'

const ALLOW = 'INVITE, ACK, CANCEL, BYE, UPDATE, REFER, NOTIFY, INFO, OPTIONS, REGISTER'
/** How long phones ring, in milliseconds. */
const RING_MS = 60_000

/** Where a call goes that is for nobody's phone, such as a number of the network; undefined where it goes nowhere. */
export type Network = (called: string, caller: Row<'DashUser'>) => Target | undefined

/** A call that is passed on without a phone having asked for it. */
export interface PlaceNeeds {
  request: SipRequest
  from: Flow
  targets: readonly Target[]
  record?: CallRecord
}

/** Registrar and proxy of one world. */
export interface Switchboard {
  readonly registrar: Registrar
  /** Takes what came over a connection. What is no message is passed over. */
  receive(flow: Flow, text: string): void
  /** A connection has ended. */
  lose(flow: Flow): void
  /** Lets a call ring these phones. */
  place(call: PlaceNeeds): void
  /** Stops a call that was let ring: its caller has hung up, or somebody answered elsewhere. */
  stop(request: SipRequest, why: 'caller' | 'elsewhere'): void
  /** Has requests of dialogs for this contact sent here. */
  locate(contact: { user: string; host: string }, flow: Flow): void
  close(): void
}

/** Connects the phones of a world. */
export function createSwitchboard(world: World, network: Network): Switchboard {
  const nowMs = () => world.clock.now().getTime()
  const registrar = createRegistrar(nowMs)
  const relay = createRelay()
  const locations = new Map<string, Flow>()
  const forks = new Map<string, Fork>()
  const records = new Map<string, CallRecord>()
  const timers = new Set<NodeJS.Timeout>()

  const people = phoneOwner(world.store)

  /** Whoever says a contact in a call is found there. A connection that was made anew is known once the call says so: registering is about new ones. */
  function learn(message: SipMessage, flow: Flow): void {
    for (const text of message.headers.get('Contact') ?? []) {
      const contact = addressOf(text)
      if (contact) locations.set(contactKey(contact), flow)
    }
  }

  function proven(request: SipRequest, flow: Flow): Row<'DashUser'> | undefined {
    const isCall = request.method !== 'REGISTER'
    const proof = proofOf(request, isCall ? 'Proxy-Authorization' : 'Authorization', {
      nowMs: nowMs(),
      secretOf: people.secretOf,
    })
    if (proof.kind === 'proven') {
      if (proof.username === request.fromUser) return people.named(proof.username)
      flow.send(writeAnswer(request, 403, { tag: 'proxy' }))
      return undefined
    }
    const name = isCall ? 'Proxy-Authenticate' : 'WWW-Authenticate'
    const headers = { [name]: challenge(nowMs(), proof.kind === 'stale') }
    flow.send(writeAnswer(request, isCall ? 407 : 401, { tag: 'proxy', headers }))
    return undefined
  }

  function place({ request, from, targets, record }: PlaceNeeds): void {
    if (record) records.set(request.callId, record)
    const fork = createFork({
      request,
      from,
      targets,
      onFinal(status) {
        clearTimeout(timer)
        timers.delete(timer)
        if (status < 300) record?.answered()
        else {
          record?.ended(status)
          records.delete(request.callId)
        }
        // Answers that cross each other on the way still find it for a while.
        const forget = setTimeout(() => {
          timers.delete(forget)
          for (const branch of fork.branches) forks.delete(branch)
        }, RING_MS).unref()
        timers.add(forget)
      },
    })
    for (const branch of fork.branches) forks.set(branch, fork)
    const timer = setTimeout(() => fork.cancel('timeout'), RING_MS).unref()
    timers.add(timer)
  }

  function call(request: SipRequest, flow: Flow): void {
    const caller = proven(request, flow)
    if (!caller) return
    const called = request.target.user
    const refuse = (status: number) => flow.send(writeAnswer(request, status, { tag: 'proxy' }))
    const whom = people.reachable(caller, called)
    const beyond = whom ? undefined : network(called, caller)
    if (!whom && !beyond) {
      refuse(404)
      return
    }
    const targets = beyond ? [beyond] : registrar.contactsOf(called)
    learn(request, flow)
    const record = recordCall(world, { callId: request.callId, caller, called })
    if (targets.length === 0) {
      refuse(480)
      record.ended(480)
      return
    }
    flow.send(writeAnswer(request, 100))
    place({ request, from: flow, targets, record })
  }

  const forkOf = ({ branch, callId }: SipRequest) =>
    [...forks.values()].find(({ request }) => request.branch === branch && request.callId === callId)

  function cancel(request: SipRequest, flow: Flow): void {
    const fork = forkOf(request)
    const isKnown = fork !== undefined || relay.cancel(request)
    flow.send(writeAnswer(request, isKnown ? 200 : 481, { tag: 'proxy' }))
    fork?.cancel('caller')
  }

  function within(request: SipRequest, flow: Flow): void {
    // The ACK of a refusal ends at the proxy.
    if (request.method === 'ACK' && headerOf(request, 'Route') === undefined) return
    learn(request, flow)
    const to = locations.get(contactKey(request.target))
    if (request.method === 'BYE') {
      records.get(request.callId)?.ended()
      records.delete(request.callId)
    }
    if (to?.isOpen) relay.pass(request, flow, { uri: request.uri, flow: to })
    else if (request.method !== 'ACK') flow.send(writeAnswer(request, to ? 480 : 404, { tag: 'proxy' }))
  }

  function answerRequest(request: SipRequest, flow: Flow): void {
    const { method, toTag } = request
    if (method !== 'ACK' && !(hopsLeft(request) > 0)) flow.send(writeAnswer(request, 483, { tag: 'proxy' }))
    else if (method === 'CANCEL') cancel(request, flow)
    else if (toTag !== undefined && method !== 'REGISTER') within(request, flow)
    else if (method === 'REGISTER') {
      const user = proven(request, flow)
      if (!user) return
      flow.send(registrar.register(request, user.username, flow))
    } else if (method === 'INVITE') call(request, flow)
    else if (method === 'OPTIONS') flow.send(writeAnswer(request, 200, { tag: 'proxy', headers: { Allow: ALLOW } }))
    else if (method !== 'ACK') flow.send(writeAnswer(request, 405, { tag: 'proxy', headers: { Allow: ALLOW } }))
  }

  function takeResponse(response: SipResponse, flow: Flow): void {
    // What a phone says to a CANCEL, which has the branch of what it cancels, ends here.
    if (response.method === 'CANCEL') return
    if (response.method === 'INVITE') learn(response, flow)
    if (!relay.take(response)) forks.get(response.branch)?.take(response)
  }

  return {
    registrar,
    receive(flow, text) {
      const message = parseMessage(text)
      if (message?.kind === 'request') answerRequest(message, flow)
      else if (message) takeResponse(message, flow)
    },
    lose(flow) {
      relay.lose(flow)
      for (const fork of new Set(forks.values())) fork.lose(flow)
    },
    place,
    stop: (request, why) => forkOf(request)?.cancel(why),
    locate: (contact, flow) => void locations.set(contactKey(contact), flow),
    close() {
      for (const timer of timers) clearTimeout(timer)
      for (const record of records.values()) record.ended()
      for (const all of [timers, records, forks, locations]) all.clear()
      relay.clear()
      registrar.clear()
    },
  }
}
