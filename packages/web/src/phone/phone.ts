import { proxy, ref, subscribe } from 'valtio'
import { loadOnce } from '../browser/lazy.ts'
import { type TabLock, tabLock } from '../browser/locks.ts'
import { askBeforeLeaving } from '../browser/page.ts'
import { openChannel, type TabChannel } from '../browser/tab-channel.ts'
import { reportError } from '../data/report-error.ts'
import { addPersonalState } from '../state/personal-state.ts'
import { session } from '../state/session.ts'
import { isCallLeft, setCallLeft, softphone, toggleSoftphone } from '../state/softphone.ts'
import { softphoneConfig } from '../state/softphone-config.ts'
import { setRinging } from './line/bell.ts'
import { claimPhone, isKeeperReady, leavePhone, prepareKeeper } from './line/handover/keeper.ts'
import type { LeftPhone } from './line/handover/left-phone.ts'
import type { Agent, PhoneActions } from './line/phone-actions.ts'
import { phoneServerOf } from './line/phone-server-of.ts'
import { setRingback, stopTones } from './line/tones.ts'
import { nextState } from './machine/next-state.ts'
import { type PhoneEvent, type PhoneState, phoneOff } from './machine/phone-state.ts'
import { notifyOfCall } from './notify-of-call.ts'
import { followEnd, forgetEndedHere, noteEndedHere, recentCalls } from './recent-calls.ts'

/** Something to be done with the phone, as another tab asks for it. */
interface Command {
  name: keyof PhoneActions
  args: unknown[]
}

/** What the tabs of a person say to each other about the phone that one of them has. */
export type TabMessage =
  | { kind: 'who' }
  | { kind: 'state'; state: PhoneState }
  | { kind: 'command'; command: Command }
  | { kind: 'take' }
  | { kind: 'given'; secret: string }
  /** Its page is closed or loaded anew; `isKept`: whoever claims it first goes on with it. */
  | { kind: 'gone'; isKept: boolean }

/** The phone as this tab sees it; `isHere` where this tab has it. */
export const phone = proxy<{ state: PhoneState; isHere: boolean }>({ state: ref(phoneOff), isHere: false })

/** How long a tab that hands the phone over takes to let it go, in milliseconds, and how often that is looked at. */
const HAND_OVER_MS = 2000
const LOOK_MS = 100

// SIP comes when somebody switches the phone on, and not with the panel.
const loadAgent = loadOnce(() => import('./line/agent.ts'))

let agent: Agent | undefined
/** The other tabs of the person, and the lock of the one that has the phone. */
let tabs: { channel: TabChannel<TabMessage>; lock: TabLock } | undefined
let secret: string | undefined
let stopAsking: (() => void) | undefined
let unfollowSession: (() => void) | undefined

/** A state is replaced as a whole, and travels to other tabs: it stays what it is, and no proxy of it. */
function publish(state: PhoneState): void {
  phone.state = ref(state)
  softphone.isTalking = state.calls.some(({ stage }) => stage === 'talking')
}

const say = (message: TabMessage): void => tabs?.channel.say(message)

/** Does what follows from a change: rings, shows itself, tells of missed calls. */
function follow(before: PhoneState, now: PhoneState): void {
  const isTalking = now.calls.some(({ stage }) => stage === 'talking')
  const ringing = now.calls.find(({ stage }) => stage === 'ringing')
  setRinging(ringing !== undefined && !isTalking && now.registration !== 'lost')
  setRingback(now.calls)
  if (ringing && !before.calls.some(({ id }) => id === ringing.id)) {
    if (!softphone.isVisible) toggleSoftphone()
    notifyOfCall(ringing.party)
  }
  if (now.recent[0] !== before.recent[0]) followEnd(now.recent)
}

function dispatch(event: PhoneEvent): void {
  const before = phone.state
  publish(nextState(before, event))
  follow(before, phone.state)
  say({ kind: 'state', state: phone.state })
}

function stopAgent(): void {
  agent?.stop()
  agent = undefined
  setRinging(false)
  stopTones()
  forgetEndedHere()
  stopAsking?.()
  unfollowSession?.()
  removeEventListener('pagehide', leave)
  phone.isHere = false
}

function carryOut({ name, args }: Command): void {
  const [id] = args
  if ((name === 'hangUp' || name === 'reject') && typeof id === 'string') noteEndedHere(id)
  // What another tab of this app sends are the arguments of the action it names.
  if (agent) (agent[name] as (...args: unknown[]) => void)(...args)
}

/** A tab that died says nothing any more: what it said last holds no longer, unless another one goes on with the phone. */
function forgetUnlessHeard(): void {
  const said = phone.state
  setTimeout(() => {
    if (!agent && phone.state === said) publish(phoneOff)
  }, HAND_OVER_MS)
}

