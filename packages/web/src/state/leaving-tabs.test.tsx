import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LeavingQuestionDialog } from '../app/session/leaving-question-dialog.tsx'
import { mayLeaveTabs } from './leaving-tabs.ts'
import { softphone } from './softphone.ts'
import { holdUnsaved, isUnsaved } from './unsaved.ts'

type Unsaved = typeof import('./unsaved.ts')

/** Another tab of this browser, which holds what is typed there. */
let other: Unsaved
let release: () => void = () => undefined

beforeEach(async () => {
  vi.resetModules()
  other = await import('./unsaved.ts')
})
afterEach(() => {
  release()
  softphone.isTalking = false
})

it('continues at once where no other tab has anything that is not saved', async () => {
  const own = holdUnsaved()
  expect([isUnsaved(), await mayLeaveTabs('signOut')]).toEqual([true, true])
  own()
  expect(isUnsaved()).toBe(false)
})

it.each([
  [/Sign out/, true],
  [/Cancel/, false],
])('asks where another tab has, and does what %s says', async (name, goesOn) => {
  document.title = 'Phone Book'
  release = other.holdUnsaved()
  render(<LeavingQuestionDialog />)
  const answer = mayLeaveTabs('signOut')
  const button = await screen.findByRole('button', { name })
  expect(screen.getByRole('listitem').textContent).toBe('Phone Book')
  act(() => button.click())
  expect(await answer).toBe(goesOn)
  release()
  expect(await mayLeaveTabs('signOut')).toBe(true)
})

it.each([
  [/Sign out/, true],
  [/Cancel/, false],
])('asks before a call ends with it, and does what %s says', async (name, goesOn) => {
  softphone.isTalking = true
  render(<LeavingQuestionDialog />)
  const answer = mayLeaveTabs('signOut')
  const button = await screen.findByRole('button', { name })
  expect(screen.getByRole('dialog', { name: 'You are in a call' }).textContent).toContain('The call ends with that.')
  expect(screen.queryByRole('listitem')).toBeNull()
  act(() => button.click())
  expect(await answer).toBe(goesOn)
  softphone.isTalking = false
  expect(await mayLeaveTabs('signOut')).toBe(true)
})
