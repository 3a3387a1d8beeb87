import { type FakeBrowser, type FakeTab, fakeBrowser, fakeServer, settle } from './browser-tabs.ts'

/** Two tabs of one browser. */
export interface TwoTabs {
  browser: FakeBrowser
  /** The tab it happens in. */
  here: FakeTab
  /** Another one of the same browser. */
  there: FakeTab
}

/** Ids of two people. */
export const [ada, grace] = [3, 9]

/** Two tabs of one person. */
export function twoTabs({ isActing = false } = {}): TwoTabs {
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
export const seen = ({ state }: FakeTab) => {
  const { status, user, impersonation, signOutReason, news } = state
  return [status, impersonation ? `${user?.id} by ${impersonation.impersonator}` : user?.id, signOutReason ?? news]
    .filter((each) => each !== undefined)
    .join(', ')
}
