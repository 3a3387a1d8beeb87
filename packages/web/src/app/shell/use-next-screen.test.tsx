import { accessOf } from '@lineboard/sdk'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isList } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { activity } from '../../state/activity.ts'
import { sessionStore } from '../../state/session-store.ts'
import * as loader from '../router/page-loader.ts'
import { useNextScreen } from './use-next-screen.ts'

const bring = vi.spyOn(loader, 'prefetchPage')

beforeEach(() => {
  vi.useFakeTimers()
  bring.mockReset().mockResolvedValue(undefined)
  activity.pending = 0
  sessionStore.access = accessOf({ id: 1 }, [])
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  sessionStore.access = undefined
})

it('brings the list that is likely next once nothing is awaited', async () => {
  activity.pending = 1
  renderHook(useNextScreen)
  await vi.advanceTimersByTimeAsync(5000)
  expect(bring).not.toHaveBeenCalled()
  activity.pending = 0
  await vi.advanceTimersByTimeAsync(5000)
  expect(bring).toHaveBeenCalledTimes(1)
  const place = placeAt(bring.mock.calls[0]?.[0] ?? '')
  expect(place && isList(place)).toBe(true)
})

it('brings nothing for anyone who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  renderHook(useNextScreen)
  await vi.advanceTimersByTimeAsync(5000)
  expect(bring).not.toHaveBeenCalled()
})
