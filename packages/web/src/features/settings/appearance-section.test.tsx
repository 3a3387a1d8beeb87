import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppearanceSection } from './appearance-section.tsx'

const radio = (name: string) => screen.getByRole('radio', { name })

it.each([
  [{}, 'By the clock'],
  [{ colorScheme: 'dark', followsClock: false }, 'Dark'],
  [{ colorScheme: 'light' }, 'Light'],
  [{ colorScheme: 'dark', followsClock: true }, 'By the clock'],
] as const)('of %j the scheme is: %s', (settings, name) => {
  render(<AppearanceSection settings={settings} change={() => undefined} />)
  expect(radio(name)).toHaveProperty('checked', true)
})

it('a scheme that is chosen stays at every hour; by the clock it follows the hour again', () => {
  const change = vi.fn()
  render(<AppearanceSection settings={{ colorScheme: 'light' }} change={change} />)
  fireEvent.click(radio('Dark'))
  expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ colorScheme: 'dark', followsClock: false }))
  fireEvent.click(radio('By the clock'))
  expect(change).toHaveBeenLastCalledWith({ followsClock: true })
})
