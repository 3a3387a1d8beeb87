import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { userActions } from './user-actions.ts'

afterEach(() => showSession({}))

const own = userActions.find(({ id }) => id === 'ownSessions')
const isOffered = (id: number) => own?.isAllowed?.(testUser({ id }))

it("the own row leads to the own sessions, nobody else's does, nor while acting as somebody", () => {
  answerCalls(() => [])
  showSession({ status: 'signed-in', user: testUser(), token: testToken('t') })
  expect([isOffered(3), isOffered(8)]).toEqual([true, false])
  own?.run?.(testUser(), Object({}))
  expect(location.pathname + location.search).toBe('/service/user/account?part=sessions')
  const impersonation = { token: testToken('acting'), impersonator: 'Nora' }
  showSession({ status: 'signed-in', user: testUser(), token: testToken('t'), impersonation })
  expect(isOffered(3)).toBe(false)
})
