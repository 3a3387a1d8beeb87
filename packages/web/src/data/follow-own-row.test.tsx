import { afterEach, beforeEach, expect, it } from 'vitest'
import { session } from '../state/session.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../testing/show-session.ts'
import { followOwnRow } from './current-user.ts'

beforeEach(() => {
  answerCalls(() => testUser({ firstName: 'Ursula' }))
  showSession({ status: 'signed-in', user: testUser({ firstName: 'Ada' }), token: testToken('t') })
})
afterEach(() => showSession({}))

it.each([
  ['the own user', 'DashUser', 3, 'Ursula'],
  ['the own company', 'Customer', testUser().customerId, 'Ursula'],
  ['another user', 'DashUser', 8, 'Ada'],
  ['another row with the id of the user', 'Role', 3, 'Ada'],
])('after a change of %s the shell shows what is stored', async (_, model, id, name) => {
  await followOwnRow(model, id)
  expect(session.user?.firstName).toBe(name)
})
