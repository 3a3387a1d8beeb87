import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RegionSection } from './region-section.tsx'

afterEach(() => vi.restoreAllMocks())

const radio = (name: RegExp | string) => screen.getByRole('radio', { name })
const nothing = () => undefined

it('in a German browser all is written as in German until something is chosen', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE')
  const change = vi.fn()
  const { rerender } = render(<RegionSection settings={{}} change={change} changeLanguage={nothing} />)
  for (const name of [/^dd\.mm\.yyyy/, /^24 hours/, '1.234,56', 'Monday'])
    expect(radio(name)).toHaveProperty('checked', true)
  fireEvent.click(radio(/^mm\/dd\/yyyy/))
  expect(change).toHaveBeenLastCalledWith({ dateFormat: 'mm/dd/yyyy' })
  rerender(<RegionSection settings={{ dateFormat: 'mm/dd/yyyy' }} change={change} changeLanguage={nothing} />)
  expect(radio(/^mm\/dd\/yyyy/)).toHaveProperty('checked', true)
  expect(radio('Monday')).toHaveProperty('checked', true)
})

it('a language is chosen by its own name', () => {
  const changeLanguage = vi.fn()
  render(<RegionSection settings={{ language: 'en' }} change={nothing} changeLanguage={changeLanguage} />)
  expect(radio('English')).toHaveProperty('checked', true)
  fireEvent.click(radio('Deutsch'))
  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('de')
})
