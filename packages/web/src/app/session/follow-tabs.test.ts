import { describe, expect, it } from 'vitest'
import { tabMove } from './follow-tabs.ts'

const token = (id: string, userId = 3) => ({ id, userId, ttl: 3600, created: '2026-05-01T10:00:00Z' })
const mine = { token: token('own'), impersonationToken: undefined, isSignedIn: true }
const acting = { ...mine, impersonationToken: token('other', 9) }
const asked = { ...mine, token: undefined }
const visitor = { token: undefined, impersonationToken: undefined, isSignedIn: false }

describe('what a tab does when another one', () => {
  it.each([
    ['signed out', mine, {}, true, 'sign-out'],
    ['found the session ended', mine, {}, false, 'renew-or-sign-out'],
    ['signed in, here is a visitor', visitor, { token: token('new') }, false, 'sign-in'],
    ['signed out, here is a visitor', visitor, {}, true, 'nothing'],
    ['signed in again', mine, { token: token('new') }, false, 'adopt'],
    ['signed in again, here the password is asked for', asked, { token: token('new') }, false, 'adopt'],
    ['signed in as somebody else', mine, { token: token('new', 4) }, false, 'reload'],
    ['acts as somebody else', mine, { token: token('own'), impersonationToken: token('other', 9) }, false, 'reload'],
    ['is oneself again', acting, { token: token('own') }, false, 'reload'],
    ['changed nothing', mine, { token: token('own') }, false, 'nothing'],
  ] as const)('%s', (_, own, kept, isCleared, move) => {
    const tokens = { token: undefined, impersonationToken: undefined, ...kept }
    expect(tabMove(own, { ...tokens, isCleared })).toBe(move)
  })
})
