import { describe, expect, it } from 'vitest'
import { settle, userOf } from '../../../testing/browser-tabs.ts'
import { ada, grace, seen, twoTabs } from '../../../testing/two-tabs.ts'

describe('a session that has ended', () => {
  it('has asked again what was asked, in both tabs, once it continues', () => {
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

  it('has asked again as the other person what was asked as that person', () => {
    const { browser, here, there } = twoTabs({ isActing: true })
    browser.server.revokeAll()
    const calls = [here.save(), there.save()]
    settle(browser)
    here.signIn(ada)
    settle(browser)
    expect(calls).toEqual([
      { madeBy: grace, doneAs: grace },
      { madeBy: grace, doneAs: grace },
    ])
  })

  it('is asked for again where the server did not say whether one may act as the other person', () => {
    const { browser, here } = twoTabs({ isActing: true })
    browser.server.revokeAll()
    here.save()
    settle(browser)
    here.signIn(ada)
    browser.server.isReachable = false
    settle(browser)
    expect([here.state.status, here.signInErrors]).toEqual(['expired', ['network']])
    browser.server.isReachable = true
    here.signIn(ada)
    settle(browser)
    expect(seen(here)).toBe('signed-in, 9 by Ada')
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

  it('is said to have ended by a page that is reloaded while the password is asked for, and by no later one', () => {
    const { browser, here } = twoTabs()
    browser.server.revokeAll()
    here.save()
    settle(browser)
    const asked = here.address
    here.reload()
    expect([here.state.status, here.state.signOutReason, here.state.returnTo]).toEqual(['signed-out', 'expired', asked])
    here.reload()
    expect(here.state.signOutReason).toBeUndefined()
  })

  it('is not said to have ended once it continues, or once the person has signed out', () => {
    const { browser, here, there } = twoTabs()
    browser.server.revokeAll()
    here.save()
    settle(browser)
    here.signIn(ada)
    settle(browser)
    browser.change(here, { token: undefined, impersonation: undefined })
    here.reload()
    expect(here.state.signOutReason).toBeUndefined()
    there.send({ type: 'signOut' })
    settle(browser)
    there.reload()
    expect(there.state.signOutReason).toBeUndefined()
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
