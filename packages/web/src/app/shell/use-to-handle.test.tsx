import { accessOf } from '@lineboard/sdk'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { sessionStore } from '../../state/session-store.ts'
import { useToHandle } from './use-to-handle.ts'

let asked: string[]

const signedIn = (permission: string) =>
  accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: permission } },
    { GuiSection: { name: 'Dashboard' }, GuiPermission: { name: 'READONLY' } },
  ])

beforeEach(() => {
  asked = []
  initClient({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      asked.push(decodeURIComponent(new URL(url).search))
      return Response.json({ count: 12 })
    },
  })
})

afterEach(() => {
  cleanup()
  sessionStore.access = undefined
})

it('asks once how many calls wait, however many places show it', async () => {
  sessionStore.access = signedIn('READONLY')
  const { result } = renderHook(() => [useToHandle(), useToHandle()])
  expect(result.current).toEqual([undefined, undefined])
  await waitFor(() => expect(result.current).toEqual([12, 12]), { timeout: 5000 })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('{"handling":"open"}')
})

it('asks nothing for who may not see the calls, though the dashboard may count them', async () => {
  sessionStore.access = signedIn('DENY')
  const { result } = renderHook(() => useToHandle())
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(asked).toEqual([])
  expect(result.current).toBeUndefined()
})
