import { describe, expect, it } from 'vitest'
import { lifeMs, settle } from '../../../testing/browser-tabs.ts'
import { ada, ask, endActing, grace, seen, type TwoTabsRow, twoTabs } from '../../../testing/two-tabs.ts'

const rows: TwoTabsRow[] = [
  [
    'impersonation ends',
    ({ here }) => here.send({ type: 'deimpersonate' }),
    'signed-in, 3',
    'signed-in, 3, impersonation-over',
  ],
  [
    'the other tab is refused what has just ended, while this page goes',
    ({ browser: { server }, here, there }) => {
      server.isClear = true
      here.send({ type: 'deimpersonate' })
      here.step()
      there.save()
      here.step()
      // Its call is answered before it hears what this tab has done.
      there.step(1)
    },
    'signed-in, 3',
    'signed-in, 3, impersonation-over',
  ],
  [
    'the other tab is refused what has just ended, once this page is there again',
    ({ browser: { server }, here, there }) => {
      server.isClear = true
      here.send({ type: 'deimpersonate' })
      here.step()
      there.save()
      here.step()
      here.step()
      there.step(1)
    },
    'signed-in, 3',
    'signed-in, 3, impersonation-over',
  ],
  [
    'the other tab is refused what has just ended, and this page is loaded anew before it goes back',
    ({ browser: { server }, here, there }) => {
      server.isClear = true
      here.send({ type: 'deimpersonate' })
      here.step()
      there.save()
      there.step()
      here.reload()
    },
    'signed-in, 3',
    'signed-in, 3, impersonation-over',
  ],
  [
    'another tab signs out before this one has gone back',
    ({ here, there }) => {
      here.send({ type: 'deimpersonate' })
      here.step()
      there.send({ type: 'signOut' })
      there.step()
      here.step()
      here.reload()
    },
    'signed-out',
    'signed-out',
  ],
  [
    'impersonation goes on to a third person',
    ({ here }) => here.impersonate(12),
    'signed-in, 12 by Ada',
    'signed-in, 12 by Ada',
  ],
  [
    'impersonation cannot be ended without a network',
    ({ browser: { server }, here }) => {
      server.isReachable = false
      here.send({ type: 'deimpersonate' })
    },
    'signed-in, 9 by Ada, impersonation-not-ended',
    'signed-in, 9 by Ada',
  ],
  [
    'impersonation is ended that is over already',
    (setting) => {
      endActing(setting)
      setting.here.send({ type: 'deimpersonate' })
    },
    'signed-in, 3, impersonation-expired',
    'signed-in, 3, impersonation-over',
  ],
  [
    '401 of an impersonation that is over',
    (setting) => {
      endActing(setting)
      setting.here.save()
    },
    'expired, 9 by Ada',
    'expired, 9 by Ada',
  ],
  [
    '401 accessToken is required while acting as another person',
    (setting) => {
      setting.browser.server.isClear = true
      ask(setting)
    },
    'expired, 9 by Ada',
    'expired, 9 by Ada',
  ],
  ['401 of an impersonation whose own session is over as well', ask, 'expired, 9 by Ada', 'expired, 9 by Ada'],
  [
    'who acts as another person signs in again in place',
    (setting) => {
      ask(setting)
      setting.here.signIn(ada)
    },
    'signed-in, 9 by Ada',
    'signed-in, 9 by Ada',
  ],
  [
    'who acts as another person signs in again in the other tab',
    (setting) => {
      ask(setting)
      setting.there.signIn(ada)
    },
    'signed-in, 9 by Ada',
    'signed-in, 9 by Ada',
  ],
  [
    'the network is lost between signing in again and acting as another person again',
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
    (setting) => {
      ask(setting)
      setting.here.signIn(12)
    },
    'signed-in, 12, impersonation-over',
    'signed-in, 12, impersonation-over',
  ],
  [
    'signing out where the password is asked for while acting as another person',
    (setting) => {
      ask(setting)
      setting.here.send({ type: 'signOut' })
    },
    'signed-out',
    'signed-out, elsewhere',
  ],
  [
    'signing out while who acts as another person signs in again',
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
    (setting) => {
      ask(setting)
      setting.here.send({ type: 'deimpersonate' })
    },
    'expired, 9 by Ada',
    'expired, 9 by Ada',
  ],
  [
    'an impersonation turns out to be over while going back to oneself',
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
    'a call of the other tab is refused just before the end of the impersonation is known here',
    ({ browser: { kept, server }, here, there }) => {
      here.send({ type: 'deimpersonate' })
      const answer = here.later.pop()
      here.later.push(() => ({ type: 'deimpersonated' }))
      expect(answer?.()).toEqual({ type: 'deimpersonated' })
      expect(server.userOf(kept.impersonation?.token?.id ?? '')).toBeUndefined()
      there.save()
      // Refused, asked about, and found to be over, while the answer is on its way.
      for (let times = 0; times < 2; times++) there.step()
      for (let times = 0; times < 2; times++) here.step()
    },
    'signed-in, 3',
    'signed-in, 3, impersonation-over',
  ],
  [
    '403 while acting as another person',
    ({ browser, here }) => {
      browser.server.refusal = 'forbidden'
      here.save()
    },
    'signed-in, 3, impersonation-forbidden',
    'signed-in, 3, impersonation-over',
  ],
  [
    '500 Invalid user or customer while acting as another person',
    ({ browser, here }) => {
      browser.server.refusal = 'unknown-account'
      here.save()
    },
    'signed-in, 3, impersonation-unknown-account',
    'signed-in, 3, impersonation-over',
  ],
  [
    'an impersonation runs out, and another page is opened',
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
    (setting) => {
      endActing(setting)
      setting.here.reload()
    },
    'signed-in, 3, impersonation-expired',
    'signed-in, 3, impersonation-over',
  ],
  [
    'signing out while acting as another person',
    ({ here }) => here.send({ type: 'signOut' }),
    'signed-out',
    'signed-out, elsewhere',
  ],
]

describe('what happens in one tab of two while acting as another person', () => {
  it.each(rows)('%s', (_, happen, here, there) => {
    const setting = twoTabs({ isActing: true })
    happen(setting)
    settle(setting.browser)
    expect([seen(setting.here), seen(setting.there)]).toEqual([here, there])
  })
})

describe('who stops acting as another person', () => {
  it('is back where it began, in the tab where it began', () => {
    const { browser, here, there } = twoTabs()
    here.visit('/service/users/*?filter=grace&page=2')
    here.impersonate(grace)
    settle(browser)
    expect(here.address).toBe('/service/dashboard')
    here.visit('/service/call-log')
    here.send({ type: 'deimpersonate' })
    settle(browser)
    expect([here.address, seen(here)]).toEqual(['/service/users/*?filter=grace&page=2', 'signed-in, 3'])
    expect(there.address).toBe('/service/call-log')
    // That is forgotten: the next time begins elsewhere.
    here.visit('/service/role')
    here.impersonate(grace)
    settle(browser)
    here.impersonate(12)
    settle(browser)
    here.send({ type: 'deimpersonate' })
    settle(browser)
    expect(here.address).toBe('/service/role')
  })
})
