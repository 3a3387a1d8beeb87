import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { askedDashboardAt } from './dashboard-address.ts'
import { dashboardRest, Figures } from './figures.tsx'

beforeAll(() => dashboardRest.load())
afterEach(cleanup)

const totals = {
  ...{ calls: 40, answered: 30, missed: 6, voicemail: 2, busy: 1, failed: 1 },
  ...{ firstTimeCallers: 9, uniqueCallers: 31, talkSeconds: 5400 },
  ...{ averageTalkSeconds: 180, averageRingSeconds: 8, charge: 12.5 },
}

it('every figure says what it counts while the focus is on it, and to who has it read out', async () => {
  answerCalls(({ url }) => (url.includes('/Reports/') ? { totals } : { count: 4 }))
  const { container } = render(<Figures asked={askedDashboardAt('period=2026-03')} />)
  const names = ['Calls', 'Answered rate', 'Missed', 'To call back', 'First-time callers', 'Average call']
  const words = await screen.findAllByRole('button')
  expect(words.map(({ textContent }) => textContent)).toEqual(names)
  for (const word of words) {
    const explanation = document.getElementById(word.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    expect(explanation, `${word.textContent}`).toMatch(/^[A-Z].{30,}\.$/)
    fireEvent.focus(word)
    expect(container.querySelector('[popover]')?.textContent).toBe(explanation)
    fireEvent.blur(word)
    expect(container.querySelector('[popover]')).toBeNull()
  }
})

it('a press on what a figure is called leads where its number leads', async () => {
  answerCalls(({ url }) => (url.includes('/Reports/') ? { totals } : { count: 4 }))
  render(<Figures asked={askedDashboardAt('period=2026-03')} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Missed' }))
  expect(location.pathname).toBe('/service/call-log')
  expect(location.search).toContain('missed')
})

it('what the figures are compared with is in its place before they come', async () => {
  answerCalls(({ url }) => (url.includes('/Reports/') ? { totals } : { count: 4 }))
  const { container } = render(<Figures asked={askedDashboardAt('period=2026-03')} />)
  const against = () => container.querySelector('p')?.textContent
  expect(screen.getByRole('status')).toBeDefined()
  const before = against()
  expect(before).toMatch(/2026/)
  await screen.findByText('40')
  expect(against()).toBe(before)
})

it('figures that could not be loaded say so in words, and are asked for again', async () => {
  let isBroken = true
  answerCalls(({ url }) => {
    if (isBroken) throw new Error('connect ECONNREFUSED 127.0.0.1:3306')
    return url.includes('/Reports/') ? { totals } : { count: 4 }
  })
  render(<Figures asked={askedDashboardAt('period=2026-03')} />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This could not be loaded')
  expect(alert.textContent).toContain('Network Connection Error')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // It is asked for again by itself as well, after five seconds.
  expect(await screen.findByText('40', {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
