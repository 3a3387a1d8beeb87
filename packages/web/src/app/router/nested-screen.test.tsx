import { accessOf } from '@lineboard/sdk'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { apiKeys } from '../../features/api-keys/api-keys.resource.ts'
import { patternOf, placeAt } from '../../places/place-at.ts'
import { sessionStore } from '../../state/session-store.ts'

const calls: string[] = []
const administrator = {
  id: 6,
  customerId: 2,
  DashRoleMapping: [{ id: 1, principalType: 'ADMIN', principalId: 6, roleId: 2 }],
}
const colleague = {
  id: 7,
  username: 'maya',
  customerId: 2,
  DashRoleMapping: [{ id: 2, principalType: 'USER', principalId: 7, roleId: 3 }],
}

vi.mock('../../list/resource-page.tsx', () => ({
  ResourcePage: ({ resource: { href, title } }: { resource: { href: string; title: string } }) => (
    <p title={title}>{`List at ${href}`}</p>
  ),
}))
vi.mock('../../kit/rows/calls-by-name.ts', () => ({
  rowsOf: (data: unknown) => (Array.isArray(data) ? data : []),
  useCallByName(operation: string, args: { filter: { where: { id: number } } } | null) {
    if (args) calls.push(operation)
    const found = [administrator, colleague].filter(({ id }) => id === args?.filter.where.id)
    return { data: args ? found : undefined, error: undefined }
  },
}))

const { nestedScreen } = await import('./nested-screen.tsx')

function open(userId: number) {
  const path = `/service/user/edit/${userId}/keys`
  history.replaceState(null, '', path)
  const place = placeAt(path)
  if (!place) throw new Error(`There is nothing at ${path}.`)
  render(<Route path={patternOf(place)}>{nestedScreen(apiKeys, place).element}</Route>)
}

const manager = (guiPermissionId: number) =>
  accessOf({ id: 5, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Manage Users' }, guiPermissionId },
  ])

beforeEach(() => {
  calls.length = 0
  sessionStore.access = manager(3)
})
afterEach(() => {
  sessionStore.access = undefined
})

it("shows the keys of whom one looks after, and no list of somebody's who may do more", () => {
  open(7)
  expect(screen.getByText('List at /service/user/edit/7/keys').title).toMatch(/ · maya$/)
  cleanup()
  open(6)
  expect(screen.queryByText(/^List at/)).toBeNull()
  expect(screen.getByText(/may not see/i)).toBeTruthy()
})

it('shows no keys of others to who only reads users, but the own', () => {
  sessionStore.access = { ...manager(2), userId: 7 }
  open(6)
  expect(screen.queryByText(/^List at/)).toBeNull()
  cleanup()
  open(7)
  expect(screen.getByText('List at /service/user/edit/7/keys')).toBeTruthy()
})

it('of somebody out of sight, asks for a list, which is not refused, and says that nothing is shown', () => {
  open(99)
  expect(screen.queryByText(/^List at/)).toBeNull()
  expect(screen.getByText(/may not see/i)).toBeTruthy()
  expect(calls.every((operation) => operation === 'DashUser.find')).toBe(true)
  expect(calls.length).toBeGreaterThan(0)
})

it('asks nothing about somebody where the person sees no users: the list says so itself', () => {
  sessionStore.access = manager(1)
  open(6)
  expect(screen.getByText('List at /service/user/edit/6/keys')).toBeTruthy()
  expect(calls).toEqual([])
})
