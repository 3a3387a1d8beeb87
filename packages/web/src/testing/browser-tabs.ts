import type { SessionEffect, SessionEvent } from '../app/session/machine/session-event.ts'
import {
  activeTokenOf,
  initialState,
  type OwnSession,
  type SessionState,
  type Tokens,
} from '../app/session/machine/session-state.ts'
import { transition } from '../app/session/machine/session-transition.ts'
import type { SessionNews, SessionToken, User } from '../state/session-store.ts'

const startMs = Date.parse('2026-05-01T10:00:00Z')

/** How long a session of these tests lives, in milliseconds. */
export const lifeMs = 3_600_000

export const userOf = (id: number): User => ({
  id,
  username: `user${id}`,
  email: `user${id}@example.com`,
  customerId: 2,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00Z',
})

/** A server that knows sessions by their tokens. */
export function fakeServer() {
  const sessions = new Map<string, number>()
  let made = 0
  const server = {
    nowMs: startMs,
    isReachable: true,
    /** What the server says of every call but those about the session itself. */
    refusal: undefined as 'forbidden' | 'unknown-account' | 'not-permitted' | undefined,
    /** Whether it says of a session it does not know that there is none, as some servers do. */
    isClear: false,
    signIn(userId: number): SessionToken {
      made += 1
      const token = { id: `t${made}`, userId, ttl: lifeMs / 1000, created: new Date(server.nowMs).toISOString() }
      sessions.set(token.id, userId)
      return token
    },
    userOf: (tokenId: string) => sessions.get(tokenId),
    revoke: (tokenId: string | undefined) => void sessions.delete(tokenId ?? ''),
    revokeAll: () => sessions.clear(),
  }
  return server
}

export type FakeServer = ReturnType<typeof fakeServer>

/** What a browser keeps for all tabs, and the tabs that are told of each other's changes. */
export interface FakeBrowser {
  server: FakeServer
  tabs: FakeTab[]
  kept: Tokens
  /** Changes what is kept, and lets the other tabs know once they listen. */
  change(from: FakeTab, kept: Tokens, isCleared?: boolean): void
  open(address?: string): FakeTab
}

export function fakeBrowser(server: FakeServer): FakeBrowser {
  const tabs: FakeTab[] = []
  const browser: FakeBrowser = {
    server,
    tabs,
    kept: { token: undefined, impersonation: undefined },
    change(from, kept, isCleared = false) {
      browser.kept = kept
      for (const tab of tabs) if (tab !== from) tab.news.push({ isCleared })
    },
    open(address = '/service/dashboard') {
      const tab = fakeTab(browser, address)
      tabs.push(tab)
      tab.send({ type: 'opened' })
      return tab
    },
  }
  return browser
}

export type FakeTab = ReturnType<typeof fakeTab>

/** A call of a page. */
export interface FakeCall {
  /** Who typed what it carries. */
  madeBy: number
  /** As whom the server took it; undefined while it has not. */
  doneAs?: number | undefined
  failed?: 'refused' | 'over' | 'network'
}

type Later = () => SessionEvent | undefined

