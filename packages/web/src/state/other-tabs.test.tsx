import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type KeptTokens, watchOtherTabs } from './session.ts'

const token = { id: 'own', ttl: 3600, created: '2026-05-01T10:00:00Z', userId: 3 }
const heard: KeptTokens[] = []
let stop = () => {}

/** What the browser tells the other tabs of a change. */
const changed = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  heard.length = 0
  stop = watchOtherTabs((kept) => heard.push(kept))
})
afterEach(() => {
  stop()
  vi.resetModules()
})

it('tells what tokens another tab has left', () => {
  localStorage.setItem('token', JSON.stringify(token))
  changed('token')
  localStorage.setItem('impersonationToken', JSON.stringify({ ...token, id: 'other' }))
  changed('impersonationToken')
  localStorage.clear()
  changed(null)
  expect(heard).toEqual([
    { token, impersonationToken: undefined, isCleared: false },
    { token, impersonationToken: { ...token, id: 'other' }, isCleared: false },
    { token: undefined, impersonationToken: undefined, isCleared: true },
  ])
})

it('tells of nothing else, and nothing after it was stopped', () => {
  changed('notifications')
  stop()
  changed('token')
  expect(heard).toEqual([])
})
