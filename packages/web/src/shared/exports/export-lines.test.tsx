import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { addExport, changeExport, exportJobs } from '../../state/export-jobs.ts'
import { ExportLines } from './export-lines.tsx'

afterEach(() => {
  exportJobs.all = []
})

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('says of each export how far it is, and ends the one that is cancelled', async () => {
  const calls = addExport('Call logs', 2000)
  const numbers = addExport('Tracking numbers', undefined)
  changeExport(calls.id, { done: 500 })
  render(<ExportLines />)
  expect(lines()).toEqual([
    expect.stringMatching(/^Exporting Call logs.*500.*2,000/),
    expect.stringMatching(/^Exporting Tracking numbers/),
  ])
  await press('Cancel the export of Call logs')
  expect([calls, numbers].map(({ abort }) => abort.signal.aborted)).toEqual([true, false])
})

it('puts a file that is written away after a while, or when another page is shown, and never a failure', async () => {
  vi.useFakeTimers()
  const end = (status: 'done' | 'failed') =>
    act(async () => changeExport(addExport('Call logs', 4).id, { status, done: 4 }))
  await end('failed')
  render(<ExportLines />)
  await end('done')
  expect(lines()).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(lines()).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(lines()).toEqual([expect.stringContaining('failed')])
  await end('done')
  await act(async () => history.pushState(null, '', '/service/tracking-number'))
  expect(lines()).toEqual([expect.stringContaining('failed')])
  vi.useRealTimers()
})

it('says how each ended, until it is put away', async () => {
  const cancelled = addExport('Call logs', 2000)
  const failed = addExport('Customers', 4)
  changeExport(cancelled.id, { status: 'cancelled' })
  changeExport(failed.id, { status: 'failed', done: 1, error: new TypeError('Failed to fetch') })
  render(<ExportLines />)
  expect(lines()[0]).toContain('The export of Call logs was cancelled. No file was kept.')
  expect(lines()[1]).toMatch(/^The export of Customers failed after 1 row/)
  await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body))
  expect(lines()).toHaveLength(1)
})
