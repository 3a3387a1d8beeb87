import { render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { placeAt } from '../../places/place-at.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { useRouteEffects } from './use-route-effects.ts'

interface PageProps {
  path: string
  takesFocus?: boolean
  isLedTo?: boolean | undefined
}

function Part({ isLedTo }: Pick<PageProps, 'isLedTo'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLedTo) heading.current?.focus()
  }, [isLedTo])
  return (
    <h2 ref={heading} tabIndex={-1}>
      Region
    </h2>
  )
}

function Page({ path, takesFocus = false, isLedTo }: PageProps) {
  useRouteEffects(placeAt(path), true)
  return (
    <main key={path}>
      <h1 tabIndex={-1}>{path}</h1>
      <Part isLedTo={isLedTo} />
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
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('the focus goes to the heading of another page, unless a field of its form took it', () => {
  vi.stubGlobal('scrollTo', () => {})
  const { rerender } = render(<Page path="/auth/login" />)
  rerender(<Page path="/auth/forgot-password" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  rerender(<Page path="/auth/signup" takesFocus />)
  expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/))
  rerender(<Page path="/auth/login" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('a part of the page that an address leads to stays in sight', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const { rerender } = render(<Page path="/service/dashboard" />)
  rerender(<Page path="/service/user/account" />)
  expect(scrollTo).toHaveBeenCalledOnce()
  rerender(<Page path="/service/call-log" isLedTo />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  expect(scrollTo).toHaveBeenCalledOnce()
})
