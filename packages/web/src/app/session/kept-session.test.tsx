import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testToken } from '../../testing/show-session.ts'
import {
  clearKept,
  forgetImpersonation,
  forgetKept,
  forgetToken,
  keepEnded,
  keepGoingBack,
  keepImpersonation,
  keepNews,
  keepReturnTo,
  keepSession,
  keepToken,
  keptTokens,
  rememberUsername,
  takeKept,
  watchKept,
} from './kept-session.ts'

const own = testToken('own')
const impersonation = {
  token: testToken('other', 9),
  impersonator: 'Ada',
  impersonatorUsername: 'ada',
  incognitoAvatar: 'data:image/png;base64,AA',
}
const impersonationKeys = ['impersonationToken', 'impersonator', 'impersonatorUsername', 'incognitoAvatar']

const keys = () => Object.keys(localStorage).sort()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('what a browser keeps', () => {
  it('is found by the next page', () => {
    keepSession(own)
    keepImpersonation(impersonation)
    expect(keptTokens()).toEqual({ token: own, impersonation })
    expect(keys()).toEqual([...impersonationKeys, 'token'])
  })

  it.each(['', 'not JSON', 'null', '[]', '{}', '{"id":""}', '{"id":7}'])('is no token where it is %j', (stored) => {
    localStorage.setItem('token', stored)
    expect(keptTokens().token).toBeUndefined()
  })

  it('is the new session alone once somebody signs in', () => {
    keepImpersonation(impersonation)
    keepSession(own)
    expect(keys()).toEqual(['token'])
  })

  it('is the session and whom the person acts as, where both begin at once', () => {
    keepSession(own, impersonation)
    expect(keptTokens()).toEqual({ token: own, impersonation })
  })

  it.each([
    ['the token', () => forgetToken('own'), impersonationKeys],
    ['no other token', () => forgetToken('another'), [...impersonationKeys, 'token']],
    ['the token of who acts', () => forgetToken('own', 'other'), impersonationKeys],
    ['no token of who no longer acts so', () => forgetToken('own', 'another'), [...impersonationKeys, 'token']],
    ['the impersonation', () => forgetImpersonation('other'), ['token']],
    ['no other impersonation', () => forgetImpersonation('another'), [...impersonationKeys, 'token']],
  ])('forgets %s', (_, forget, left) => {
    keepSession(own)
    keepImpersonation(impersonation)
    forget()
    expect(keys()).toEqual(left)
  })

  it.each([
    ['a session that ended', () => forgetKept('own')],
    ['signing out', clearKept],
  ])('is but the remembered name after %s', (_, clear) => {
    keepSession(own)
    rememberUsername('ada')
    localStorage.setItem('notifications', '[]')
    clear()
    expect({ ...localStorage }).toEqual({ username: 'ada' })
  })

  it('is not touched by the end of another session, and is cleared where there is none', () => {
    keepSession(own)
    forgetKept('another')
    expect(keys()).toEqual(['token'])
    localStorage.removeItem('token')
    localStorage.setItem('notifications', '[]')
    forgetKept('another')
    expect(keys()).toEqual([])
  })

  it('has no name of who does not want to be remembered', () => {
    rememberUsername('ada')
    rememberUsername(undefined)
    clearKept()
    expect(keys()).toEqual([])
  })
})

describe('what a tab keeps', () => {
  it('is where to go, until it is forgotten', () => {
    keepReturnTo('/service/call-log?page=2')
    expect([takeKept().returnTo, takeKept().returnTo]).toEqual(['/service/call-log?page=2', '/service/call-log?page=2'])
    keepReturnTo(undefined)
    expect(takeKept().returnTo).toBeUndefined()
  })

  it('leads to no other place, no matter who wrote it', () => {
    sessionStorage.setItem('returnTo', '//example.com/service/call-log')
    expect(takeKept().returnTo).toBeUndefined()
  })

  it('tells the next page of this tab, and no later one, that the session has ended', () => {
    expect(takeKept().signOutReason).toBeUndefined()
    keepEnded(true)
    expect([takeKept().signOutReason, takeKept().signOutReason]).toEqual(['expired', undefined])
    keepEnded(true)
    keepEnded(false)
    expect(takeKept().signOutReason).toBeUndefined()
  })

  it('is the own session of who goes back to it, for one page, if another tab takes it away', () => {
    keepToken(own)
    keepImpersonation(impersonation)
    keepGoingBack({ token: own, actingBy: 'other' })
    forgetToken('own')
    expect([takeKept().token, keptTokens()]).toEqual([own, { token: own, impersonation: undefined }])
    forgetToken('own')
    expect(takeKept().token).toBeUndefined()
    keepImpersonation(impersonation)
    keepGoingBack({ token: own, actingBy: 'an earlier one' })
    expect(takeKept().impersonation).toEqual(impersonation)
    const another = testToken('another')
    keepGoingBack({ token: own, actingBy: 'other' })
    keepSession(another)
    expect([takeKept().token, takeKept().token]).toEqual([another, another])
    clearKept()
    keepGoingBack({ token: own, actingBy: 'other' })
    keepGoingBack(undefined)
    expect(takeKept().token).toBeUndefined()
  })

  it('is said once', () => {
    keepNews('impersonation-over')
    expect([takeKept().news, takeKept().news]).toEqual(['impersonation-over', undefined])
    sessionStorage.setItem('sessionNews', 'something else')
    expect(takeKept().news).toBeUndefined()
  })
})

it('other tabs get the tokens that are left, and nothing else', () => {
  const heard = vi.fn()
  const stop = watchKept(heard)
  const changed = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))
  keepSession(own)
  changed('token')
  keepImpersonation(impersonation)
  changed('impersonationToken')
  changed('notifications')
  localStorage.clear()
  changed(null)
  stop()
  changed(null)
  const none = { token: undefined, impersonation: undefined }
  expect(heard.mock.calls).toEqual([
    [{ ...none, token: own }, false],
    [{ token: own, impersonation }, false],
    [none, true],
  ])
})
