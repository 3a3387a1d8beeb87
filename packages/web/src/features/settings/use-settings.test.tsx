import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { useSettings } from './use-settings.ts'

const reload = vi.fn()
/** What was saved, and whether the server takes it. */
let saved: string[]
let isTaken: boolean

beforeEach(() => {
  saved = []
  isTaken = true
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  localStorage.clear()
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      if (request.method === 'GET') return Response.json(testUser())
      if (!isTaken) return new Response(null, { status: 500 })
      const { uiSettings } = await request.json()
      saved.push(uiSettings)
      return Response.json(testUser({ uiSettings }))
    },
  })
  showSession({ status: 'signed-in', token: testToken('own'), user: testUser() })
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  showSession({})
})

it('a language is saved with the person before the page is reloaded in it; where it is not, the page stays', async () => {
  const { result } = renderHook(useSettings)
  isTaken = false
  await act(async () => result.current.changeLanguage('es'))
  expect([localStorage.getItem('language'), reload.mock.calls.length]).toEqual([null, 0])
  isTaken = true
  await act(async () => result.current.changeLanguage('de'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(JSON.parse(saved[0] ?? '{}')).toMatchObject({ language: 'de' })
  expect(localStorage.getItem('language')).toBe('de')
})
