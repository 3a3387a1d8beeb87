import type { Row } from '../../../store/rows/internal-rows.ts'
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
import { type PhoneOwners, phoneOwner } from '../registrar/phone-owner.ts'
import { createRegistrar, type Registrar } from '../registrar/registrar.ts'
import { type CallRecord, recordCall } from './call-record.ts'
import { createFork, type Fork, type Target } from './fork.ts'
import { hopsLeft } from './hop.ts'
import { createRelay, type Relay } from './relay.ts'

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

/** What a switchboard knows, by world. */
interface Board {
  readonly world: World
  readonly network: Network
  readonly registrar: Registrar
  readonly relay: Relay
  readonly people: PhoneOwners
  /** Connections by the contacts that were said over them. */
  readonly locations: Map<string, Flow>
  readonly forks: Map<string, Fork>
  readonly records: Map<string, CallRecord>
  readonly timers: Set<NodeJS.Timeout>
  nowMs(): number
}

/** Whoever says a contact in a call is found there. A connection that was made anew is known once the call says so: registering is about new ones. */
function learn(board: Board, message: SipMessage, flow: Flow): void {
  for (const text of message.headers.get('Contact') ?? []) {
    const contact = addressOf(text)
    if (contact) board.locations.set(contactKey(contact), flow)
  }
}

function proven(board: Board, request: SipRequest, flow: Flow): Row<'DashUser'> | undefined {
  const isCall = request.method !== 'REGISTER'
  const proof = proofOf(request, isCall ? 'Proxy-Authorization' : 'Authorization', {
    nowMs: board.nowMs(),
    secretOf: board.people.secretOf,
  })
  if (proof.kind === 'proven') {
    if (proof.username === request.fromUser) return board.people.named(proof.username)
    flow.send(writeAnswer(request, 403, { tag: 'proxy' }))
    return undefined
  }
  const name = isCall ? 'Proxy-Authenticate' : 'WWW-Authenticate'
  const headers = { [name]: challenge(board.nowMs(), proof.kind === 'stale') }
  flow.send(writeAnswer(request, isCall ? 407 : 401, { tag: 'proxy', headers }))
  return undefined
}

function place(board: Board, { request, from, targets, record }: PlaceNeeds): void {
  if (record) board.records.set(request.callId, record)
  const fork = createFork({
    request,
    from,
    targets,
    onFinal(status) {
      clearTimeout(timer)
      board.timers.delete(timer)
      if (status < 300) record?.answered()
      else {
        record?.ended(status)
        board.records.delete(request.callId)
      }
      // Answers that cross each other on the way still find it for a while.
      const forget = setTimeout(() => {
        board.timers.delete(forget)
        for (const branch of fork.branches) board.forks.delete(branch)
      }, RING_MS).unref()
      board.timers.add(forget)
    },
  })
  for (const branch of fork.branches) board.forks.set(branch, fork)
  const timer = setTimeout(() => fork.cancel('timeout'), RING_MS).unref()
  board.timers.add(timer)
}

function call(board: Board, request: SipRequest, flow: Flow): void {
  const caller = proven(board, request, flow)
  if (!caller) return
  const called = request.target.user
  const refuse = (status: number) => flow.send(writeAnswer(request, status, { tag: 'proxy' }))
  const whom = board.people.reachable(caller, called)
  const beyond = whom ? undefined : board.network(called, caller)
  if (!whom && !beyond) {
    refuse(404)
    return
  }
  const targets = beyond ? [beyond] : board.registrar.contactsOf(called)
  learn(board, request, flow)
  const record = recordCall(board.world, { callId: request.callId, caller, called })
  if (targets.length === 0) {
    refuse(480)
    record.ended(480)
    return
  }
  flow.send(writeAnswer(request, 100))
  place(board, { request, from: flow, targets, record })
}

const forkOf = (board: Board, { branch, callId }: SipRequest) =>
  [...board.forks.values()].find(({ request }) => request.branch === branch && request.callId === callId)

function cancel(board: Board, request: SipRequest, flow: Flow): void {
  const fork = forkOf(board, request)
  const isKnown = fork !== undefined || board.relay.cancel(request)
  flow.send(writeAnswer(request, isKnown ? 200 : 481, { tag: 'proxy' }))
  fork?.cancel('caller')
}

function within(board: Board, request: SipRequest, flow: Flow): void {
  // The ACK of a refusal ends at the proxy.
  if (request.method === 'ACK' && headerOf(request, 'Route') === undefined) return
  learn(board, request, flow)
  const to = board.locations.get(contactKey(request.target))
  if (request.method === 'BYE') {
    board.records.get(request.callId)?.ended()
    board.records.delete(request.callId)
  }
  if (to?.isOpen) board.relay.pass(request, flow, { uri: request.uri, flow: to })
  else if (request.method !== 'ACK') flow.send(writeAnswer(request, to ? 480 : 404, { tag: 'proxy' }))
}

function answerRequest(board: Board, request: SipRequest, flow: Flow): void {
  const { method, toTag } = request
  if (method !== 'ACK' && !(hopsLeft(request) > 0)) flow.send(writeAnswer(request, 483, { tag: 'proxy' }))
  else if (method === 'CANCEL') cancel(board, request, flow)
  else if (toTag !== undefined && method !== 'REGISTER') within(board, request, flow)
  else if (method === 'REGISTER') {
    const user = proven(board, request, flow)
    if (!user) return
    flow.send(board.registrar.register(request, user.username, flow))
  } else if (method === 'INVITE') call(board, request, flow)
  else if (method === 'OPTIONS') flow.send(writeAnswer(request, 200, { tag: 'proxy', headers: { Allow: ALLOW } }))
  else if (method !== 'ACK') flow.send(writeAnswer(request, 405, { tag: 'proxy', headers: { Allow: ALLOW } }))
}

function takeResponse(board: Board, response: SipResponse, flow: Flow): void {
  // What a phone says to a CANCEL, which has the branch of what it cancels, ends here.
  if (response.method === 'CANCEL') return
  if (response.method === 'INVITE') learn(board, response, flow)
  if (!board.relay.take(response)) board.forks.get(response.branch)?.take(response)
}

/** Connects the phones of a world. */
export function createSwitchboard(world: World, network: Network): Switchboard {
  const nowMs = () => world.clock.now().getTime()
  const registrar = createRegistrar(nowMs)
  const [relay, people] = [createRelay(), phoneOwner(world.store)]
  const locations = new Map<string, Flow>()
  const forks = new Map<string, Fork>()
  const records = new Map<string, CallRecord>()
  const timers = new Set<NodeJS.Timeout>()
  const board: Board = { world, network, registrar, relay, people, locations, forks, records, timers, nowMs }
  return {
    registrar,
    receive(flow, text) {
      const message = parseMessage(text)
      if (message?.kind === 'request') answerRequest(board, message, flow)
      else if (message) takeResponse(board, message, flow)
    },
    lose(flow) {
      relay.lose(flow)
      for (const fork of new Set(forks.values())) fork.lose(flow)
    },
    place: (needs) => place(board, needs),
    stop: (request, why) => forkOf(board, request)?.cancel(why),
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
