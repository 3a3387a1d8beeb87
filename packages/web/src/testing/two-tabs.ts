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

/** What happens, and how both tabs stand once it has: `here` and `there`, as `seen` says it. */
export type TwoTabsRow = [what: string, happen: (setting: TwoTabs) => void, here: string, there: string]

/** The server knows no session any more. */
export const end = ({ browser: { server } }: TwoTabs): void => server.revokeAll()

/** The session has ended, and both tabs ask for the password. */
export function ask(setting: TwoTabs): void {
  end(setting)
  setting.here.save()
  settle(setting.browser)
}

/** The server knows the own session, and not that one acts as another person. */
export const endActing = ({ browser: { server, kept } }: TwoTabs): void => server.revoke(kept.impersonation?.token?.id)
