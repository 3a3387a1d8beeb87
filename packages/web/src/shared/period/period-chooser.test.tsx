import type { Period } from '@lineboard/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PeriodChooser } from './period-chooser.tsx'

const onChoose = vi.fn()

afterEach(() => {
  onChoose.mockClear()
})

const show = (period?: Period) =>
  render(<PeriodChooser period={period} onChoose={onChoose} onResize={() => undefined} />)
const pick = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }))

const modes: readonly [string, Period['mode']][] = [
  ['Today', 'today'],
  ['Yesterday', 'yesterday'],
  ['This Week', 'thisWeek'],
  ['Last Week', 'lastWeek'],
  ['This Month', 'thisMonth'],
  ['Last Month', 'lastMonth'],
  ['Last 7 Days', 'last7'],
  ['Last 30 Days', 'last30'],
  ['Last 60 Days', 'last60'],
]

it.each(modes)('%s is one press', (name, mode) => {
  show()
  pick(name)
  expect(onChoose.mock.calls).toEqual([[{ mode }]])
})

it('all time is none of them', () => {
  show({ mode: 'today' })
  pick('All time')
  expect(onChoose.mock.calls).toEqual([[undefined]])
})
