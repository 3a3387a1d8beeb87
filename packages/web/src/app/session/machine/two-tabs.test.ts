import { describe, expect, it } from 'vitest'
import {
  type FakeBrowser,
  type FakeTab,
  fakeBrowser,
  fakeServer,
  lifeMs,
  settle,
  userOf,
} from '../../../testing/browser-tabs.ts'

interface Setting {
  browser: FakeBrowser
  /** The tab it happens in. */
  here: FakeTab
  /** Another one of the same browser. */
  there: FakeTab
}

const [ada, grace] = [3, 9]

/** Two tabs of one person. */
function twoTabs({ isActing = false } = {}): Setting {
  const browser = fakeBrowser(fakeServer())
  const here = browser.open('/auth/login')
  here.signIn(ada)
  settle(browser)
  here.visit('/service/customer')
  const there = browser.open('/service/call-log')
  settle(browser)
  if (isActing) here.impersonate(grace)
  settle(browser)
  if (isActing) here.visit('/service/customer')
  return { browser, here, there }
}

/** The session as its tab shows it: where it stands, whose it is, what is said. */
const seen = ({ state }: FakeTab) => {
  const { status, user, impersonation, signOutReason, news } = state
  return [status, impersonation ? `${user?.id} by ${impersonation.impersonator}` : user?.id, signOutReason ?? news]
    .filter((each) => each !== undefined)
    .join(', ')
}

const end = ({ browser: { server } }: Setting) => server.revokeAll()

/** What happens, and how both tabs stand once it has. */
type Row = [what: string, isActing: boolean, happen: (setting: Setting) => void, here: string, there: string]

