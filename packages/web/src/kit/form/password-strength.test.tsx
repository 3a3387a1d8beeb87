import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasswordStrength } from './password-strength.tsx'

it('a password with the name of its user is not called strong', () => {
  const { rerender } = render(<PasswordStrength password="PatDoyle2026!" personal={['pat', 'Pat', 'Doyle']} />)
  expect(screen.getByRole('status').textContent).toContain('contains the name of the user')
  rerender(<PasswordStrength password="Quarry-2026!kelp" personal={['pat', 'Pat', 'Doyle', '']} />)
  expect(screen.getByRole('status').textContent).not.toContain('name')
})

it('has its place before anything is typed, so that nothing moves', () => {
  const { container } = render(<PasswordStrength password="" />)
  expect(container.firstElementChild?.className).toBeTruthy()
  expect(container.textContent).toBe('')
})
