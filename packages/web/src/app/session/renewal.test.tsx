import { UnauthorizedError } from '@lineboard/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { endImpersonation, session, setToken, setUser, startImpersonation } from '../../state/session.ts'
import { holdUnsaved } from '../../state/unsaved.ts'
import { answerRenewal, isOfEndedSession, renewAfter, renewal, renewSession, signInAgain } from './renewal.ts'
import { endSession, leaveSession } from './sign-out.ts'

const user = {
  id: 3,
  username: 'ada',
  email: 'ada@example.com',
  customerId: 2,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00Z',
}
const tokenOf = (id: string) => ({ id, ttl: 3600, created: new Date().toISOString(), userId: 3 })
const place = { operationId: 'Customer.find', method: 'GET', url: 'http://core.example/x' }
const signIn = { ...place, operationId: 'DashUser.authenticate' }
const ended = new UnauthorizedError({ status: 401, name: 'Error', message: 'accessToken is required' }, place)

const refused = { error: { statusCode: 401, message: 'Authorization Required' } }

let release: () => void
let isKnown: boolean
let password: string

beforeEach(() => {
  release = holdUnsaved()
  isKnown = true
  setToken(tokenOf('old'))
  setUser(user)
  initClient({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      if (!request.url.includes('authenticate'))
        return isKnown ? Response.json(user) : Response.json(refused, { status: 401 })
      const asked = await request.json()
      password = asked.password
      if (password === 'wrong')
        return Response.json({ error: { statusCode: 401, message: 'login failed' } }, { status: 401 })
      return Response.json(tokenOf(`for ${asked.username}`))
    },
  })
})

afterEach(() => {
  answerRenewal(false)
  release()
  endImpersonation()
})

describe('a session that ends while something is unsaved', () => {
  it('is cleared, and the person is asked for the password', () => {
    void renewAfter(ended)
    expect(renewal.username).toBe('ada')
    expect(session.token).toBeUndefined()
    expect(localStorage.getItem('token')).toBeNull()
    expect(session.user?.id).toBe(3)
  })

  it('goes on with the next one, for every call that was refused', async () => {
    const calls = [renewAfter(ended), renewAfter(ended)]
    await signInAgain('ada', 'right')
    expect(await Promise.all(calls)).toEqual([true, true])
    expect(session.token?.id).toBe('for ada')
    expect(renewal.username).toBeUndefined()
  })

  it('is asked for until the password is right', async () => {
    const call = renewAfter(ended)
    await expect(signInAgain('ada', 'wrong')).rejects.toThrow('login failed')
    expect(renewal.username).toBe('ada')
    await signInAgain('ada', 'right')
    expect(await call).toBe(true)
  })

  it.each([
    ['signing out', endSession],
    ['another tab that signs out', leaveSession],
  ])('is given up by %s', async (_, end) => {
    const call = renewAfter(ended)
    end()
    expect(await call).toBe(false)
    expect([session.user, location.pathname]).toEqual([undefined, '/auth/login'])
  })
})

describe('a server that says no more than Authorization Required', () => {
  const unclear = () => new UnauthorizedError({ status: 401, name: 'Error', message: 'Authorization Required' }, place)

  it('is asked whether it still knows the session', async () => {
    isKnown = false
    const error = unclear()
    const call = renewAfter(error)
    await vi.waitFor(() => expect(renewal.username).toBe('ada'))
    isKnown = true
    await signInAgain('ada', 'right')
    expect(await call).toBe(true)
  })

  it('has its error known as the end of the session where nothing would be lost', async () => {
    isKnown = false
    release()
    const error = unclear()
    expect(await renewAfter(error)).toBe(false)
    expect(isOfEndedSession(error)).toBe(true)
  })
})

describe('nobody is asked', () => {
  it('when nothing would be lost', async () => {
    release()
    expect(await renewSession()).toBe(false)
    expect(session.token?.id).toBe('old')
  })

  it('while acting as another person, whose password is not known', async () => {
    startImpersonation(tokenOf('other'), 'Root')
    expect(await renewSession()).toBe(false)
  })

  it('for a section that is not permitted', async () => {
    const error = new UnauthorizedError({ status: 401, name: 'Error', message: 'Authorization Required' }, place)
    expect(await renewAfter(error)).toBe(false)
    expect(isOfEndedSession(error)).toBe(false)
  })

  it('for a refused sign-in', async () => {
    const error = new UnauthorizedError({ status: 401, name: 'Error', message: 'login failed' }, signIn)
    expect(await renewAfter(error)).toBe(false)
    expect(renewal.username).toBeUndefined()
  })
})
