import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from '../../browser/navigate.ts'
import { initClient } from '../../data/client.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { SessionsSection } from './settings-page.tsx'

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const at = '2026-05-01T10:00:00.000Z'
const session = (id: string, more: object) => ({
  ...{ id, createdAt: at, lastSeenAt: at, expiresAt: at, isCurrent: false },
  ...more,
})

let sessions: { id: string; isCurrent: boolean }[]
let sent: string[]

function show(wholeContract = true) {
  initClient({
    wholeContract,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url, method }) => {
      const path = new URL(url).pathname.split('/v1').at(-1) ?? ''
      sent.push(`${method} ${path}`)
      if (method === 'GET') return Response.json(sessions)
      const before = sessions.length
      sessions = sessions.filter(({ id, isCurrent }) => isCurrent || !(path.endsWith('/sessions') || path.endsWith(id)))
      return Response.json({ count: before - sessions.length })
    },
  })
  showSession({ status: 'signed-in', user: testUser(), token: testToken('t') })
  return render(<SessionsSection />)
}

beforeEach(() => {
  sent = []
  sessions = [
    session('here', { userAgent: chrome, address: '203.0.113.24', isCurrent: true }),
    session('there', { userAgent: 'curl/8.5.0', address: '198.51.100.7' }),
    session('other', {}),
  ]
})
afterEach(() => {
  vi.useRealTimers()
  showSession({})
})

it('names each session, and ends one or all but this', async () => {
  show()
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chrome on WindowsThis session.*203\.0\.113\.24/),
    expect.stringMatching(/^curl.*198\.51\.100\.7/),
    expect.stringMatching(/^Unknown browser or program/),
  ])
  expect(screen.queryByRole('button', { name: 'End: Chrome on Windows' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'End: curl' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'End all other sessions' }))
  expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy()
  expect(sent.filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /DashUsers/3/sessions/there',
    'DELETE /DashUsers/3/sessions',
  ])
})

it('asks again when the window is looked at again, as sessions begin in other browsers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const mine = sessions.slice(0, 1)
  const all = sessions
  sessions = mine
  show()
  expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy()
  sessions = all
  await act(() => vi.advanceTimersByTimeAsync(3000))
  fireEvent.focus(window)
  expect(await screen.findByText('curl')).toBeTruthy()
})

it('is led to again by a link to the same address', async () => {
  navigate('/service/user/account?part=sessions')
  show()
  const heading = await screen.findByRole('heading', { name: 'Where you are signed in' })
  expect(document.activeElement).toBe(heading)
  heading.blur()
  act(() => navigate('/service/user/account?part=sessions', { state: { unsaved: true } }))
  expect(document.activeElement).not.toBe(heading)
  act(() => navigate('/service/user/account?part=sessions'))
  expect(document.activeElement).toBe(heading)
})

it.each([true, false])('leads to the last sign-ins for those who may see audits: %s', async (mayAudit) => {
  show().unmount()
  render(
    <MayOpenProvider value={() => mayAudit}>
      <SessionsSection />
    </MayOpenProvider>,
  )
  await screen.findAllByRole('listitem')
  const links = screen.queryAllByRole('link', { name: 'Your last sign-ins' })
  const asked = links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('filter'))
  expect(asked).toEqual(mayAudit ? ['endpoint:"authenticate", userId:="3"'] : [])
})

it('asks nothing, and shows nothing, where the core API has no such call', async () => {
  const { container } = show(false)
  expect([container.textContent, sent]).toEqual(['', []])
})

it('shows nobody the sessions of who they act as', () => {
  const { container } = show()
  const impersonation = { token: testToken('acting'), impersonator: 'Nora' }
  showSession({ status: 'signed-in', user: testUser(), token: testToken('t'), impersonation })
  sent = []
  container.remove()
  expect(render(<SessionsSection />).container.textContent).toBe('')
})
