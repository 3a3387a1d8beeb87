import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { RemovalNotes } from './user-removal-notes.tsx'

const nora = { id: 8, username: 'nora', email: 'nora@company.example', customerId: 2 }
const maya = { id: 9, name: 'maya' }

beforeEach(() => {
  Object.assign(sessionStore, { user: nora })
})
afterEach(() => {
  Object.assign(sessionStore, { user: undefined })
})

it.each([
  [[{ id: 8, name: 'nora' }], 'This is you'],
  [[maya, { id: 8, name: 'nora' }], 'You are one of them'],
])('says that nobody can delete themselves, and lets %o not be agreed to', (targets, words) => {
  const onFirst = vi.fn()
  render(<RemovalNotes targets={targets} moveToId={undefined} onFirst={onFirst} />)
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(onFirst).not.toHaveBeenCalled()
})

it('asks nothing more where others are deleted', () => {
  const onFirst = vi.fn()
  render(<RemovalNotes targets={[maya]} moveToId={undefined} onFirst={onFirst} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onFirst).toHaveBeenCalledExactlyOnceWith(undefined)
})
