import type { PhoneLimits } from '../../../ground/limits.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { World } from '../../../world/world.ts'
import type { Flow, SipRequest, SipResponse } from '../message/message.ts'
import { parseMessage } from '../message/parse-message.ts'
import { writeAnswer } from '../message/write-message.ts'
import { type Callers, createCallers } from '../registrar/phone-identities.ts'
import { type Person, type PhoneOwners, phoneOwner } from '../registrar/phone-owner.ts'
import { createRegistrar, type Registrar } from '../registrar/registrar.ts'
import { type CallRecord, recordCall } from './call-record.ts'
import { createDialog, type Dialog, NETWORK, type Party } from './dialogs.ts'
import { createFork, type Fork, type Target } from './fork.ts'
import { hopsLeft } from './hop.ts'
import { createRelay, type Relay } from './relay.ts'

const ALLOW = 'INVITE, ACK, CANCEL, BYE, UPDATE, REFER, NOTIFY, INFO, OPTIONS, REGISTER'
/** How long phones ring, in milliseconds. */
const RING_MS = 60_000
/** How long a call that was answered or rejected still takes answers that cross each other on the way. */
const CROSSING_MS = 10_000
/** How long a call waits for a side that has lost its connection. */
const LOST_MS = 60_000

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
  /** Takes a new connection. */
  join(flow: Flow): void
  /** Takes a message of a connection. What is no message is passed over. */
  receive(flow: Flow, text: string): void
  /** A connection has ended. */
  lose(flow: Flow): void
  /** Lets a call ring these phones. */
  place(call: PlaceNeeds): void
  /** Stops a call that was let ring: its caller has hung up, or somebody answered elsewhere. */
  stop(request: SipRequest, why: 'caller' | 'elsewhere'): void
  /** The phones that the user in this call may transfer it to, by username. */
  targetsWithin(callId: string, username: string): readonly Target[]
  close(): void
}

interface SwitchboardNeeds {
  network: Network
  /** Whether a connection is that of the network itself, which needs no proof. */
  isNetwork(flow: Flow): boolean
  limits: PhoneLimits
  /** A call has ended because a side of it is gone. */
  onLost(callId: string): void
}

/** What a switchboard knows, by world. */
interface Board extends SwitchboardNeeds {
  readonly world: World
  readonly registrar: Registrar
  readonly relay: Relay
  readonly people: PhoneOwners
  readonly callers: Callers
  /** Calls by Call-ID. */
  readonly dialogs: Map<string, Dialog>
  /** Calls on their way, by the branches of their hops. */
  readonly forks: Map<string, Fork>
  readonly timers: Set<NodeJS.Timeout>
}

function later(board: Board, ms: number, act: () => void): NodeJS.Timeout {
  const timer = setTimeout(() => {
    board.timers.delete(timer)
    act()
  }, ms).unref()
  board.timers.add(timer)
  return timer
}

/** The side of calls that a connection speaks for; undefined until it has proved who it is. */
const partyOf = (board: Board, flow: Flow): Party | undefined =>
  board.isNetwork(flow) ? NETWORK : board.callers.of(flow)?.userId

function end(board: Board, dialog: Dialog, status?: number): void {
  dialog.record?.ended(status)
  if (board.dialogs.get(dialog.callId) === dialog) board.dialogs.delete(dialog.callId)
}

function place(board: Board, { request, from, targets, record }: PlaceNeeds): void {
  const caller = partyOf(board, from)
  if (caller === undefined) return
  const called = targets.map(({ person }) => person?.userId ?? NETWORK)
  const dialog = createDialog({ callId: request.callId, caller, called, record })
  board.dialogs.set(request.callId, dialog)
  dialog.learn(request, from, caller)
  const fork = createFork({
    request,
    from,
    targets,
    onFinal(status) {
      clearTimeout(timer)
      board.timers.delete(timer)
      if (status < 300) record?.answered()
      else record?.ended(status)
      later(board, CROSSING_MS, () => {
        for (const branch of fork.branches) board.forks.delete(branch)
        if (status >= 300) end(board, dialog, status)
      })
    },
  })
  for (const branch of fork.branches) board.forks.set(branch, fork)
  const timer = later(board, RING_MS, () => fork.cancel('timeout'))
}

/** Whether a user, or the whole server, has as many calls as there may be. */
function isFull({ dialogs, limits }: Board, { userId }: Person): boolean {
  if (dialogs.size >= limits.calls) return true
  return [...dialogs.values()].filter(({ caller }) => caller === userId).length >= limits.callsPerUser
}

function call(board: Board, request: SipRequest, flow: Flow): void {
  const person = board.callers.prove(request, flow)
  const caller = person && board.people.named(person.username)
  if (!caller) return
  const called = request.target.user
  const refuse = (status: number) => flow.send(writeAnswer(request, status, { tag: 'proxy' }))
  // Call-IDs are made by phones: nobody may take that of another call.
  if (board.dialogs.has(request.callId)) {
    refuse(482)
    return
  }
  if (isFull(board, person)) {
    refuse(503)
    return
  }
  const whom = board.people.reachable(caller, called)
  const beyond = whom ? undefined : board.network(called, caller)
  if (!whom && !beyond) {
    refuse(404)
    return
  }
  const targets = whom ? board.registrar.contactsOf(whom.id) : beyond ? [beyond] : []
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
  const found = forkOf(board, request)
  const fork = found?.from === flow ? found : undefined
  const isKnown = fork !== undefined || board.relay.cancel(request, flow)
  flow.send(writeAnswer(request, isKnown ? 200 : 481, { tag: 'proxy' }))
  fork?.cancel('caller')
}

