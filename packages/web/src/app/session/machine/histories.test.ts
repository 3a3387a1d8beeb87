import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FakeBrowser,
  type FakeTab,
  fakeBrowser,
  fakeServer,
  lifeMs,
  settle,
} from '../../../testing/browser-tabs.ts'
import { activeTokenOf } from './session-state.ts'

const people = [3, 9]

/** What can happen in a tab, or around it. Whatever does not fit the moment does nothing. */
type Step = { tab: number; what: What; value: number }

const inTab = ['save', 'visit', 'come', 'come', 'come', 'reload', 'retry', 'impersonate', 'deimpersonate'] as const
const network = ['lose', 'regain'] as const
const ending = [
  'signOut',
  'signIn',
  'revoke',
  'revokeAll',
  'runOut',
  'forbid',
  'disown',
  'restrict',
  'allow',
  'fail',
] as const

type What = (typeof inTab)[number] | (typeof network)[number] | (typeof ending)[number]

const steps = (...whats: readonly What[]) =>
  fc.array(fc.record({ tab: fc.nat(1), what: fc.constantFrom(...whats), value: fc.nat(40) }), {
    maxLength: 40,
    size: 'max',
  })

function happen(browser: FakeBrowser, tab: FakeTab, { what, value }: Step): void {
  const { server, kept } = browser
  const person = people[value % people.length] ?? 3
  switch (what) {
    case 'save':
      return void tab.save()
    case 'visit':
      return void tab.visit(value % 3 ? '/service/role' : '/service/customer')
    case 'come':
      return void tab.step(value)
    case 'reload':
      return void tab.reload()
    case 'retry':
      return void tab.send({ type: 'retry' })
    case 'impersonate':
      return void tab.impersonate(person)
    case 'deimpersonate':
      return void tab.send({ type: 'deimpersonate' })
    case 'signOut':
      return void tab.send({ type: 'signOut' })
    case 'signIn':
      // In the question for the password the name is given.
      if (tab.state.status === 'expired') return void tab.signIn(tab.state.askedOf ?? person)
      return void (tab.address === '/auth/login' && tab.signIn(person))
    case 'fail':
      return void tab.send({ type: 'dialogFailed' })
    case 'revoke':
      return void server.revoke(activeTokenOf(kept)?.id)
    case 'revokeAll':
      return void server.revokeAll()
    case 'runOut':
      server.nowMs += lifeMs
      return
    case 'lose':
    case 'regain':
      server.isReachable = what === 'regain'
      return
    case 'forbid':
      server.refusal = 'forbidden'
      return
    case 'disown':
      server.refusal = 'unknown-account'
      return
    case 'restrict':
      server.refusal = 'not-permitted'
      return
    case 'allow':
      server.refusal = undefined
      return
  }
}

/** Two tabs, signed in, and what is true of them after each step. */
function live(
  history: readonly Step[],
  check: (tabs: readonly FakeTab[]) => void,
  browser = fakeBrowser(fakeServer()),
): FakeBrowser {
  const first = browser.open('/auth/login')
  first.signIn(3)
  settle(browser)
  first.visit('/service/customer')
  browser.open('/service/call-log')
  settle(browser)
  for (const step of history) {
    const tab = browser.tabs[step.tab]
    if (tab) happen(browser, tab, step)
    check(browser.tabs)
  }
  return browser
}

/** As many as it takes for tabs to come across each other, in about every order. */
const numRuns = 2000

const everything = steps(...inTab, ...network, ...ending)

