import { sectionNames } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RowForm } from '../../kit/form/row-form.tsx'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { form } from './role-panels.tsx'

const createdAt = '2026-01-01T00:00:00Z'
const given = sectionNames.map((name, at) => ({
  id: at + 1,
  roleId: 2,
  guiSectionId: at + 1,
  guiPermissionId: 3,
  GuiSection: { id: at + 1, name },
}))
const role = (id: number) => ({ id, name: `Role ${id}`, customerId: 2, createdAt, GuiVisibilities: given })
const person = (id: number, roleId: number, more: object = {}) =>
  testUser({
    id,
    DashRoleMapping: [{ id, principalType: 'ADMIN', principalId: id, roleId, DashRole: role(roleId) }],
    ...more,
  })

afterEach(() => showSession({}))

const saving = { isDirty: false, isBusy: false, setDirty: () => undefined, run: async () => undefined }

function open(shown: ReturnType<typeof role>, user: ReturnType<typeof person>, people: readonly object[] = []) {
  answerCalls(({ url }) => (/DashUsers/i.test(url) ? people : []))
  showSession({ status: 'signed-in', user, token: testToken('t', user.id) })
  render(<RowForm id="form" form={form} row={shown} saving={saving} />)
}

const choices = () => screen.getAllByRole('radio').filter((radio) => !radio.hasAttribute('disabled'))
const readOnly = (section: string) => screen.getByRole('radio', { name: `${section}: Read only` })

it('says in words what the role may do before it is saved, as permissions are chosen', () => {
  showSession({ status: 'signed-in', user: person(8, 2, { isSuperAdmin: true }), token: testToken('t', 8) })
  answerCalls(() => [])
  render(<RowForm id="form" form={form} row={undefined} saving={saving} />)
  const words = () => screen.getByText('In words:').closest('p')?.textContent
  expect(words()).toContain('nothing but their own profile, Tickets, Saved Views, and the account profile and balance')
  fireEvent.click(readOnly('Tracking Sources'))
  expect(words()).toMatch(
    /Sees Tracking Sources, and changes nothing there\..* Has Tickets, Saved Views, as everybody does\./,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Everything' }))
  expect(words()).toBe('In words: Sees and changes everything.')
})

it('leaves the own role as it is, and says why', () => {
  open(role(2), person(8, 2))
  expect(screen.getByText(/This is your own role/)).toBeTruthy()
  expect(choices()).toEqual([])
  expect(screen.queryByRole('group', { name: 'Start from' })).toBeNull()
})

it('lets the own role be changed by the super administrator, who may do everything whatever it says', () => {
  open(role(2), person(8, 2, { isSuperAdmin: true }))
  expect(screen.queryByText(/This is your own role/)).toBeNull()
  expect(choices()).toHaveLength(3 * sectionNames.length)
})

it('continues giving what nobody else at the customer may do, by a preset, too', async () => {
  open(role(3), person(1, 2, { customerId: 1, isSuperAdmin: true }), [person(8, 3), person(9, 3)])
  await waitFor(() => expect(readOnly('Manage Roles')).toHaveProperty('disabled', true))
  expect(readOnly('Manage Users')).toHaveProperty('disabled', true)
  expect(readOnly('Call Logs')).toHaveProperty('disabled', false)
  expect(screen.getByText(/Nobody at the customer could change roles any more/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Nothing' }))
  expect(screen.getByRole('radio', { name: 'Manage Roles: All' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Call Logs: Deny' })).toHaveProperty('checked', true)
})

it('of a new role it says no changes, as nothing is saved that they could differ from', () => {
  showSession({ status: 'signed-in', user: person(8, 2, { isSuperAdmin: true }), token: testToken('t', 8) })
  answerCalls(() => [])
  render(<RowForm id="form" form={form} row={undefined} saving={saving} />)
  fireEvent.click(screen.getByRole('button', { name: 'Everything' }))
  expect(screen.getByRole('radio', { name: 'Call Logs: All' })).toHaveProperty('checked', true)
  expect(screen.queryByText(/differ from what is saved|differs from what is saved/)).toBeNull()
})
