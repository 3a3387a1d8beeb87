import { expect, it } from 'vitest'
import { areLastManagers } from './role-managers.ts'

const role = (id: number, guiPermissionId: number, people: readonly number[]) => ({
  id,
  name: `Role ${id}`,
  createdAt: '2026-01-01T00:00:00Z',
  GuiVisibilities: [
    { id, roleId: id, guiSectionId: 10, guiPermissionId, GuiSection: { id: 10, name: 'Manage Roles' as const } },
  ],
  principals: people.map((principalId) => ({ id: principalId, principalType: 'USER', principalId, roleId: id })),
})
const roles = [role(1, 3, [5, 6]), role(2, 2, [7]), role(3, 3, [8]), role(4, 1, [])]

it.each([
  ['one of several', [5], false],
  ['all of one role, while another manages too', [5, 6], false],
  ['somebody who reads roles only', [7], false],
  ['all that manage', [5, 6, 7, 8], true],
])('%s', (_, leaving, expected) => {
  expect(areLastManagers(roles, leaving)).toBe(expected)
})

it('nobody is the last where nobody manages', () => {
  expect(areLastManagers([role(1, 1, [5])], [5])).toBe(false)
})
