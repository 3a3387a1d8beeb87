import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '../../state/toasts.ts'
import { showUiSettings } from '../../state/ui-settings-store.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { SessionNotice } from '../session/session-notice.tsx'
import { ImpersonationBand } from './impersonation-band.tsx'
import { DeimpersonateButton, PersonAvatar } from './profile-menu.tsx'

const { sendSession } = vi.hoisted(() => ({ sendSession: vi.fn() }))
vi.mock('../session/start-session.ts', () => ({ sendSession }))

const Customer = {
  id: 2,
  companyName: 'Harbor Dental Group',
  currency: 'USD',
  balance: 0,
  state: 'active' as const,
  createdAt: '2026-01-01T00:00:00Z',
}
const user = testUser({ firstName: 'Marcus', lastName: 'Okafor', Customer })
const impersonation = { token: testToken('other', 3), impersonator: 'super' }

beforeEach(() => {
  toasts.list = []
  sendSession.mockClear()
  showUiSettings({})
})

it('says who acts as whom, and of which company; without acting there is no band', () => {
  showSession({ status: 'signed-in', user })
  const { rerender, container } = render(<ImpersonationBand />)
  expect(container.textContent).toBe('')
  showSession({ status: 'signed-in', user, impersonation })
  rerender(<ImpersonationBand />)
  expect(container.textContent).toContain('super acts as Marcus Okafor of Harbor Dental Group')
})

it.each([
  ['the button of the band', () => <ImpersonationBand />],
  ['the profile menu', () => <DeimpersonateButton className="" />],
])('is ended by %s', async (_, part) => {
  showSession({ status: 'signed-in', user, impersonation })
  render(part())
  fireEvent.click(screen.getByText(/^Stop acting as Marcus Okafor/))
  await vi.waitFor(() => expect(sendSession).toHaveBeenCalledExactlyOnceWith({ type: 'deimpersonate' }))
})

it('a failure to end it is reported', () => {
  showSession({ status: 'signed-in', user, impersonation, news: 'impersonation-not-ended' })
  render(<SessionNotice />)
  expect(toasts.list.map(({ text }) => text)).toEqual([expect.stringMatching(/^Failed to +deimpersonate User/)])
})

it('the picture is incognito, or that of who acts', () => {
  showUiSettings({ customAvatar: 'data:image/png;base64,BB' })
  showSession({ status: 'signed-in', user, impersonation })
  const { container, rerender } = render(<PersonAvatar name="Marcus" />)
  expect([container.querySelector('[data-incognito]'), container.querySelector('img')]).toEqual([
    expect.anything(),
    null,
  ])
  showSession({
    status: 'signed-in',
    user,
    impersonation: { ...impersonation, incognitoAvatar: 'data:image/png;base64,AA' },
  })
  rerender(<PersonAvatar name="Marcus" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AA')
})
