import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showLanguage } from '../../browser/page.ts'
import { forgetInMemory } from '../../browser/storage.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { applySettings } from './signed-in.ts'

const reload = vi.fn()
const german = testUser({ uiSettings: '{"language":"de"}' })
const kept = () => localStorage.getItem('language')

beforeEach(() => {
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  localStorage.clear()
  showLanguage('en')
  showSession({ status: 'signed-in', token: testToken('own') })
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  showSession({})
})

it('a browser that does not know the language of who signs in has the page in it, once', () => {
  applySettings(german)
  expect([kept(), reload.mock.calls.length]).toEqual(['de', 1])
  // A page that the build has in no other language stays as it is.
  applySettings(german)
  expect(reload).toHaveBeenCalledOnce()
})

it('a browser that keeps nothing has the page as it is, and does not reload it over and over', () => {
  const setItem = () => {
    throw new DOMException('No', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => undefined })
  applySettings(german)
  expect(reload).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  forgetInMemory()
  // What once refused may keep it the next time.
  applySettings(german)
  expect([kept(), reload.mock.calls.length]).toEqual(['de', 1])
})

it('a page that is in that language already stays, and so does that of who has chosen none', () => {
  showLanguage('de')
  applySettings(german)
  applySettings(testUser({ uiSettings: '{}' }))
  expect([kept(), reload.mock.calls.length]).toEqual(['de', 0])
})

it('the language of a person that somebody acts as is not taken', () => {
  showSession({ status: 'signed-in', impersonation: { token: testToken('other', 9), impersonator: 'Ada' } })
  applySettings(german)
  expect([kept(), reload.mock.calls.length]).toEqual([null, 0])
})