/** The side that a request within a call is from; undefined, and answered, where that is none of both. */
function partyWithin(board: Board, dialog: Dialog | undefined, request: SipRequest, flow: Flow): Party | undefined {
  const party = partyOf(board, flow) ?? (request.method === 'ACK' ? undefined : provenWithin(board, request, flow))
  if (party === undefined) return undefined
  if (dialog?.parties.has(party)) return party
  if (request.method !== 'ACK') flow.send(writeAnswer(request, 481, { tag: 'proxy' }))
  return undefined
}

const provenWithin = (board: Board, request: SipRequest, flow: Flow) => board.callers.prove(request, flow)?.userId

function within(board: Board, request: SipRequest, flow: Flow): void {
  const dialog = board.dialogs.get(request.callId)
  const party = partyWithin(board, dialog, request, flow)
  if (!dialog || party === undefined) return
  dialog.learn(request, flow, party)
  const to = dialog.find(request.target)
  if (request.method === 'BYE' && dialog.isOf(request)) end(board, dialog)
  if (to?.isOpen) board.relay.pass(request, flow, { uri: request.uri, flow: to })
  // Nobody answers the ACK of a rejection, which ends at the proxy.
  else if (request.method !== 'ACK') flow.send(writeAnswer(request, to ? 480 : 404, { tag: 'proxy' }))
}

function answerRequest(board: Board, request: SipRequest, flow: Flow): void {
  const { method, toTag } = request
  const refuse = (status: number) =>
    flow.send(writeAnswer(request, status, { tag: 'proxy', headers: { Allow: ALLOW } }))
  if (method !== 'ACK' && !(hopsLeft(request) > 0)) flow.send(writeAnswer(request, 483, { tag: 'proxy' }))
  else if (method === 'CANCEL') cancel(board, request, flow)
  else if (method === 'REGISTER') {
    const person = board.callers.prove(request, flow)
    if (person) flow.send(board.registrar.register(request, person, flow))
  } else if (method === 'OPTIONS' && toTag === undefined) refuse(200)
  else if (toTag !== undefined) within(board, request, flow)
  else if (method === 'INVITE') call(board, request, flow)
  else if (method === 'ACK') return
  else if (partyOf(board, flow) !== undefined || provenWithin(board, request, flow) !== undefined) refuse(405)
}

function takeResponse(board: Board, response: SipResponse, flow: Flow): void {
  // What a phone says to a CANCEL, which has the branch of what it cancels, ends here.
  if (response.method === 'CANCEL') return
  const dialog = board.dialogs.get(response.callId)
  const party = partyOf(board, flow)
  if (board.relay.take(response, flow)) {
    if (party !== undefined && dialog?.parties.has(party)) dialog.learn(response, flow, party)
    return
  }
  const fork = board.forks.get(response.branch)
  if (!fork || party === undefined) return
  if (dialog?.callId === fork.request.callId && dialog.parties.has(party)) learnAnswer(dialog, response, flow, party)
  fork.take(response, flow)
}

/** Takes from an answer to a call where it was given, and by whom. */
function learnAnswer(dialog: Dialog, response: SipResponse, flow: Flow, party: Party): void {
  dialog.learn(response, flow, party)
  if (response.status >= 200 && response.status < 300) dialog.answered(response, party)
}

/** Ends the calls whose sides have not come back after a connection was lost. */
function endLost(board: Board, callIds: readonly string[]): void {
  for (const callId of callIds) {
    const dialog = board.dialogs.get(callId)
    if (!dialog?.isLost()) continue
    end(board, dialog)
    board.onLost(callId)
  }
}

/** Connects the phones of a world. */
export function createSwitchboard(world: World, needs: SwitchboardNeeds): Switchboard {
  const people = phoneOwner(world.store)
  const registrar = createRegistrar(() => world.clock.now().getTime(), people.isStill)
  const [relay, callers] = [createRelay(), createCallers(world, people, needs.limits)]
  const dialogs = new Map<string, Dialog>()
  const forks = new Map<string, Fork>()
  const timers = new Set<NodeJS.Timeout>()
  const board: Board = { ...needs, world, registrar, relay, people, callers, dialogs, forks, timers }
  return {
    registrar,
    join: callers.join,
    receive(flow, text) {
      const message = parseMessage(text)
      if (message?.kind === 'request') answerRequest(board, message, flow)
      else if (message) takeResponse(board, message, flow)
    },
    lose(flow) {
      const party = partyOf(board, flow)
      callers.lose(flow)
      relay.lose(flow)
      for (const fork of new Set(forks.values())) fork.lose(flow)
      const open = [...dialogs.values()].filter(({ parties }) => party !== undefined && parties.has(party))
      if (open.length > 0)
        later(board, LOST_MS, () =>
          endLost(
            board,
            open.map(({ callId }) => callId),
          ),
        )
    },
    place: (call) => place(board, call),
    stop: (request, why) => forkOf(board, request)?.cancel(why),
    targetsWithin(callId, username) {
      const users = world.store.table('DashUser')
      const [user] = [...(dialogs.get(callId)?.parties ?? [])].flatMap((party) => users.get(party) ?? [])
      const whom = user && people.reachable(user, username)
      return whom ? registrar.contactsOf(whom.id) : []
    },
    close() {
      for (const timer of timers) clearTimeout(timer)
      for (const { record } of dialogs.values()) record?.ended()
      for (const all of [timers, forks, dialogs]) all.clear()
      relay.clear()
      registrar.clear()
    },
  }
}
