import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { placeAt } from '../../places/place-at.ts'
import { SessionList } from '../../shared/sessions/session-list.tsx'
import { setSessionHandlers } from '../../state/session-events.ts'
import { sessionStore } from '../../state/session-store.ts'
import { applyUiSettings, forgetUiSettings } from '../../state/ui-settings-store.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { ProfileMenu } from './profile-menu.tsx'

const theme = () => document.documentElement.dataset.theme

afterEach(() => {
  forgetUiSettings()
  showSession({})
  sessionStore.access = undefined
})

it('the colour scheme is switched, seen at once, kept with the person, and there after signing in again', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00'), toFake: ['Date'] })
  HTMLElement.prototype.hidePopover ??= () => undefined
  let user = testUser({ uiSettings: '{}' })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      if (request.method === 'PATCH') user = { ...user, ...(await request.json()) }
      return Response.json(/DashUsers\/3$/.test(new URL(request.url).pathname) ? user : [])
    },
  })
  showSession({ status: 'signed-in', user, token: testToken('t') })
  setSessionHandlers({ signIn: async () => undefined, impersonate: () => undefined, changeUser: () => undefined })
  sessionStore.access = accessOf({ id: 3, customerId: 2 }, [])
  applyUiSettings(user.uiSettings)
  render(<ProfileMenu place={placeAt('/service/dashboard') ?? expect.fail()} />)
  expect(theme()).toBe('light')
  fireEvent.click(screen.getByText('Dark Mode'))
  expect(theme()).toBe('dark')
  expect(await screen.findByText('Light Mode')).toBeTruthy()
  await waitFor(() => expect(JSON.parse(user.uiSettings ?? '{}')).toMatchObject({ followsClock: false }))
  forgetUiSettings()
  expect(theme()).toBe('light')
  applyUiSettings(user.uiSettings)
  expect(theme()).toBe('dark')
})

it('closes with each press of an entry, and asks again for what the page shows where it leads to that page', async () => {
  const hidden = vi.fn()
  HTMLElement.prototype.hidePopover = hidden
  const user = testUser({ uiSettings: '{}' })
  let sessions: object[] = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => Response.json(url.includes('/sessions') ? sessions : user),
  })
  showSession({ status: 'signed-in', user, token: testToken('t') })
  sessionStore.access = accessOf({ id: 3, customerId: 2 }, [])
  const address = '/service/user/account?part=sessions'
  history.replaceState(null, '', address)
  render(
    <>
      <ProfileMenu place={placeAt('/service/user/account') ?? expect.fail()} />
      <SessionList userId={3} isOwn />
    </>,
  )
  expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy()
  const at = '2026-05-01T10:00:00.000Z'
  sessions = [{ id: 'new', createdAt: at, lastSeenAt: at, expiresAt: at, isCurrent: false, userAgent: 'curl/8.5.0' }]
  hidden.mockClear()
  fireEvent.click(screen.getByText('Where you are signed in'))
  expect([hidden.mock.calls.length, location.pathname + location.search]).toEqual([1, address])
  expect(await screen.findByText('curl')).toBeTruthy()
  fireEvent.click(screen.getByText('Dark Mode'))
  expect(hidden).toHaveBeenCalledTimes(2)
})

it('leads to the own sessions, but not to those of whom one acts as', () => {
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', fetch: async () => Response.json([]) })
  const signedIn = { status: 'signed-in', user: testUser(), token: testToken('t') } as const
  const show = (more: object) => {
    showSession({ ...signedIn, ...more })
    sessionStore.access = accessOf({ id: 3, customerId: 2 }, [])
    const { unmount } = render(<ProfileMenu place={placeAt('/service/dashboard') ?? expect.fail()} />)
    const links = screen
      .queryAllByText('Where you are signed in')
      .map((each) => each.closest('a')?.getAttribute('href'))
    unmount()
    return links
  }
  expect(show({})).toEqual(['/service/user/account?part=sessions'])
  expect(show({ impersonation: { token: testToken('acting'), impersonator: 'Nora' } })).toEqual([])
})
