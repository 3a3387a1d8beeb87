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
  const [onSave, onReplace] = [vi.fn(() => true), vi.fn()]
  render(<SaveViewForm search={search} taken={[]} onSave={onSave} onReplace={onReplace} />)
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}${location.pathname}${query}`))
  expect(onSave).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('asks at a name that is taken whether to replace the view or to save under a free name', async () => {
  const [onSave, onReplace] = [vi.fn(() => true), vi.fn()]
  render(<SaveViewForm search="" taken={['Missed']} onSave={onSave} onReplace={onReplace} />)
  const field = screen.getByLabelText('Save what is shown as')
  const type = (name: string) => fireEvent.change(field, { target: { value: name } })
  type('Missed')
  expect(screen.getByRole('status').textContent).toBe('You have a view with this name.')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  fireEvent.submit(field)
  expect(onSave).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Save as Missed (2)' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  expect(onSave).toHaveBeenCalledWith('Missed (2)')
  type('Missed')
  fireEvent.click(screen.getByRole('button', { name: 'Replace it' }))
  expect(onReplace).toHaveBeenCalledWith('Missed')
  expect(onSave).toHaveBeenCalledOnce()
})