describe('whatever happens', () => {
  it('what one person typed is never saved as another', () => {
    fc.assert(
      fc.property(everything, (history) => {
        const browser = live(history, () => {})
        browser.server.isReachable = true
        settle(browser)
        for (const { made } of browser.tabs)
          for (const { madeBy, doneAs } of made) if (doneAs !== undefined) expect(doneAs).toBe(madeBy)
      }),
    )
  })

  it('a page shows the user of the token that its calls carry', () => {
    fc.assert(
      fc.property(everything, (history) => {
        live(history, (tabs) => {
          for (const { state } of tabs)
            if (state.status === 'signed-in') expect(activeTokenOf(state)?.userId).toBe(state.user?.id)
        })
      }),
    )
  })

  it('who acts as another person does so again, or gets a message, once the password is given', () => {
    fc.assert(
      fc.property(everything, fc.nat(1), (history, at) => {
        const browser = live([{ tab: 0, what: 'impersonate', value: 1 }, ...history], () => {})
        Object.assign(browser.server, { isReachable: true, refusal: undefined })
        settle(browser)
        browser.server.revokeAll()
        browser.tabs[at]?.save()
        settle(browser)
        const tab = browser.tabs[at]
        const { status, user, impersonation, askedOf } = tab?.state ?? {}
        if (status !== 'expired' || !impersonation || askedOf === undefined) return
        tab?.signIn(askedOf)
        settle(browser)
        for (const { state } of browser.tabs)
          if (state.status === 'signed-in') expect(activeTokenOf(state)?.userId).toBe(user?.id)
        expect(tab?.state.status).toBe('signed-in')
      }),
    )
  })

  it('no token is left where nobody is signed in', () => {
    fc.assert(
      fc.property(everything, (history) => {
        live(history, (tabs) => {
          for (const { state } of tabs)
            if (state.status === 'signed-out' || state.status === 'expired')
              expect([activeTokenOf(state), state.held.length > 0 && state.status]).toEqual([
                undefined,
                state.status === 'expired' && state.held.length > 0 && 'expired',
              ])
        })
      }),
    )
  })

  it('all tabs end in the same session, which is the one that is kept', () => {
    fc.assert(
      fc.property(everything, (history) => {
        const browser = live(history, () => {})
        browser.server.isReachable = true
        settle(browser)
        const kept = activeTokenOf(browser.kept)?.id
        expect(browser.tabs.map(({ state }) => activeTokenOf(state)?.id)).toEqual([kept, kept])
      }),
    )
  })

  it('no call waits once the session is decided', () => {
    fc.assert(
      fc.property(everything, (history) => {
        const browser = live(history, () => {})
        browser.server.isReachable = true
        settle(browser)
        for (const { state } of browser.tabs) if (state.status !== 'expired') expect(state.held).toEqual([])
      }),
    )
  })

  it('a sign-out leaves no token, in any tab', () => {
    fc.assert(
      fc.property(everything, fc.nat(1), (history, at) => {
        const browser = live(history, () => {})
        settle(browser)
        const tab = browser.tabs[at]
        const { status = 'signed-out' } = tab?.state ?? {}
        tab?.send({ type: 'signOut' })
        settle(browser)
        if (status !== 'signed-in' && status !== 'expired') return
        expect(activeTokenOf(browser.kept)).toBeUndefined()
        for (const { state, returnTo } of browser.tabs) {
          expect([state.status, activeTokenOf(state)]).toEqual(['signed-out', undefined])
          expect(returnTo).toBeUndefined()
        }
      }),
    )
  })
})

it('nobody is signed out by going back to oneself, whatever the tabs are about', () => {
  const acting = ['save', 'visit', 'come', 'come', 'come', 'impersonate', 'deimpersonate'] as const
  fc.assert(
    fc.property(steps(...acting), fc.boolean(), (history, isClear) => {
      const browser = fakeBrowser(fakeServer())
      browser.server.isClear = isClear
      live(history, () => {}, browser)
      settle(browser)
      for (const { state } of browser.tabs) expect(state.status).toBe('signed-in')
    }),
    { numRuns },
  )
})

it('nobody is signed out by a network failure', () => {
  fc.assert(
    fc.property(steps(...inTab, ...network), (history) => {
      // Who acts as somebody may be refused a moment before it is heard that another tab has ended that.
      const acts = history.some(({ what }) => what === 'impersonate')
      const browser = live(history, (tabs) => {
        for (const { state } of acts ? [] : tabs) expect(state.status).not.toMatch(/signed-out|expired/)
      })
      browser.server.isReachable = true
      settle(browser)
      for (const { state } of browser.tabs) expect(state.status).toBe('signed-in')
    }),
    { numRuns },
  )
})
