import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { isSameRegion, useSettings, usualRegion } from './use-settings.ts'

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

it('formats follow the language, unless somebody chose their own', async () => {
  const { result, rerender } = renderHook(useSettings)
  await act(async () => result.current.changeLanguage('de'))
  const german = { dateFormat: 'dd.mm.yyyy', timeFormat: '24h', numberFormat: '1.234,56', weekendFormat: 1 }
  expect(JSON.parse(saved.at(-1) ?? '{}')).toMatchObject({ language: 'de', ...german })
  await act(async () => result.current.changeLanguage('en'))
  const american = { dateFormat: 'mm/dd/yyyy', timeFormat: '12h', numberFormat: '1,234.56', weekendFormat: 0 }
  expect(JSON.parse(saved.at(-1) ?? '{}')).toMatchObject({ language: 'en', ...american })
  await act(async () => result.current.change({ timeFormat: '24h' }))
  rerender()
  await act(async () => result.current.changeLanguage('es'))
  expect(JSON.parse(saved.at(-1) ?? '{}')).toEqual({ language: 'es' })
})

it('what is usual in a language is what the browser says of it', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-CH')
  expect(usualRegion('de').numberFormat).toBe('1’234.56')
  expect(usualRegion('es').numberFormat).toBe('1.234,56')
  expect(isSameRegion(usualRegion('en'), usualRegion('de'))).toBe(true)
})
