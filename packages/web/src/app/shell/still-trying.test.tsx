import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { activity } from '../../state/activity.ts'
import { StillTrying } from './loading.tsx'

const giveUp = vi.hoisted(() => vi.fn())
vi.mock('../../data/tracked-fetch.ts', () => ({ giveUp }))

afterEach(() => {
  activity.hanging = 0
  giveUp.mockClear()
})

const page = (
  <>
    <button type="button">A page</button>
    <div role="dialog" aria-label="At rest">
      <button type="button">A panel</button>
    </div>
    <div role="dialog" aria-label="Waiting">
      <button type="button">A form</button>
      <button type="button" aria-busy>
        Save
      </button>
    </div>
    <input role="combobox" aria-expanded aria-controls="none" aria-label="A choice" />
    <StillTrying />
  </>
)

test.each([
  ['A page', true],
  ['A form', true],
  ['A panel', false],
  ['A choice', false],
])('while a call hangs, Escape in "%s" gives it up: %s; else it closes what is open', (name, isGivenUp) => {
  activity.hanging = 1
  render(page)
  const element = screen.queryByText(name) ?? screen.getByLabelText(name)
  element.focus()
  const isLeftAlone = fireEvent.keyDown(element, { key: 'Escape' })
  expect(giveUp).toHaveBeenCalledTimes(isGivenUp ? 1 : 0)
  expect(isLeftAlone).toBe(!isGivenUp)
})

test('what hangs is said while it does, and its button gives it up', () => {
  const { unmount } = render(<StillTrying />)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  activity.hanging = 1
  render(<StillTrying />)
  expect(screen.getByText('Still trying to reach the server…')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Give up/ }))
  expect(giveUp).toHaveBeenCalledOnce()
})
