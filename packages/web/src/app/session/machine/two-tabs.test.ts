import { describe, expect, it } from 'vitest'
import { lifeMs, settle } from '../../../testing/browser-tabs.ts'
import { ada, grace, seen, type TwoTabs, twoTabs } from '../../../testing/two-tabs.ts'

/** The server knows no session any more. */
const end = ({ browser: { server } }: TwoTabs) => server.revokeAll()

/** The session has ended, and both tabs ask for the password. */
function ask(setting: TwoTabs): void {
  end(setting)
  setting.here.save()
  settle(setting.browser)
}

/** The server knows the own session, and not that one acts as another person. */
const endActing = ({ browser: { server, kept } }: TwoTabs) => server.revoke(kept.impersonation?.token?.id)

/** What happens, and how both tabs stand once it has. */
type Row = [what: string, isActing: boolean, happen: (setting: TwoTabs) => void, here: string, there: string]

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
  ['401 Authorization Required of a revoked session', false, ask, 'expired, 3', 'expired, 3'],
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
      ask(setting)
      setting.here.signIn(ada)
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'the same person signs in again in the other tab',
    false,
    (setting) => {
      ask(setting)
      setting.there.signIn(ada)
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'somebody else signs in after the session has ended',
    false,
    (setting) => {
      ask(setting)
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
      ask(setting)
      setting.here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'the question for the password can not be shown',
    false,
    (setting) => {
      ask(setting)
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
    (setting) => {
      endActing(setting)
      setting.here.send({ type: 'deimpersonate' })
    },
    'signed-in, 3, impersonation-expired',
    'signed-in, 3, impersonation-over',
  ],
  [
    '401 of an impersonation that is over',
    true,
    (setting) => {
      endActing(setting)
      setting.here.save()
    },
    'expired, 9 by Ada',
    'expired, 9 by Ada',
  ],
  [
    '401 accessToken is required while acting as another person',
    true,
    (setting) => {
      setting.browser.server.isClear = true
      ask(setting)
    },
    'expired, 9 by Ada',
    'expired, 9 by Ada',
  ],
  ['401 of an impersonation whose own session is over as well', true, ask, 'expired, 9 by Ada', 'expired, 9 by Ada'],
  [
    'who acts as another person signs in again in place',
    true,
    (setting) => {
      ask(setting)
      setting.here.signIn(ada)
    },
    'signed-in, 9 by Ada',
    'signed-in, 9 by Ada',
  ],
  [
    'who acts as another person signs in again in the other tab',
    true,
    (setting) => {
      ask(setting)
      setting.there.signIn(ada)
    },
    'signed-in, 9 by Ada',
    'signed-in, 9 by Ada',
  ],
  [
    'the network is lost between signing in again and acting as another person again',
    true,
    (setting) => {
      ask(setting)
      setting.here.signIn(ada)
      setting.browser.server.isReachable = false
    },
    'expired, 9 by Ada',
    'expired, 9 by Ada',
  ],
  [
    'who signs in again may not act as the other person any more',
    true,
    (setting) => {
      ask(setting)
      setting.here.signIn(ada)
      setting.browser.server.refusal = 'forbidden'
    },
    'signed-in, 3, impersonation-not-resumed',
    'signed-in, 3, impersonation-over',
  ],
  [
    'somebody else gives a password while the one who acts is asked for it',
    true,
    (setting) => {
      ask(setting)
      setting.here.signIn(12)
    },
    'signed-in, 12, impersonation-over',
    'signed-in, 12, impersonation-over',
  ],
  [
    'signing out where the password is asked for while acting as another person',
    true,
    (setting) => {
      ask(setting)
      setting.here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'signing out while who acts as another person signs in again',
    true,
    (setting) => {
      ask(setting)
      setting.here.signIn(ada)
      setting.here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'going back to oneself is asked for while the password is',
    true,
    (setting) => {
      ask(setting)
      setting.here.send({ type: 'deimpersonate' })
    },
    'expired, 9 by Ada',
    'expired, 9 by Ada',
  ],
  [
    'an impersonation turns out to be over while going back to oneself',
    true,
    (setting) => {
      endActing(setting)
      setting.here.save()
      setting.here.step()
      setting.here.send({ type: 'deimpersonate' })
    },
    'signed-in, 3, impersonation-expired',
    'signed-in, 3, impersonation-over',
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
    'expired, 9 by Ada',
    'expired, 9 by Ada',
  ],
  [
    'a page is opened with an impersonation that is over',
    true,
    (setting) => {
      endActing(setting)
      setting.here.reload()
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
