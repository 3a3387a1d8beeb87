import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RowForm } from '../../resource/form/row-form.tsx'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { form } from './user-form.tsx'

const gives = {
  id: 2,
  name: 'Managers',
  createdAt: '2026-01-01T00:00:00Z',
  GuiVisibilities: [
    { id: 1, roleId: 2, guiSectionId: 1, guiPermissionId: 3, GuiSection: { id: 1, name: 'Manage Users' as const } },
  ],
}
const person = (id: number, more: object = {}) =>
  testUser({
    id,
    DashRoleMapping: [{ id, principalType: 'ADMIN', principalId: id, roleId: 2, DashRole: gives }],
    ...more,
  })
const saving = { isDirty: false, isBusy: false, setDirty: () => undefined, run: async () => undefined }

afterEach(() => showSession({}))

it.each([
  ['oneself', person(8), person(8), true],
  ['somebody else', person(8), person(9), false],
  ['the super administrator', person(8, { isSuperAdmin: true }), person(8, { isSuperAdmin: true }), false],
])('the role and kind of %s', (_, user, row, isLocked) => {
  answerCalls(() => [])
  showSession({ status: 'signed-in', user, token: testToken('t', user.id) })
  render(<RowForm id="form" form={form} row={row} readOnly={false} saving={saving} />)
  expect(screen.queryAllByText('Nobody changes their own role. Ask somebody else to do it.')).toHaveLength(
    isLocked ? 2 : 0,
  )
})
