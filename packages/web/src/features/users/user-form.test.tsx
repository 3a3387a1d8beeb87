import type { components } from '@lineboard/contract'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { RowForm } from '../../kit/form/row-form.tsx'
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
  render(<RowForm id="form" form={form} row={row} saving={saving} />)
  expect(screen.queryAllByText('Nobody changes their own role. Ask somebody else to do it.')).toHaveLength(
    isLocked ? 2 : 0,
  )
})

it.each([
  [true, 'Signs in with the password and a code of an authenticator app.'],
  [false, 'Signs in with the password alone, without an authenticator app.'],
])('says whether the user signs in with codes: %s', async (isOn, words) => {
  answerCalls(({ url }) => (/DashUsers\/9\/second-factor$/.test(url) ? { isOn } : []))
  showSession({ status: 'signed-in', user: person(8), token: testToken('t', 8) })
  render(<RowForm id="form" form={form} row={person(9)} saving={saving} />)
  expect(await screen.findByText(words)).toBeTruthy()
})

it('an administrator of a customer is offered no role that may do more', async () => {
  const section = { id: 7, roleId: 4, guiSectionId: 7, guiPermissionId: 3, GuiSection: { id: 7, name: 'Billing' } }
  const more = { id: 4, name: 'Accountants', createdAt: gives.createdAt, GuiVisibilities: [section] }
  answerCalls(({ url }) => (new URL(url).pathname.endsWith('/DashRoles') ? [gives, more] : []))
  const user = person(8)
  showSession({ status: 'signed-in', user, token: testToken('t', 8) })
  render(<RowForm id="form" form={form} row={testUser({ id: 9, customerId: 2 })} saving={saving} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Role/ }))
  const option = await screen.findByRole('option', { name: /^Managers/ })
  expect(option.textContent).toContain('Changes Users (with API Keys, Verification Tokens). Does not see Call Logs')
  expect(screen.queryByRole('option', { name: /^Accountants/ })).toBeNull()
})

it('the kind of user follows the role, until somebody decides otherwise', async () => {
  const callers = { id: 4, name: 'Callers', createdAt: gives.createdAt, GuiVisibilities: [] }
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('/DashRoles')) return []
    const { id } = JSON.parse(searchParams.get('filter') ?? '{}').where
    return [gives, callers].filter((role) => id === undefined || role.id === id)
  })
  const user = testUser({ id: 1, customerId: 1, isSuperAdmin: true })
  showSession({ status: 'signed-in', user, token: testToken('t', 1) })
  render(<RowForm id="form" form={form} row={undefined} saving={saving} />)
  const kind = () => screen.getByRole('combobox', { name: 'Company administration' })
  const choose = async (name: RegExp) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Role/ }))
    fireEvent.click(await screen.findByRole('option', { name }))
  }
  expect(kind()).toHaveProperty('value', 'USER')
  await choose(/^Managers/)
  await waitFor(() => expect(kind()).toHaveProperty('value', 'ADMIN'))
  await choose(/^Callers/)
  await waitFor(() => expect(kind()).toHaveProperty('value', 'USER'))
  fireEvent.change(kind(), { target: { value: 'USER' } })
  await choose(/^Managers/)
  await screen.findAllByText(/^Changes Users/)
  expect(kind()).toHaveProperty('value', 'USER')
})

it('a kind of user that another program gave stays with another role', async () => {
  answerCalls(({ url }) => (new URL(url).pathname.endsWith('/DashRoles') ? [gives] : []))
  const user = testUser({ id: 1, customerId: 1, isSuperAdmin: true })
  showSession({ status: 'signed-in', user, token: testToken('t', 1) })
  const held = { id: 9, principalType: 'AUDITOR', principalId: 9, roleId: 5 }
  render(<RowForm id="form" form={form} row={testUser({ id: 9, DashRoleMapping: [held] })} saving={saving} />)
  const kind = () => Reflect.get(screen.getByRole('combobox', { name: 'Company administration' }), 'value')
  const before = kind()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Role/ }))
  fireEvent.click(await screen.findByRole('option', { name: /^Managers/ }))
  // It is said once what the role gives is here.
  await screen.findByText(/^It changes/)
  expect(kind()).toBe(before)
})

it('offers free usernames for one that is taken', async () => {
  const taken = new Set(['maya', 'maya2'])
  answerCalls(() => [])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      if (!request.url.endsWith('/isunique')) return Response.json([])
      const { pattern } = await request.json()
      return Response.json({ isUnique: !taken.has(pattern) })
    },
  })
  showSession({ status: 'signed-in', user: person(8), token: testToken('t', 8) })
  render(<RowForm id="form" form={form} row={undefined} saving={saving} />)
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
  type(/^First name/, 'Maya')
  type(/^Last name/, 'Ortiz')
  type(/^Username/, 'maya')
  expect(await screen.findByText('Somebody else has this already.')).toBeTruthy()
  const offered = await screen.findByRole('button', { name: 'maya.ortiz' })
  expect(screen.queryByRole('button', { name: 'maya2' })).toBeNull()
  fireEvent.click(offered)
  expect(screen.getByRole('textbox', { name: /^Username/ })).toHaveProperty('value', 'maya.ortiz')
  await waitFor(() => expect(screen.queryByText('Somebody else has this already.')).toBeNull())
})

