import { accessOf } from '@lineboard/sdk'
import { act, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { allPlaces } from '../../places/place.ts'
import { sessionStore } from '../../state/session-store.ts'
import { Sidebar } from './shell.tsx'

const [place] = allPlaces.filter(({ id }) => id === 'callLogs')

beforeEach(() => {
  vi.useFakeTimers()
  sessionStore.access = accessOf({ id: 7 }, [
    { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'READONLY' } },
  ])
})
const look = () => screen.getByRole('navigation').getAttribute('data-look')

function show() {
  if (place) render(<Sidebar look="slim" place={place} current="callLogs" scroller={createRef<HTMLDivElement>()} />)
  return screen.getByRole('navigation').parentElement ?? document.body
}

const rest = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

it('shows its names to a pointer that rests on it, not to one on its way', async () => {
  const menu = show()
  const point = (type: string) => act(async () => menu.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' })))
  await point('pointerenter')
  await rest(100)
  await point('pointerleave')
  await rest(500)
  expect(look()).toBe('slim')
  await point('pointerenter')
  await rest(250)
  expect(look()).toBe('full')
  await point('pointerleave')
  await rest(0)
  expect(look()).toBe('slim')
})

it('shows its names to the keyboard, while that is in it', async () => {
  show()
  const link = screen.getByRole('link', { name: 'Call Logs' })
  await act(async () => link.focus())
  await rest(0)
  expect(look()).toBe('full')
  await act(async () => link.blur())
  await rest(0)
  expect(look()).toBe('slim')
})
