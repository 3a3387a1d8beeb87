import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import type { ReportView } from './report-views-panel.tsx'
import { ReportViewsPanel } from './report-views-panel.tsx'

const createdAt = '2026-11-01T12:00:00.000Z'
const view = (id: number, userId: number, name: string): ReportView => ({
  ...{ id, userId, customerId: 1, name, kind: 'report', resource: 'overview', sharedWith: [3], createdAt },
  definition: { period: 'lastMonth' },
})

/** What the server keeps, and what changed it. */
let kept: ReportView[] = []
let changes: string[] = []

async function answer(request: Request): Promise<unknown> {
  const { pathname } = new URL(request.url)
  const id = Number(/Templates\/(\d+)$/.exec(pathname)?.[1])
  if (request.method === 'GET') return id ? kept.find((each) => each.id === id) : kept
  changes.push(`${request.method} ${pathname.replace('/api/v1', '')}`)
  if (request.method === 'DELETE') kept = kept.filter((each) => each.id !== id)
  else {
    const body: object = await request.json()
    kept = kept.map((each) => (each.id === id ? { ...each, ...body } : each))
  }
  return request.method === 'DELETE' ? { count: 1 } : kept.find((each) => each.id === id)
}

beforeEach(() => {
  ;[kept, changes] = [[view(1, 1, 'Board'), view(2, 3, 'Theirs')], []]
  answerCalls(() => null)
  const fetch = async (request: Request) => Response.json(await answer(request))
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch })
  history.replaceState(null, '', '/service/reports/overview?period=thisMonth&table=source')
  render(<ReportViewsPanel onClose={() => undefined} onResize={() => undefined} />)
})
afterEach(cleanup)

it('a view is given another name and what is shown now; who it is shared with stays', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Board' }))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' By source ' } })
  fireEvent.click(screen.getByLabelText('Change it to what is shown now'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(changes).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Change for everybody' }))
  await screen.findByRole('button', { name: 'Edit By source' })
  const definition = { period: 'thisMonth', table: 'source' }
  expect(kept[0]).toMatchObject({ name: 'By source', definition, sharedWith: [3] })
})

it('a view that is given another name alone shows what it showed', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Board' }))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Month' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(changes).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Change for everybody' }))
  await screen.findByRole('button', { name: 'Edit Month' })
  expect(kept[0]).toMatchObject({ name: 'Month', definition: { period: 'lastMonth' } })
})

it('an own view is deleted; one that others share is only opened and handed on', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Board' }))
  expect(screen.getByText('One other person has this view and will lose it.')).toBeTruthy()
  expect(changes).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Delete for everybody' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Board shared' })).toBeNull())
  expect(changes).toEqual(['DELETE /Templates/1'])
  expect(screen.getByRole('button', { name: 'Copy link to Theirs' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Edit|Delete|Share) Theirs/ })).toBeNull()
})
