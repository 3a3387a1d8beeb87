import { ForbiddenError } from '@lineboard/sdk'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { attempted } from '../../shared/payment/attempt.ts'
import { isMoneyLeftOpen } from '../../state/money-left-open.ts'
import { notifications } from '../../state/notifications.ts'
import { session } from '../../state/session.ts'
import { dismissToast, toasts } from '../../state/toasts.ts'
import { testToken, testUser } from '../../testing/show-session.ts'
import { SessionNotice } from './session-notice.tsx'
import { startSession } from './start-session.ts'

const forbidden = new ForbiddenError(
  { status: 403, name: 'Error', message: 'Access Denied' },
  { operationId: 'PaymentMethod.intentToWallet', method: 'POST', url: 'http://core.example/api/v1/x' },
)

beforeEach(() => {
  history.replaceState(null, '', '/service/billing')
  localStorage.setItem('token', JSON.stringify(testToken('own')))
  localStorage.setItem('impersonationToken', JSON.stringify(testToken('other', 9)))
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => Response.json(testUser()),
  })
})
afterEach(() => {
  for (const { id } of [...toasts.list]) dismissToast(id)
  localStorage.clear()
  sessionStorage.clear()
})

/** A page as it is opened, and what it says over itself. */
async function openPage() {
  const stop = startSession()
  await vi.waitFor(() => expect(session.status).toBe('signed-in'))
  const { unmount } = render(<SessionNotice />)
  return () => {
    unmount()
    stop()
  }
}

const said = () => toasts.list.map(({ text }) => text).join(' ')

it('anyone who is refused while acting as somebody and paying gets a message on the page that comes, and once', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const leave = await openPage()
  const became = await attempted(Promise.reject(forbidden))
  expect(became.kind).toBe('unknown')
  reportError(forbidden, { isShown: true })
  expect(reload).toHaveBeenCalledOnce()
  leave()

  const leaveNext = await openPage()
  expect(session.impersonation).toBeUndefined()
  const money = /it is not known whether money was moved/
  await vi.waitFor(() => expect(said()).toMatch(money))
  expect(said()).toMatch(/Acting as another person has ended/)
  expect(notifications.list.map(({ msg }) => msg).join(' ')).toMatch(money)
  expect(isMoneyLeftOpen()).toBe(false)
  leaveNext()
  reload.mockRestore()
})
