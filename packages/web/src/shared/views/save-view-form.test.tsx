import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SaveViewForm } from './save-view-form.tsx'

it.each([
  ['period=lastMonth&figure=firstTimeCallers', '?period=lastMonth&figure=firstTimeCallers'],
  ['', ''],
])('hands on the link to what is shown without a view being kept: %j', async (search, query) => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const onSave = vi.fn(() => true)
  render(<SaveViewForm search={search} onSave={onSave} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy link to what is shown' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}${location.pathname}${query}`))
  expect(onSave).not.toHaveBeenCalled()
})
