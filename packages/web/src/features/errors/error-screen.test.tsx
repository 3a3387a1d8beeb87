import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadPublicScreen } from '../../app/router/page-loader.ts'
import { placeAt } from '../../places/place-at.ts'
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

it.each([
  ['/service/error/404', '404 Error Occured', 'Requested resource is not available'],
  ['/auth/error-500', '500 Error Occured', 'Requested resource is not available.'],
  ['/service/error/500', '500 Error Occured', 'Requested resource is not available.'],
])('what is at %s', async (path, heading, text) => {
  history.replaceState(null, '', path)
  const { element } = await loadPublicScreen(placeAt(path) ?? expect.fail('There is no such place.'))
  render(element)
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})
