import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMedia } from './hooks.ts'

/** A window, or a sheet, of a width; those who follow it are told of another one. */
function pretendWidth() {
  const listeners = new Set<() => void>()
  const now = { widthPx: 1440, isPaper: false }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print' ? now.isPaper : now.widthPx >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  return (change: Partial<typeof now>) => {
    Object.assign(now, change)
    for (const listener of listeners) listener()
  }
}

function Shown() {
  return <p>{useMedia('(width >= 1399px)') ? 'wide' : 'narrow'}</p>
}

it('follows the window, and not the sheet that its page is printed on', () => {
  const become = pretendWidth()
  render(<Shown />)
  expect(screen.getByText('wide')).toBeDefined()
  act(() => become({ widthPx: 800, isPaper: true }))
  expect(screen.getByText('wide')).toBeDefined()
  act(() => become({ widthPx: 1200, isPaper: false }))
  expect(screen.getByText('narrow')).toBeDefined()
  act(() => become({ widthPx: 1600, isPaper: true }))
  expect(screen.getByText('narrow')).toBeDefined()
})