function fakeTab(browser: FakeBrowser, firstAddress: string) {
  const { server } = browser
  let lastId = 0
  const calls = new Map<number, FakeCall>()
  const tab = {
    state: initialState({ ...browser.kept, news: undefined, returnTo: undefined, signOutReason: undefined }),
    address: firstAddress,
    /** Kept for this tab over reloads. */
    returnTo: undefined as string | undefined,
    keptNews: undefined as SessionNews | undefined,
    isEnded: false,
    /** Kept for its next page: that it is of who goes back to the own session. */
    goingBack: undefined as OwnSession | undefined,
    actedFrom: undefined as string | undefined,
    /** Changes of other tabs it has not been told of yet. */
    news: [] as { isCleared: boolean }[],
    /** Answers and timers that are still to come. */
    later: [] as Later[],
    /** All calls its pages ever made. */
    made: [] as FakeCall[],
    /** States it was in, in order. */
    history: [] as SessionState[],
    signInErrors: [] as unknown[],

    send(event: SessionEvent): void {
      const address = tab.address.startsWith('/service/') ? tab.address : undefined
      const { state, effects } = transition(tab.state, event, { nowMs: server.nowMs, address })
      tab.state = state
      tab.history.push(state)
      for (const effect of effects) perform(effect)
    },
    visit(address: string): void {
      tab.address = address
      tab.send({ type: 'visited' })
    },
    signIn(userId: number): void {
      lastId += 1
      tab.send({ type: 'authenticated', id: lastId, token: server.signIn(userId), rememberAs: undefined })
    },
    /** Saves what the person on the page has typed. */
    save(): FakeCall | undefined {
      const { user } = tab.state
      if (!user) return undefined
      const call: FakeCall = { madeBy: user.id }
      tab.made.push(call)
      sendCall(call)
      return call
    },
    impersonate(userId: number): void {
      const impersonation = { token: server.signIn(userId), impersonator: 'Ada' }
      tab.send({ type: 'impersonated', impersonation })
    },
    reload(): void {
      // Of a page that goes nothing comes back.
      tab.later = []
      tab.news = []
      calls.clear()
      const { returnTo, keptNews: news, goingBack } = tab
      tab.goingBack = undefined
      if (goingBack) perform({ type: 'keepToken', token: goingBack.token })
      if (goingBack) perform({ type: 'forgetImpersonation', tokenId: goingBack.actingBy })
      const signOutReason = tab.isEnded ? 'expired' : undefined
      tab.keptNews = undefined
      tab.isEnded = false
      tab.state = initialState({ ...browser.kept, news, returnTo, signOutReason })
      tab.send({ type: 'opened' })
    },
    /** Lets one thing come that is still to come; false when there is nothing. */
    step(at = 0): boolean {
      const all = tab.later.length + tab.news.length
      if (all === 0) return false
      const index = at % all
      if (index < tab.news.length) {
        const [{ isCleared = false } = {}] = tab.news.splice(0, 1)
        tab.send({ type: 'tokensChanged', kept: browser.kept, isCleared })
        return true
      }
      const [come] = tab.later.splice(index - tab.news.length, 1)
      const event = come?.()
      if (event) tab.send(event)
      return true
    },
  }

  function sendCall(call: FakeCall): void {
    const sentWith = activeTokenOf(tab.state)?.id
    tab.later.push(() => {
      if (!server.isReachable) {
        call.failed = 'network'
        return undefined
      }
      const userId = server.userOf(sentWith ?? '')
      if (userId !== undefined && !server.refusal) {
        call.doneAs = userId
        return undefined
      }
      if (userId !== undefined && (server.refusal === 'forbidden' || server.refusal === 'unknown-account')) {
        call.failed = 'refused'
        return { type: 'refused', reason: server.refusal }
      }
      lastId += 1
      calls.set(lastId, call)
      return { type: 'callRefused', id: lastId, verdict: server.isClear ? 'ended' : 'unclear', sentWith }
    })
  }

  function loadUser(token: SessionToken): SessionEvent {
    const { id: tokenId } = token
    if (!server.isReachable) return { type: 'userFailed', tokenId, reason: 'unreachable', error: 'network' }
    const userId = server.userOf(tokenId)
    if (userId !== undefined) return { type: 'userLoaded', tokenId, user: userOf(userId) }
    return { type: 'userFailed', tokenId, reason: 'expired', error: 'refused' }
  }

  function answerCall(id: number, answer: 'again' | 'refused' | 'over'): void {
    const call = calls.get(id)
    if (!call) throw new Error('A call was answered twice, or of a page that is gone')
    calls.delete(id)
    if (answer === 'again') sendCall(call)
    else call.failed = answer
    if (answer === 'refused') tab.later.push(() => ({ type: 'notPermitted' }))
  }

  const change = (kept: Tokens, isCleared?: boolean) => browser.change(tab, kept, isCleared)
  const none: Tokens = { token: undefined, impersonation: undefined }

  function perform(effect: SessionEffect): void {
    const { kept } = browser
    switch (effect.type) {
      case 'loadUser':
        return void tab.later.push(() => loadUser(effect.token))
      case 'verify':
        return void tab.later.push(() => {
          const { id: tokenId } = effect.token
          const userId = server.isReachable ? server.userOf(tokenId) : undefined
          if (userId !== undefined) return { type: 'verified', tokenId, isKnown: true, user: userOf(userId) }
          return { type: 'verified', tokenId, isKnown: server.isReachable ? false : undefined }
        })
      case 'retryLater':
        return void tab.later.push(() => ({ type: 'retry' }))
      case 'returnLater':
        return void tab.later.push(() => ({ type: 'returned' }))
      case 'answerCalls':
        for (const id of effect.ids) answerCall(id, effect.answer)
        return
      case 'answerSignIn':
        return void (effect.error !== undefined && tab.signInErrors.push(effect.error))
      case 'keepSession':
        return void change({ token: effect.token, impersonation: effect.impersonation })
      case 'keepGoingBack':
        tab.goingBack = effect.to
        return
      case 'keepToken':
        if (!kept.token) change({ ...kept, token: effect.token })
        return
      case 'forgetToken': {
        const isActing = effect.actingBy === undefined || kept.impersonation?.token?.id === effect.actingBy
        if (kept.token?.id === effect.tokenId && isActing) change({ ...kept, token: undefined })
        return
      }
      case 'keepImpersonation':
        return void change({ ...kept, impersonation: effect.impersonation })
      case 'forgetImpersonation':
        if (kept.impersonation?.token?.id === effect.tokenId) change({ ...kept, impersonation: undefined })
        return
      case 'forgetKept': {
        const active = activeTokenOf(kept)
        if (active && active.id === effect.tokenId) change(none)
        return
      }
      case 'clearKept':
        return void change(none, true)
      case 'readKept':
        return void tab.later.push(() => ({ type: 'tokensChanged', kept: browser.kept, isCleared: false }))
      case 'keepReturnTo':
        tab.returnTo = effect.address
        return
      case 'keepEnded':
        tab.isEnded = effect.isEnded
        return
      case 'keepNews':
        tab.keptNews = effect.news
        return
      case 'showSignIn':
        tab.address = '/auth/login'
        return
      case 'keepActedFrom':
        tab.actedFrom = effect.address
        return
      case 'openFirstSection':
        tab.address = '/service/call-log'
        return
      case 'openHome':
        tab.address = effect.address ?? '/service/dashboard'
        return void tab.reload()
      case 'openActedFrom':
        return void tab.later.push(() => {
          tab.address = tab.actedFrom ?? tab.address
          tab.actedFrom = undefined
          tab.reload()
        })
      case 'reload':
        // A page that goes takes its time, in which other tabs go on.
        return void tab.later.push(() => void tab.reload())
      case 'signOut': {
        const tokenId = activeTokenOf(tab.state)?.id
        return void tab.later.push(() => {
          if (server.isReachable) server.revoke(tokenId)
          return { type: 'signedOut' }
        })
      }
      case 'deimpersonate':
        return void tab.later.push(() => {
          const isKnown = server.userOf(effect.tokenId) !== undefined
          if (!server.isReachable || !isKnown)
            return { type: 'deimpersonateFailed', isOver: server.isReachable && !isKnown }
          server.revoke(effect.tokenId)
          return { type: 'deimpersonated' }
        })
      case 'resume': {
        const { id, token, userId } = effect
        return void tab.later.push(() => {
          const isRefused = server.isReachable && server.refusal !== undefined
          if (!server.isReachable || isRefused)
            return { type: 'resumeFailed', id, token, isRefused, error: isRefused ? 'refused' : 'network' }
          return { type: 'resumed', id, token, impersonation: server.signIn(userId) }
        })
      }
      case 'rememberUsername':
      case 'applySettings':
      case 'forgetPerson':
        return
    }
  }

  return tab
}

/** Lets everything come that is still to come, in all tabs. */
export function settle({ tabs, server }: FakeBrowser): void {
  for (let rounds = 0; rounds < 1000; rounds += 1) {
    const isQuiet = tabs.map((tab) => {
      // Timers of a server out of reach would go on for ever.
      if (!server.isReachable && tab.state.status === 'unreachable' && tab.news.length === 0) return false
      return tab.step()
    })
    if (!isQuiet.includes(true)) return
  }
  throw new Error('It never comes to rest')
}
