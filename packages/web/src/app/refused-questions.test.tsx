import { accessOf } from '@lineboard/sdk'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import { setErrorHandler } from '../data/report-error.ts'
import { RemoveCardDialog } from '../features/billing/remove-card-dialog.tsx'
import { ActionDialog as Unsubscribe } from '../features/billing/unsubscribe-dialog.tsx'
import { TakeOutDialog } from '../features/roles/take-out-dialog.tsx'
import { ActionDialog as ResetAccount } from '../features/users/reset-account-dialog.tsx'
import { sessionStore } from '../state/session-store.ts'

const close = () => undefined
const createdAt = '2026-01-01T00:00:00.000Z'
const user = {
  id: 8,
  username: 'nora',
  email: 'nora@company.example',
  firstName: 'Nora',
  lastName: 'Lind',
  customerId: 2,
  emailVerified: true,
  createdAt,
}
const card = {
  id: 1,
  customerId: 2,
  token: '****1',
  payment_id: 'card_1',
  primary: true,
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  createdAt,
}
const subscription = {
  id: 5,
  customerId: 2,
  productId: 3,
  variationId: 4,
  quantity: 1,
  status: 'active' as const,
  startedAt: createdAt,
}
const holder = { name: 'Nora Lind', note: '', kind: 'User', userId: 8, mappingId: 9, isReached: true }

/** Every question before one call, with the button that answers it. */
const questions: [string, () => ReactElement, RegExp][] = [
  [
    'taking somebody out of a role',
    () => <TakeOutDialog roleName="Staff" holder={holder} onClose={close} />,
    /take out/i,
  ],
  ['resetting an account', () => <ResetAccount row={user} onClose={close} />, /reset/i],
  ['removing a card', () => <RemoveCardDialog card={card} isLast={true} onClose={close} />, /remove/i],
  ['unsubscribing', () => <Unsubscribe row={subscription} onClose={close} />, /unsubscribe/i],
]

const reported: { isShown?: boolean }[] = []
let refusal: { status: number; more: object }

beforeEach(() => {
  reported.length = 0
  setErrorHandler((_, how) => void reported.push(how))
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  initClient({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const isRead = request.method === 'GET' && !request.url.includes('account-reset')
      if (isRead) return Response.json([])
      const { status, more } = refusal
      const error = { statusCode: status, name: 'Error', message: 'Not allowed here', ...more }
      return Response.json({ error }, { status })
    },
  })
})
afterEach(() => {
  cleanup()
  sessionStore.access = undefined
})

const details = {
  context: 'DashRoleMapping',
  codes: { principalId: ['lastAdministrator'] },
  messages: { principalId: ['is the last administrator of the customer: make somebody else one first'] },
}

describe.each(questions)('%s', (_, question, button) => {
  it.each([
    [422, { details }],
    [403, {}],
    [503, {}],
  ])('that is refused with %i says so in the question, in words, and can be tried again', async (status, more) => {
    refusal = { status, more }
    render(question())
    const dialog = screen.getByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: button }))
    const alert = await within(dialog).findByText(/\w+ \w+/, { selector: '.MuiAlert-message' })
    expect(alert.textContent).not.toMatch(/principalId|DashRole|422|403|503/)
    expect(reported).toEqual([{ isShown: true }])
    expect(within(dialog).getByRole('button', { name: button })).toHaveProperty('disabled', false)
  })
})
