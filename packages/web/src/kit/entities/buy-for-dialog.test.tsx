import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { users as userList } from '../../features/users/users.resource.ts'
import { hrefOf } from '../../places/href.ts'
import { setSessionHandlers } from '../../state/session-events.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { initDeclarations } from '../declarations.ts'
import { BuyForButton } from './buy-for-button.tsx'

/** A user of customer 3, by the permission (1 deny, 3 all) for buying numbers. */
const user = (id: number, username: string, guiPermissionId: 1 | 3) => {
  const GuiVisibilities = [{ id, guiPermissionId, GuiSection: { id: 1, name: 'Buy Numbers' } }]
  const DashRole = { id, name: 'Role', GuiVisibilities }
  return {
    ...{ id, username, customerId: 3, email: `${username}@kestrel.example`, emailVerified: true },
    DashRoleMapping: [{ id, principalType: 'USER', principalId: id, roleId: id, DashRole }],
  }
}

/** Opens who can buy for customer 3, as the staff of the service. */
async function open(users: readonly object[]): Promise<void> {
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1, isSuperAdmin: true }) })
  answerCalls(({ url }) => {
    if (url.endsWith('/impersonate')) return testToken('other', 5)
    return /\/DashUsers\b/.test(url) ? users : [{ id: 3, companyName: 'Kestrel Estates' }]
  })
  render(
    <MayOpenProvider value={() => true}>
      <BuyForButton customerId={3} />
    </MayOpenProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Buy numbers' }))
  await screen.findByRole('dialog', { name: 'Buy numbers for Kestrel Estates' })
}

it('offers to act as the users of the customer who may buy', async () => {
  await open([user(5, 'kestrel-admin', 3), user(6, 'kestrel-viewer', 1)])
  const offered = await screen.findAllByRole('button', { name: /^Act as/ })
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Act as kestrel-admin'])
})

it('acts as the chosen user at Buy Numbers', async () => {
  initDeclarations(async () => userList)
  await open([user(5, 'kestrel-admin', 3)])
  const impersonate = vi.fn()
  setSessionHandlers({ impersonate, signIn: vi.fn(), changeUser: vi.fn() })
  fireEvent.click(await screen.findByRole('button', { name: 'Act as kestrel-admin' }))
  fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'They asked for two numbers' } })
  fireEvent.click(screen.getByRole('button', { name: 'Act as this user' }))
  await vi.waitFor(() => expect(impersonate).toHaveBeenCalledWith(expect.anything(), hrefOf('buyNumbers')))
})

it('leads to the users of the customer where none of them may buy', async () => {
  await open([user(6, 'kestrel-viewer', 1)])
  const link = await screen.findByRole('link', { name: 'Users of Kestrel Estates' })
  expect(link.getAttribute('href')).toContain('customer=3')
  expect(screen.queryByRole('button', { name: /^Act as/ })).toBeNull()
})

it('is not offered to people of a customer', () => {
  showSession({ status: 'signed-in', user: testUser({ customerId: 3 }) })
  const { container } = render(<BuyForButton customerId={3} />)
  expect(container.textContent).toBe('')
})
