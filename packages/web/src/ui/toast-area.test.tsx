import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toast } from '../state/toasts.ts'
import { ToastArea } from './toast-area.tsx'

it('a toast that a busy page paints late is seen no shorter', async () => {
  vi.useFakeTimers()
  toast({ severity: 'success', text: 'Saved' })
  vi.advanceTimersByTime(2900)
  render(<ToastArea />)
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(screen.getByText('Saved')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByText('Saved')).toBeNull()
})

it('a toast with something to press stays 15 s, and goes with the press', async () => {
  vi.useFakeTimers()
  const run = vi.fn()
  toast({ severity: 'info', text: 'Two go elsewhere', action: { label: 'Mend it', run } })
  render(<ToastArea />)
  await act(() => vi.advanceTimersByTimeAsync(14_900))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mend it' })))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Two go elsewhere')).toBeNull()
})