const rows: Row[] = [
  ['nothing', false, () => {}, 'signed-in, 3', 'signed-in, 3'],
  [
    '401 accessToken is required',
    false,
    (setting) => {
      end(setting)
      setting.browser.server.isClear = true
      setting.here.save()
    },
    'expired, 3',
    'expired, 3',
  ],
  [
    '401 Authorization Required of a revoked session',
    false,
    (setting) => {
      end(setting)
      setting.here.save()
    },
    'expired, 3',
    'expired, 3',
  ],
  [
    '401 of a section that is not permitted',
    false,
    ({ browser: { server }, here }) => {
      server.refusal = 'not-permitted'
      here.save()
    },
    'signed-in, 3, not-permitted',
    'signed-in, 3',
  ],
  [
    '403',
    false,
    ({ browser: { server }, here }) => {
      server.refusal = 'forbidden'
      here.save()
    },
    'signed-out, forbidden',
    'expired, 3',
  ],
  [
    '500 Invalid user or customer',
    false,
    ({ browser: { server }, here }) => {
      server.refusal = 'unknown-account'
      here.save()
    },
    'signed-out, unknown-account',
    'expired, 3',
  ],
  [
    'the session runs out, and another page is opened',
    false,
    ({ browser: { server }, here }) => {
      server.nowMs += lifeMs
      here.visit('/service/role')
    },
    'expired, 3',
    'expired, 3',
  ],
  [
    'the network is lost',
    false,
    ({ browser, here, there }) => {
      browser.server.isReachable = false
      here.save()
      there.save()
      settle(browser)
      here.visit('/service/role')
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'the network is lost while a session is asked about',
    false,
    ({ browser: { server }, here }) => {
      server.revokeAll()
      here.save()
      here.step()
      server.isReachable = false
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'a page is opened without a network, which comes back',
    false,
    ({ browser, here }) => {
      browser.server.isReachable = false
      here.reload()
      settle(browser)
      expect(here.state.status).toBe('unreachable')
      browser.server.isReachable = true
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'the same person signs in again in place',
    false,
    (setting) => {
      end(setting)
      setting.here.save()
      settle(setting.browser)
      setting.here.signIn(ada)
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'the same person signs in again in the other tab',
    false,
    (setting) => {
      end(setting)
      setting.here.save()
      settle(setting.browser)
      setting.there.signIn(ada)
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'somebody else signs in after the session has ended',
    false,
    (setting) => {
      end(setting)
      setting.here.save()
      settle(setting.browser)
      setting.here.send({ type: 'signOut' })
      settle(setting.browser)
      setting.here.signIn(grace)
    },
    'signed-in, 9',
    'signed-in, 9',
  ],
  ['signing out', false, ({ here }) => here.send({ type: 'signOut' }), 'signed-out', 'signed-out, elsewhere'],
  [
    'signing out of a session that is over',
    false,
    (setting) => {
      end(setting)
      setting.here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'signing out without a network',
    false,
    ({ browser: { server }, here }) => {
      server.isReachable = false
      here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'signing out where the password is asked for',
    false,
    (setting) => {
      end(setting)
      setting.here.save()
      settle(setting.browser)
      setting.here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'the question for the password can not be shown',
    false,
    (setting) => {
      end(setting)
      setting.here.save()
      settle(setting.browser)
      setting.here.send({ type: 'dialogFailed' })
    },
    'signed-out, expired',
    'expired, 3',
  ],
  [
    'a page is opened with a session that is over',
    false,
    (setting) => {
      end(setting)
      setting.here.reload()
    },
    'signed-out, expired',
    'expired, 3',
  ],
  [
    'a page is opened with a session that has run out',
    false,
    ({ browser: { server }, here }) => {
      server.nowMs += lifeMs
      here.reload()
    },
    'signed-out, expired',
    'expired, 3',
  ],
  ['impersonation begins', false, ({ here }) => here.impersonate(grace), 'signed-in, 9 by Ada', 'signed-in, 9 by Ada'],
  [
    'impersonation ends',
    true,
    ({ here }) => here.send({ type: 'deimpersonate' }),
    'signed-in, 3',
    'signed-in, 3, impersonation-over',
  ],
  [
    'impersonation goes on to a third person',
    true,
    ({ here }) => here.impersonate(12),
    'signed-in, 12 by Ada',
    'signed-in, 12 by Ada',
  ],
  [
    'impersonation can not be ended without a network',
    true,
    ({ browser: { server }, here }) => {
      server.isReachable = false
      here.send({ type: 'deimpersonate' })
    },
    'signed-in, 9 by Ada, impersonation-not-ended',
    'signed-in, 9 by Ada',
  ],
  [
    'impersonation is ended that is over already',
    true,
    ({ browser: { server, kept }, here }) => {
      server.revoke(kept.impersonation?.token.id)
      here.send({ type: 'deimpersonate' })
    },
    'signed-in, 3, impersonation-expired',
    'signed-in, 3, impersonation-over',
  ],
  [
    '401 of an impersonation that is over',
    true,
    ({ browser: { server, kept }, here }) => {
      server.revoke(kept.impersonation?.token.id)
      here.save()
    },
    'signed-in, 3, impersonation-expired',
    'signed-in, 3, impersonation-over',
  ],
  [
    '401 of an impersonation whose own session is over as well',
    true,
    (setting) => {
      end(setting)
      setting.here.save()
    },
    'signed-out, expired',
    'signed-out, expired',
  ],
  [
    '403 while acting as another person',
    true,
    ({ browser, here }) => {
      browser.server.refusal = 'forbidden'
      here.save()
    },
    'signed-in, 3, impersonation-forbidden',
    'signed-in, 3, impersonation-over',
  ],
  [
    '500 Invalid user or customer while acting as another person',
    true,
    ({ browser, here }) => {
      browser.server.refusal = 'unknown-account'
      here.save()
    },
    'signed-in, 3, impersonation-unknown-account',
    'signed-in, 3, impersonation-over',
  ],
  [
    'an impersonation runs out, and another page is opened',
    true,
    ({ browser: { server, kept }, here }) => {
      // The own session lives longer.
      if (kept.token) kept.token.ttl = 2 * kept.token.ttl
      server.nowMs += lifeMs
      here.visit('/service/role')
    },
    'signed-in, 3, impersonation-expired',
    'signed-in, 3, impersonation-over',
  ],
  [
    'a page is opened with an impersonation that is over',
    true,
    ({ browser: { server, kept }, here }) => {
      server.revoke(kept.impersonation?.token.id)
      here.reload()
    },
    'signed-in, 3, impersonation-expired',
    'signed-in, 3, impersonation-over',
  ],
  [
    'signing out while acting as another person',
    true,
    ({ here }) => here.send({ type: 'signOut' }),
    'signed-out',
    'signed-out, elsewhere',
  ],
]

describe('what happens in one tab of two', () => {
  it.each(rows)('%s (acting: %s)', (_, isActing, happen, here, there) => {
    const setting = twoTabs({ isActing })
    happen(setting)
    settle(setting.browser)
    expect([seen(setting.here), seen(setting.there)]).toEqual([here, there])
  })
})

describe('a session that has ended', () => {
  it('has asked again what was asked, in both tabs, once it goes on', () => {
    const { browser, here, there } = twoTabs()
    browser.server.revokeAll()
    const calls = [here.save(), here.save(), there.save()]
    settle(browser)
    expect(calls).toEqual([{ madeBy: ada }, { madeBy: ada }, { madeBy: ada }])
    here.signIn(ada)
    settle(browser)
    expect(calls.map((call) => call?.doneAs)).toEqual([ada, ada, ada])
  })

  it('asks again, and not for the password, what was on its way while it was renewed', () => {
    const { browser, here } = twoTabs()
    browser.server.revokeAll()
    here.save()
    const late = here.save()
    // The first is refused, and asked about; the second is still on its way.
    here.step()
    here.step(1)
    here.signIn(ada)
    settle(browser)
    expect([here.state.status, late?.doneAs]).toEqual(['signed-in', ada])
  })

  it('is not begun by an answer about another one that comes late', () => {
    const { browser, here } = twoTabs()
    here.reload()
    here.send({ type: 'userLoaded', tokenId: 'another', user: userOf(grace) })
    here.send({ type: 'userFailed', tokenId: 'another', reason: 'expired', error: undefined })
    expect(here.state.status).toBe('checking')
    settle(browser)
    expect(seen(here)).toBe('signed-in, 3')
  })

  it('has nothing of one person saved as the next', () => {
    const { browser, here } = twoTabs()
    browser.server.revokeAll()
    const call = here.save()
    here.send({ type: 'signOut' })
    here.step(1)
    here.signIn(grace)
    here.step(1)
    expect(here.state.user?.id).toBe(grace)
    settle(browser)
    expect([here.state.user?.id, call]).toEqual([grace, { madeBy: ada, failed: 'over' }])
  })
})
