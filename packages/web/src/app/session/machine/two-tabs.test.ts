import { describe, expect, it } from 'vitest'
import { lifeMs, settle } from '../../../testing/browser-tabs.ts'
import { ada, ask, end, grace, seen, type TwoTabsRow, twoTabs } from '../../../testing/two-tabs.ts'

const rows: TwoTabsRow[] = [
  ['nothing', () => {}, 'signed-in, 3', 'signed-in, 3'],
  [
    '401 accessToken is required',
    (setting) => {
      end(setting)
      setting.browser.server.isClear = true
      setting.here.save()
    },
    'expired, 3',
    'expired, 3',
  ],
  ['401 Authorization Required of a revoked session', ask, 'expired, 3', 'expired, 3'],
  [
    '401 of a section that is not permitted',
    ({ browser: { server }, here }) => {
      server.refusal = 'not-permitted'
      here.save()
    },
    'signed-in, 3, not-permitted',
    'signed-in, 3',
  ],
  [
    '403',
    ({ browser: { server }, here }) => {
      server.refusal = 'forbidden'
      here.save()
    },
    'signed-out, forbidden',
    'expired, 3',
  ],
  [
    '500 Invalid user or customer',
    ({ browser: { server }, here }) => {
      server.refusal = 'unknown-account'
      here.save()
    },
    'signed-out, unknown-account',
    'expired, 3',
  ],
  [
    'the session runs out, and another page is opened',
    ({ browser: { server }, here }) => {
      server.nowMs += lifeMs
      here.visit('/service/role')
    },
    'expired, 3',
    'expired, 3',
  ],
  [
    'the network is lost',
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
    (setting) => {
      ask(setting)
      setting.here.signIn(ada)
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'the same person signs in again in the other tab',
    (setting) => {
      ask(setting)
      setting.there.signIn(ada)
    },
    'signed-in, 3',
    'signed-in, 3',
  ],
  [
    'somebody else signs in after the session has ended',
    (setting) => {
      ask(setting)
      setting.here.send({ type: 'signOut' })
      settle(setting.browser)
      setting.here.signIn(grace)
    },
    'signed-in, 9',
    'signed-in, 9',
  ],
  ['signing out', ({ here }) => here.send({ type: 'signOut' }), 'signed-out', 'signed-out, elsewhere'],
  [
    'signing out of a session that is over',
    (setting) => {
      end(setting)
      setting.here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'signing out without a network',
    ({ browser: { server }, here }) => {
      server.isReachable = false
      here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'signing out where the password is asked for',
    (setting) => {
      ask(setting)
      setting.here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'the question for the password cannot be shown',
    (setting) => {
      ask(setting)
      setting.here.send({ type: 'dialogFailed' })
    },
    'signed-out, expired',
    'expired, 3',
  ],
  [
    'a page is opened with a session that is over',
    (setting) => {
      end(setting)
      setting.here.reload()
    },
    'signed-out, expired',
    'expired, 3',
  ],
  [
    'a page is opened with a session that has run out',
    ({ browser: { server }, here }) => {
      server.nowMs += lifeMs
      here.reload()
    },
    'signed-out, expired',
    'expired, 3',
  ],
  ['impersonation begins', ({ here }) => here.impersonate(grace), 'signed-in, 9 by Ada', 'signed-in, 9 by Ada'],
]

describe('what happens in one tab of two', () => {
  it.each(rows)('%s', (_, happen, here, there) => {
    const setting = twoTabs()
    happen(setting)
    settle(setting.browser)
    expect([seen(setting.here), seen(setting.there)]).toEqual([here, there])
  })
})
