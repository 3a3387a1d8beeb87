import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { placeAt } from '../../places/place-at.ts'
import { sessionStore } from '../../state/session-store.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { ServiceArea, shell } from './service-area.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  showSession({})
})

it('who is signed in where the screens cannot be downloaded gets a message, stays signed in, and continues by loading again', async () => {
  const place = placeAt('/service/dashboard')
  if (!place) throw new Error('There is no dashboard.')
  vi.spyOn(shell, 'peek').mockReturnValue(undefined)
  vi.spyOn(shell, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
  showSession({ status: 'signed-in', user: testUser(), token: testToken('own') })
  render(<ServiceArea place={place} />)
  const button = await screen.findByRole('button', { name: 'Load again' })
  expect(screen.getByText('This page could not be downloaded')).toBeTruthy()
  expect(sessionStore.status).toBe('signed-in')
  fireEvent.click(button)
  expect(reload).toHaveBeenCalledOnce()
})
