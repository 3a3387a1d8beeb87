import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { sessionStore } from '../../state/session-store.ts'
import { GiveRole } from './give-role.tsx'

const nora = { id: 8, username: 'nora', email: 'nora@company.example', customerId: 2, DashRoleMapping: [] }

let refusal: { status: number; more: object }

beforeEach(() => {
  setErrorHandler(() => undefined)
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  initClient({
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
  fireEvent.click(screen.getByRole('button', { name: 'Give the role' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/\w+ \w+/)
  expect(alert.textContent).not.toMatch(/role_id|DashRole|422|403/)
})