function hear(message: TabMessage): void {
  if (agent) {
    if (message.kind === 'who') say({ kind: 'state', state: phone.state })
    if (message.kind === 'command') carryOut(message.command)
    if (message.kind === 'take' && phone.state.calls.length === 0) {
      const given = secret ?? ''
      stopAgent()
      tabs?.lock.release()
      say({ kind: 'given', secret: given })
    }
    return
  }
  if (message.kind === 'state') {
    publish(message.state)
    tabs?.lock.whenFree(forgetUnlessHeard)
  }
  if (message.kind === 'gone') {
    publish(phoneOff)
    if (message.isKept) goOn().catch(reportError)
  }
  if (message.kind === 'given' && isTaking) takeOver(message.secret).catch(reportError)
}

let isTaking = false

async function takeOver(given: string, left?: LeftPhone): Promise<void> {
  isTaking = false
  for (let waitedMs = 0; waitedMs < HAND_OVER_MS; waitedMs += LOOK_MS) {
    if (await startPhone(given, left)) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Goes on with the phone of a page that was closed or loaded anew, where no other tab does. */
async function goOn(): Promise<void> {
  setCallLeft(false)
  const left = session.user && (await claimPhone(session.user.id))
  if (left) await takeOver(left.secret, left)
}

/** The page is closed or loaded anew: another one goes on with the phone, or this one ends its calls. */
function leave(): void {
  const { user } = session
  const server = phoneServerOf(softphoneConfig(), location.hostname)
  if (!agent || !user || !server || !isKeeperReady()) {
    endPhone()
    return
  }
  const calls = agent.leave(phone.state.calls)
  // What is still asked of this page is answered by the one that goes on.
  agent = undefined
  setCallLeft(calls.length > 0)
  const { doNotDisturb } = phone.state
  leavePhone({ userId: user.id, secret: secret ?? '', url: server.url, calls, doNotDisturb })
  say({ kind: 'gone', isKept: true })
}

/** Looks whether another tab of this browser has the person's phone. */
export function findPhone(): void {
  const { user } = session
  if (tabs || !user) return
  const name = `softphone.${user.id}`
  tabs = { channel: openChannel(name, hear), lock: tabLock(name) }
  publish({ ...phone.state, recent: recentCalls() })
  say({ kind: 'who' })
  if (isCallLeft()) goOn().catch(reportError)
}

/** Ends the phone of a session that is ended before its time. One whose time is over keeps its calls. */
function followSession(): () => void {
  const { created = '', ttl = 0 } = session.token ?? {}
  const endsAtMs = Date.parse(created) + ttl * 1000
  return subscribe(session, () => {
    if (session.status === 'expired' && Date.now() < endsAtMs) endPhone()
  })
}

/** Registers the phone in this tab; false where another one has it. Throws where its code can't be brought. */
export async function startPhone(password: string, left?: LeftPhone): Promise<boolean> {
  const { user } = session
  const server = phoneServerOf(softphoneConfig(), location.hostname)
  findPhone()
  if (!user || !server || !tabs) return false
  // One whose password was refused begins anew.
  const hadIt = phone.isHere
  if (hadIt) stopAgent()
  if (!hadIt && !(await tabs.lock.take())) {
    say({ kind: 'who' })
    return false
  }
  const { createAgent } = await loadAgent.load().catch((problem: unknown) => {
    tabs?.lock.release()
    throw problem
  })
  secret = password
  phone.isHere = true
  stopAsking = askBeforeLeaving(() => phone.state.calls.length > 0)
  unfollowSession = followSession()
  addEventListener('pagehide', leave)
  // Without it leaving the page ends calls.
  prepareKeeper().catch(() => undefined)
  if (phone.state.recent.length === 0) publish({ ...phone.state, recent: recentCalls() })
  dispatch({ kind: 'registration', registration: 'connecting' })
  const displayName = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username
  agent = createAgent({ ...server, username: user.username, password, displayName }, dispatch)
  agent.goOn(left?.calls ?? [])
  // Whoever turns calls away goes on to do so, whichever tab has the phone.
  if (left?.doNotDisturb ?? phone.state.doNotDisturb) agent.setDoNotDisturb(true)
  return true
}

/** Has the tab that has the phone hand it over, unless it is in a call. */
export function takePhone(): void {
  isTaking = true
  say({ kind: 'take' })
}

/** Ends calls and registration, and forgets the password. */
export function endPhone(): void {
  const wasHere = phone.isHere
  stopAgent()
  secret = undefined
  publish({ ...phoneOff, recent: phone.state.recent })
  tabs?.lock.release()
  if (wasHere) say({ kind: 'gone', isKept: false })
}

/** Does something with the phone, in whichever tab it is. */
export function act<Name extends keyof PhoneActions>(name: Name, ...args: Parameters<PhoneActions[Name]>): void {
  const command: Command = { name, args }
  if (agent) carryOut(command)
  else say({ kind: 'command', command })
}

// Somebody else may sign in, who has another phone.
addPersonalState({
  forget() {
    endPhone()
    publish(phoneOff)
    tabs?.lock.close()
    tabs?.channel.close()
    tabs = undefined
  },
})
