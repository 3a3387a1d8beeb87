import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { softphone } from '../../state/softphone.ts'
import { pendingElsewhere } from '../../state/tab-questions.ts'
import { holdUnsaved, isUnsaved } from '../../state/unsaved.ts'
import { signOut } from './leave.ts'
import { LeavingQuestionDialog } from './session-dialogs.tsx'

const { sendSession } = vi.hoisted(() => ({ sendSession: vi.fn() }))
vi.mock('./start-session.ts', () => ({ sendSession }))

let release: () => void = () => undefined

afterEach(() => {
  release()
  softphone.isTalking = false
  sendSession.mockReset()
})

/** Another tab of this browser, in which something typed is not saved. */
async function typeElsewhere(title: string): Promise<void> {
  vi.resetModules()
  const [other] = await Promise.all([import('../../state/unsaved.ts'), import('../../state/tab-questions.ts')])
  document.title = title
  release = other.holdUnsaved()
}

/** Another tab of this browser, in which a deletion is pending. */
async function deleteElsewhere(run: () => Promise<void>) {
  vi.resetModules()
  const other = await import('../../state/pending-changes.ts')
  const action = { run, sendLast: () => undefined }
  other.postpone({ kind: 'remove', model: 'Ticket', rows: new Map([[1, undefined]]), text: '', action })
  return other
}

it('signs out without a question where only this tab has unsaved text', async () => {
  const own = holdUnsaved()
  expect(isUnsaved()).toBe(true)
  await signOut()
  expect(sendSession).toHaveBeenCalledExactlyOnceWith({ type: 'signOut' })
  own()
  expect(isUnsaved()).toBe(false)
})

it.each([
  [/Sign out/, 1],
  [/Cancel/, 0],
])('names the other tabs with unsaved text, and does what %s says', async (name, times) => {
  await typeElsewhere('Phone Book')
  render(<LeavingQuestionDialog />)
  const leaving = signOut()
  const button = await screen.findByRole('button', { name })
  expect(screen.getByRole('listitem').textContent).toBe('Phone Book')
  act(() => button.click())
  await leaving
  expect(sendSession).toHaveBeenCalledTimes(times)
})

it.each([
  [/Sign out/, 1],
  [/Cancel/, 0],
])('asks before a call ends, and does what %s says', async (name, times) => {
  softphone.isTalking = true
  render(<LeavingQuestionDialog />)
  const leaving = signOut()
  const button = await screen.findByRole('button', { name })
  expect(screen.getByRole('dialog', { name: 'You are in a call' }).textContent).toContain('The call ends with that.')
  expect(screen.queryByRole('listitem')).toBeNull()
  act(() => button.click())
  await leaving
  expect(sendSession).toHaveBeenCalledTimes(times)
})

it('waits for the pending changes of another tab', async () => {
  const done: string[] = []
  sendSession.mockImplementation(() => done.push('signed out'))
  const other = await deleteElsewhere(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    done.push('deleted')
  })
  await signOut()
  expect(done).toEqual(['deleted', 'signed out'])
  expect(other.pending.list).toEqual([])
})

it('waits for no tab without pending changes', async () => {
  const run = vi.fn(async () => undefined)
  const other = await deleteElsewhere(run)
  other.forgetPending()
  expect(await pendingElsewhere.ask()).toEqual([])
  expect(run).not.toHaveBeenCalled()
})
