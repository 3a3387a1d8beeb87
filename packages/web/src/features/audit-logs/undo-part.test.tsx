import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { initDeclarations } from '../../kit/declarations.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { sessionStore } from '../../state/session-store.ts'
import { UndoPart } from './undo-part.tsx'
import type { AuditLog } from './undo-rule.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../tracking-sources/*.resource.ts', { eager: true })
const [trackingSources] = Object.values(declarations).flatMap((module) => Object.values(module))

const entry: AuditLog = {
  ...{ id: 1, endpoint: '/TrackingSources', method: 'PUT', ip: '127.0.0.1', userAgent: '', statusCode: 200 },
  ...{ createdAt: new Date().toISOString(), recordId: 7, recordName: 'Radio' },
  changes: [
    { field: 'name', before: 'Paper', after: 'Radio' },
    { field: 'description', before: 'Ads', after: 'Spots' },
  ],
}

let row: Record<string, unknown>
let sent: unknown[]
beforeEach(() => {
  setErrorHandler(() => undefined)
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  initDeclarations(async () => {
    if (!trackingSources) throw new Error('There is no declaration.')
    return trackingSources
  })
  row = {
    id: 7,
    customerId: 1,
    type: 'other',
    name: 'Television',
    description: 'Spots',
    createdAt: '2026-01-01T00:00:00Z',
  }
  sent = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      if (request.method === 'GET') return Response.json([row])
      row = await request.json()
      sent.push(row)
      return Response.json(row)
    },
  })
})
afterEach(() => {
  sessionStore.access = undefined
})

const box = (name: RegExp): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name })
const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Undo what is chosen' }))

it('a field changed since is named with both values, and goes back when it is chosen', async () => {
  render(<UndoPart entry={entry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Undo this…' }))
  const name = await box(/^Name back to Paper\s?Changed since; it is Television now$/)
  const description = await box(/^Description back to Ads\s?Still as this change made it$/)
  expect([name.checked, description.checked]).toEqual([false, true])

  undo()
  expect(await screen.findByText(/Radio: Undone\.$/)).toBeTruthy()
  // All of the row travels, as a call that replaces drops what is left out.
  expect(sent).toEqual([expect.objectContaining({ id: 7, type: 'other', name: 'Television', description: 'Ads' })])

  expect((await box(/^Description Is what it was already$/)).disabled).toBe(true)
  fireEvent.click(await box(/^Name back to/))
  screen.getByRole('button', { name: 'Undo what is chosen' }).focus()
  undo()
  const end = await screen.findByText('Nothing is left to undo.')
  // The button that had the focus is gone.
  await waitFor(() => expect(document.activeElement).toBe(end.parentElement))
  expect(row).toMatchObject({ name: 'Paper', description: 'Ads' })
})

it('a number is written as people write it, and the focus continues at the first choice', async () => {
  row = { ...row, name: '+12125550177' }
  render(<UndoPart entry={{ ...entry, recordName: '+12125550177' }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Undo this…' }))
  expect(await screen.findByRole('group', { name: 'tracking source (212) 555-0177' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
})

it('says why nothing can be undone', () => {
  render(<UndoPart entry={{ ...entry, createdAt: '2020-01-01T00:00:00Z' }} />)
  expect(screen.getByText(/undone for 30 days/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('who may not change the row gets a message', async () => {
  sessionStore.access = accessOf({ id: 4, customerId: 1, DashRoleMapping: [{ principalType: 'USER' }] }, [])
  render(<UndoPart entry={entry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Undo this…' }))
  const why = await screen.findByText(/You may not change it/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(why.parentElement)
})

it('rows that a field names are said by name, as they were and as they are', async () => {
  const change = { field: 'customerId', before: 2, after: 1, beforeName: 'Harbor Dental', afterName: 'Bluebird' }
  render(<UndoPart entry={{ ...entry, changes: [change] }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Undo this…' }))
  expect(await screen.findByText(/Harbor Dental|Bluebird/)).toBeTruthy()
  expect(screen.queryByText(/back to 2/)).toBeNull()
})
