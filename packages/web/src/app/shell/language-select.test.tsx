import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { initialLanguage } from '../../browser/page.ts'
import { LanguageSelect } from './public-frame.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('visitors read the app in the language of their browser, and from then on in the one they choose', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT'])
  const built = ['en', 'de', 'es']
  expect(initialLanguage(built)).toBe('de')
  render(<LanguageSelect />)
  const { value = '' } = screen.getByRole<HTMLOptionElement>('option', { name: 'Español' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value } })
  expect(reload).toHaveBeenCalledOnce()
  expect(initialLanguage(built)).toBe('es')
})
