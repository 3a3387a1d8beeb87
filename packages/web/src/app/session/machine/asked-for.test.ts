import { expect, it } from 'vitest'
import { fakeBrowser, fakeServer, settle } from '../../../testing/browser-tabs.ts'
import { ada } from '../../../testing/two-tabs.ts'

const link = '/service/tracking-number?sort=id+desc'

/** A link that somebody who is signed out has opened, and another tab at the sign-in page. */
function opened() {
  const browser = fakeBrowser(fakeServer())
  const here = browser.open(link)
  const there = browser.open('/auth/login')
  settle(browser)
  // Where the app leads who is signed out.
  here.visit('/auth/login')
  expect(here.state).toMatchObject({ status: 'signed-out', returnTo: link })
  return { browser, here, there }
}

it('a link outlives a reload of the sign-in page', () => {
  const { browser, here } = opened()
  here.reload()
  here.signIn(ada)
  settle(browser)
  expect(here.state).toMatchObject({ status: 'signed-in', returnTo: link })
})

it('a link outlives signing in in another tab, which it leads nowhere', () => {
  const { browser, here, there } = opened()
  there.signIn(ada)
  settle(browser)
  expect([here.state.status, here.state.returnTo, there.state.returnTo]).toEqual(['signed-in', link, undefined])
})

it('a link is used once', () => {
  const { browser, here } = opened()
  here.signIn(ada)
  settle(browser)
  here.visit(link)
  expect([here.state.returnTo, here.returnTo]).toEqual([undefined, undefined])
  here.address = '/auth/login'
  here.reload()
  settle(browser)
  expect(here.state).toMatchObject({ status: 'signed-in', returnTo: undefined })
})