describe('the super administrator', () => {
  const createdAt = '2026-01-01T00:00:00Z'
  const ofAll = { id: 3, name: 'Staff', createdAt }
  const ofTwo = { id: 4, name: 'Dental', customerId: 2, createdAt }
  const held = (role: components['schemas']['DashRole']) => [
    { id: 9, principalType: 'ADMIN', principalId: 9, roleId: role.id, DashRole: role },
  ]
  const wheres: string[] = []

  function open(row: object, answer: (path: string) => unknown = () => []) {
    wheres.length = 0
    answerCalls(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (pathname.endsWith('/DashRoles'))
        wheres.push(JSON.stringify(JSON.parse(searchParams.get('filter') ?? '{}').where))
      return answer(pathname)
    })
    const user = testUser({ id: 1, customerId: 1, isSuperAdmin: true })
    showSession({ status: 'signed-in', user, token: testToken('t', 1) })
    render(<RowForm id="form" form={form} row={row} saving={saving} />)
  }

  it('is offered roles of the person, and of everybody', async () => {
    open(testUser({ id: 9, customerId: 2 }))
    const role = screen.getByRole('combobox', { name: /^Role/ })
    fireEvent.mouseDown(role)
    await waitFor(() => expect(wheres).not.toEqual([]))
    expect(JSON.parse(wheres[0] ?? '')).toEqual({ or: [{ customerId: { inq: [2] } }, { customerId: null }] })
  })

  it.each([
    ['of the former customer is taken off', ofTwo, ''],
    ['of everybody stays', ofAll, 'Staff'],
  ])('sees that a role %s as the person goes to another one', async (_, role, left) => {
    const customers = [{ id: 3, companyName: 'Kestrel Estates' }]
    open(testUser({ id: 9, customerId: 2, DashRoleMapping: held(role) }), (path) =>
      path.endsWith('/Customers') ? customers : [],
    )
    const customer = screen.getByRole('combobox', { name: /^Customer/ })
    fireEvent.mouseDown(customer)
    fireEvent.change(customer, { target: { value: 'kestrel' } })
    fireEvent.click(await screen.findByRole('option', { name: 'Kestrel Estates' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Role/ })).toHaveProperty('value', left))
  })

  it('reads what somebody loses and gets by another role, and without one', async () => {
    type Seen = components['schemas']['GuiVisibility']
    type Section = NonNullable<Seen['GuiSection']>['name']
    const seen = (guiSectionId: number, name: Section, guiPermissionId: number): Seen => ({
      id: guiSectionId,
      roleId: 2,
      guiSectionId,
      guiPermissionId,
      GuiSection: { id: guiSectionId, name },
    })
    const role = (id: number, name: string, ...GuiVisibilities: Seen[]) => ({ id, name, createdAt, GuiVisibilities })
    const now = role(3, 'Managers', seen(1, 'Manage Users', 3), seen(2, 'Call Logs', 2))
    const next = role(4, 'Callers', seen(2, 'Call Logs', 2), seen(3, 'Tracking Numbers', 3))
    const row = testUser({ id: 9, customerId: 2, firstName: 'Nora', lastName: 'Hill', DashRoleMapping: held(now) })
    open(row, (path) => (path.endsWith('/DashRoles') ? [next] : []))
    expect(screen.queryByText(/loses the role/)).toBeNull()
    const field = screen.getByRole('combobox', { name: /^Role/ })
    fireEvent.mouseDown(field)
    fireEvent.click(await screen.findByRole('option', { name: /^Callers/ }))
    const said = (await screen.findByText('Nora Hill loses the role Managers for it.')).closest('[role="status"]')
    await waitFor(() => expect(said?.textContent).toContain('2 permissions'))
    const lines = [...(said?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(lines.toSorted()).toEqual(['Manage Users: All → Deny', 'Tracking Numbers: Deny → All'])
    fireEvent.change(field, { target: { value: '' } })
    const left =
      'Without a role, Nora Hill still signs in, and sees nothing but their own profile, Tickets, Saved Views, and the account profile and balance of the company.'
    expect(await screen.findByText(left)).toBeTruthy()
    expect(screen.queryByText(/loses the role/)).toBeNull()
  })

  it('is reported at the field that the last administrator stays one, before anything is saved', async () => {
    const row = testUser({ id: 9, customerId: 2, emailVerified: true, DashRoleMapping: held(ofAll) })
    open(row, (path) => (path.endsWith('/DashUsers') ? [row] : []))
    const values = form.toValues(row)
    const { whyNot } = form.afterSave ?? {}
    expect(await whyNot?.(row, values)).toBeUndefined()
    expect(await whyNot?.(row, { ...values, principalType: 'USER' })).toEqual({
      principalType: expect.stringContaining('Make somebody else an administrator first'),
    })
    expect(await whyNot?.(row, { ...values, roleId: null })).toEqual({
      roleId: expect.stringContaining('Make somebody else an administrator first'),
    })
  })
})

it('says of a new user what must be done before they can sign in', async () => {
  const user = testUser({ id: 9, username: 'lena', firstName: 'Lena', lastName: 'Fischer', email: 'lena@example.com' })
  const said = async (row: object) => (await form.savedText?.({ ...user, ...row }, undefined))?.text
  expect(await said({ emailVerified: true })).toBe(
    'Lena Fischer was added. Nothing was mailed: tell them the username lena and the password.',
  )
  expect(await said({ emailVerified: false })).toContain('the link that was mailed to lena@example.com')
})
