import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { sessionStore } from '../../state/session-store.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { RemovalNotes } from './role-panels.tsx'

const createdAt = '2026-01-01T00:00:00Z'

const gives = (roleId: number, guiPermissionId: number) =>
  (['Manage Users', 'Manage Roles'] as const).map((name, at) => ({
    id: roleId * 10 + at,
    roleId,
    guiSectionId: at + 1,
    guiPermissionId,
    GuiSection: { id: at + 1, name },
  }))
const role = (id: number, name: string, guiPermissionId: number) => ({
  id,
  name,
  customerId: 2,
  createdAt,
  GuiVisibilities: gives(id, guiPermissionId),
})
const [front, helpers, readers] = [role(3, 'Front desk', 3), role(4, 'Helpers', 3), role(5, 'Readers', 2)]

const person = (id: number, of: typeof front, principalType: 'ADMIN' | 'USER' = 'ADMIN') =>
  testUser({
    id,
    username: `person ${id}`,
    DashRoleMapping: [{ id, principalType, principalId: id, roleId: of.id, DashRole: of }],
  })

let people: ReturnType<typeof person>[]
beforeEach(() => {
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const holders = people.filter(({ DashRoleMapping: [held] = [] }) => held?.roleId === front.id)
      if (/DashRoleMappings/.test(pathname)) return Response.json(holders.flatMap((each) => each.DashRoleMapping ?? []))
      if (/DashRoles/.test(pathname)) return Response.json([front, helpers, readers])
      return Response.json(/several/i.test(pathname) ? holders : people)
    },
  })
})
afterEach(() => void Object.assign(sessionStore, { user: undefined, access: undefined, impersonation: undefined }))

const targets = [{ id: front.id, name: front.name }]
function ask() {
  const onFirst = vi.fn()
  render(<RemovalNotes targets={targets} moveToId={undefined} onFirst={onFirst} />)
  return onFirst
}
const choose = (roleName: string) => {
  const select = screen.getByRole('combobox')
  const option = screen.getByRole('option', { name: roleName })
  fireEvent.change(select, { target: { value: option.getAttribute('value') } })
}

it('takes the role from nobody where the one who asks would lose rights, until they get another that gives as much', async () => {
  const own = person(8, front)
  people = [own, person(9, helpers), person(10, front)]
  showSession({ user: own, token: testToken('t', 8) })
  const onFirst = ask()
  expect((await screen.findByRole('alert')).textContent).toContain('rights of your own')
  expect(onFirst).toHaveBeenLastCalledWith('refused')
  choose('Readers')
  expect(screen.getByRole('alert').textContent).toContain('rights of your own')
  choose('Helpers')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(onFirst).toHaveBeenLastCalledWith(expect.objectContaining({ last: expect.any(Array) }))
})

it('takes the role from nobody where no one would be left who changes users, for the super administrator either', async () => {
  people = [person(8, front), person(9, readers, 'USER')]
  showSession({ user: testUser({ id: 1, customerId: 1, isSuperAdmin: true }), token: testToken('t', 1) })
  const onFirst = ask()
  expect((await screen.findByRole('alert')).textContent).toContain('Make somebody else an administrator first')
  expect(onFirst).toHaveBeenLastCalledWith('refused')
  choose('Readers')
  expect(screen.getByRole('alert').textContent).toContain('Nobody at the customer could change users')
  choose('Helpers')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('offers no other role to who acts as somebody, as giving one takes the own password', async () => {
  const own = person(8, helpers)
  people = [own, person(9, front)]
  const impersonation = { token: testToken('i', 8), impersonator: 'Ada' }
  showSession({ user: own, token: testToken('t', 1), impersonation })
  const onFirst = ask()
  await screen.findByText('Not while you act as somebody else.')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['No role'])
  await waitFor(() => expect(onFirst).toHaveBeenLastCalledWith(expect.objectContaining({ last: expect.any(Array) })))
})

it('chooses nothing for anybody: until something is chosen nothing is deleted', async () => {
  people = [person(8, helpers), person(9, front)]
  showSession({ user: testUser({ id: 1, customerId: 1, isSuperAdmin: true }), token: testToken('t', 1) })
  const onFirst = ask()
  const field = await screen.findByRole('combobox')
  await screen.findByRole('option', { name: 'Readers' })
  expect(field).toHaveProperty('value', '')
  expect(onFirst).not.toHaveBeenCalled()
  choose('No role')
  await waitFor(() => expect(onFirst).toHaveBeenLastCalledWith(expect.objectContaining({ last: expect.any(Array) })))
})
