import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TermsText } from './terms-text.tsx'

it('the terms are read in the direction of their own language, whatever that of the page', () => {
  render(<TermsText html="<h2>Terms</h2><p>These terms govern the service.</p>" />)
  expect(screen.getByText(/govern/).parentElement?.dir).toBe('auto')
})
