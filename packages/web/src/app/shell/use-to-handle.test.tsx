import { accessOf } from '@lineboard/sdk'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { sessionStore } from '../../state/session-store.ts'
import { useToHandle } from './use-to-handle.ts'

// The screen is at rest at once.
vi.mock('../../data/when-at-rest.ts', () => ({
  whenAtRest(work: () => void) {
    work()
    return () => undefined
  },
}))

let asked: string[]

const signedIn = (permission: string) =>
  accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: permission } },
    { GuiSection: { name: 'Dashboard' }, GuiPermission: { name: 'READONLY' } },
  ])

beforeEach(() => {
  asked = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      asked.push(decodeURIComponent(new URL(url).search))
      return Response.json({ count: 12 })
    },
  })
})

afterEach(() => {
  sessionStore.access = undefined
})

it('asks once how many calls wait, however many places show it', async () => {
  sessionStore.access = signedIn('READONLY')
  const { result } = renderHook(() => [useToHandle(), useToHandle()])
  await waitFor(() => expect(result.current).toEqual([12, 12]))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('{"handling":"open"}')
})

it('asks nothing for who may not see the calls, though the dashboard may count them', async () => {
  sessionStore.access = signedIn('DENY')
  const { result } = renderHook(() => useToHandle())
  await act(async () => undefined)
  expect(asked).toEqual([])
  expect(result.current).toBeUndefined()
})
