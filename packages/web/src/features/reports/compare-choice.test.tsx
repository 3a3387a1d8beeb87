import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CompareChoice } from './report-choices.tsx'

afterEach(cleanup)

it.each([
  ['today', true],
  ['thisWeek', true],
  ['last30', true],
  ['2026-11', true],
  ['2026-11-01..2026-11-18', true],
  // Its first day is not over, and the day before stands in: the choice stays, to be taken back.
  ['today&until=lastDay', true],
  ['yesterday', false],
  ['lastMonth', false],
  ['2026-10', false],
  ['2026-11-01..2026-11-17', false],
  ['2026-11-19..2026-11-20', false],
])('%s: the cut-off is offered only for a period in progress: %s', (period, isOffered) => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z') })
  history.replaceState(null, '', `/service/reports/overview?period=${period}`)
  render(<CompareChoice />)
  expect(screen.queryByLabelText('If the period is not over') !== null).toBe(isOffered)
  expect(screen.getByLabelText('Compare by')).toBeTruthy()
})
