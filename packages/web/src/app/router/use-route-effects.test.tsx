import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { placeAt } from '../../places/place-at.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { useRouteEffects } from './use-route-effects.ts'

function Page({ path, takesFocus = false }: { path: string; takesFocus?: boolean }) {
  useRouteEffects(placeAt(path), true)
  return (
    <main key={path}>
      <h1 tabIndex={-1}>{path}</h1>
      <form>
        <PlainField label="E-mail" name="email" autoFocus={takesFocus} />
      </form>
    </main>
  )
}

it('so it does where a redirect or a refusal has taken the frame of the page away', () => {
  vi.stubGlobal('scrollTo', () => {})
  render(<Page path="/auth/login" />).unmount()
  const { unmount } = render(<Page path="/service/dashboard" />)
  // Whoever arrives has pressed no link to it.
  expect(document.activeElement).toBe(document.body)
  unmount()
  render(<Page path="/service/user/account" />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('the focus goes to the heading of another page, unless a field of its form took it', () => {
  vi.stubGlobal('scrollTo', () => {})
  const { rerender } = render(<Page path="/auth/login" />)
  rerender(<Page path="/auth/forgot-password" />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  rerender(<Page path="/auth/signup" takesFocus />)
  expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/))
  rerender(<Page path="/auth/login" />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
