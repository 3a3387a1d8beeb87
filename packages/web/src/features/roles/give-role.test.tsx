import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { GiveRole } from './give-role.tsx'

const nora = { id: 8, username: 'nora', email: 'nora@company.example', customerId: 2, DashRoleMapping: [] }

let refusal: { status: number; more: object }

beforeEach(() => {
  setErrorHandler(() => undefined)
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (!/role/i.test(pathname)) return Response.json(/\/8$/.test(pathname) ? nora : [nora])
      if (request.method === 'GET') return Response.json([])
      const { status, more } = refusal
      return Response.json(
        { error: { statusCode: status, name: 'Error', message: 'Not allowed here', ...more } },
        { status },
      )
    },
  })
})
afterEach(() => {
  sessionStore.access = undefined
})

const invalid = { context: 'DashRoleMapping', codes: { role_id: ['existence'] }, messages: { role_id: ['is no role'] } }

it.each([
  [422, { details: invalid }],
  [403, {}],
])('says in words, beside the people, that a role is refused with %i', async (status, more) => {
  refusal = { status, more }
  render(<GiveRole role={{ id: 3, name: 'Staff', createdAt: '2026-01-01T00:00:00Z' }} />)
  const people = screen.getByRole('combobox')
  fireEvent.focus(people)
  fireEvent.change(people, { target: { value: 'nora' } })
  fireEvent.click(await screen.findByRole('option', { name: /nora/ }))
  const give = screen.getByRole('button', { name: 'Give the role' })
  await waitFor(() => expect(give).toHaveProperty('disabled', false))
  fireEvent.click(give)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/\w+ \w+/)
  expect(alert.textContent).not.toMatch(/role_id|DashRole|422|403/)
})

it('is not given to oneself where it gives less, and says why', async () => {
  const held = [{ id: 1, principalType: 'ADMIN', principalId: 8, roleId: 2 }]
  const user = testUser({ id: 8, username: 'nora', DashRoleMapping: held })
  const readers = { id: 3, name: 'Readers', createdAt: '2026-01-01T00:00:00Z' }
  const gives = {
    id: 2,
    name: 'Staff',
    createdAt: readers.createdAt,
    GuiVisibilities: [
      { id: 1, roleId: 2, guiSectionId: 1, guiPermissionId: 3, GuiSection: { id: 1, name: 'Call Logs' as const } },
    ],
  }
  const own = { ...user, DashRoleMapping: held.map((each) => ({ ...each, DashRole: gives })) }
  answerCalls(() => [own])
  showSession({ user: own, token: testToken('t', 8) })
  render(<GiveRole role={readers} />)
  const people = screen.getByRole('combobox')
  fireEvent.focus(people)
  fireEvent.change(people, { target: { value: 'nora' } })
  fireEvent.click(await screen.findByRole('option', { name: /nora/ }))
  expect((await screen.findByText(/rights of your own/)).textContent).toContain('Ask somebody else')
  expect(screen.getByRole('button', { name: 'Give the role' })).toHaveProperty('disabled', true)
  showSession({})
})

it('offers people of its customer alone, and asks before somebody loses another role', async () => {
  const marketing = { id: 2, name: 'Marketing', createdAt: '2026-01-01T00:00:00Z' }
  const held = [{ id: 1, principalType: 'USER', principalId: 8, roleId: 2, DashRole: marketing }]
  const sent: string[] = []
  const asked: unknown[] = []
  answerCalls((request) => {
    const { pathname, searchParams } = new URL(request.url)
    const { where } = JSON.parse(searchParams.get('filter') ?? '{}')
    if (request.method === 'GET' && pathname.endsWith('/DashUsers')) asked.push(where)
    if (/\/role$/.test(pathname)) sent.push(pathname)
    const row = { ...nora, DashRoleMapping: held }
    if (/\/role$/.test(pathname)) return { ...held[0], roleId: 3 }
    return /\/8$/.test(pathname) ? row : [row]
  })
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  render(<GiveRole role={{ id: 3, name: 'Staff', customerId: 2, createdAt: '2026-01-01T00:00:00Z' }} />)
  const people = screen.getByRole('combobox')
  fireEvent.focus(people)
  fireEvent.change(people, { target: { value: 'nora' } })
  fireEvent.click(await screen.findByRole('option', { name: /nora/ }))
  expect(JSON.stringify(asked[0])).toContain('"customerId":2')
  const give = screen.getByRole('button', { name: 'Give the role' })
  await waitFor(() => expect(give).toHaveProperty('disabled', false))
  fireEvent.click(give)
  const question = screen.getByRole('dialog', { name: 'Give Staff to nora?' })
  expect(question.textContent).toContain('nora loses the role Marketing for it.')
  expect(sent).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Give the role' }))
  await waitFor(() => expect(sent).toEqual(['/api/v1/DashUsers/8/role']))
  showSession({})
})
