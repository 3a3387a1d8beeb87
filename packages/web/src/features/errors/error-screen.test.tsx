import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorScreen } from './error-screen.tsx'

it('leads back to where one came from, and without that to the start', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const length = vi.spyOn(history, 'length', 'get').mockReturnValue(1)
  render(<ErrorScreen heading="Gone" text="It is gone." />)
  const link = screen.getByRole('link', { name: 'Go to Back' })
  fireEvent.click(link)
  expect(back).not.toHaveBeenCalled()
  expect(location.pathname).toBe('/service/dashboard')
  length.mockReturnValue(2)
  fireEvent.click(link)
  expect(back).toHaveBeenCalledOnce()
})
