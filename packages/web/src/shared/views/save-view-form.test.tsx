import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SaveViewForm } from './save-view-form.tsx'

it.each([
  [
    'period=lastMonth&figure=firstTimeCallers',
    'Copy link: Last Month, whenever it is opened',
    '?period=lastMonth&figure=firstTimeCallers',
  ],
  [
    'period=lastMonth&figure=firstTimeCallers',
    'Copy link: October 2026, always',
    '?period=2026-10&figure=firstTimeCallers',
  ],
  ['period=2026-10', 'Copy link to what is shown', '?period=2026-10'],
  ['', 'Copy link to what is shown', ''],
])('hands on the link to what is shown without a view being kept: %j, %s', async (search, name, query) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 15), toFake: ['Date'] })
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const onSave = vi.fn(() => true)
  render(<SaveViewForm search={search} onSave={onSave} />)
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}${location.pathname}${query}`))
  expect(onSave).not.toHaveBeenCalled()
  vi.useRealTimers()
})
