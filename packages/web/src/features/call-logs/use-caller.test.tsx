import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setServed } from '../../state/served-calls.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { callsOf } from './change-calls.ts'
import { useCaller } from './use-caller.ts'

const caller = { callerNumber: '+12125550177', customerId: 2 }
const call = { id: 7, ...caller, status: 'missed', startedAt: '2026-03-02T15:04:10.000Z' }

afterEach(() => setServed(() => true))

it.each([
  ['its brief list', true, '/LightCallLogs'],
  ['the only list that the core API has', false, '/CallLogs'],
])('calls of a caller are read from %s', async (_, hasBrief, path) => {
  const asked = new Set<string>()
  answerCalls(({ url }) => {
    const { pathname, search } = new URL(url)
    const list = pathname.replace('/api/v1', '')
    if (!/Call/.test(list)) return []
    if (!/"limit":10,|"limit":10}/.test(decodeURIComponent(search))) asked.add(list)
    return [call]
  })
  setServed((id) => hasBrief || id !== 'LightCallLog.find')
  const { result } = renderHook(() => useCaller(caller.callerNumber, 2))
  await waitFor(() => expect(result.current.calls?.map(({ id }) => id)).toEqual([7]))
  expect(await callsOf(caller)).toEqual([7])
  expect([...asked]).toEqual([path])
})

it('calls of a caller are read from the list that has the number', async () => {
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }), token: testToken('t', 1) })
  initClient({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (input) => {
      const isBrief = new Request(input).url.includes('/LightCallLogs')
      return Response.json([isBrief ? { id: 7, src: '+12125550177', city: null } : { ...call, city: null }])
    },
  })
  const { result } = renderHook(() => useCaller(caller.callerNumber, undefined))
  await waitFor(() => expect(result.current.calls).toMatchObject([{ callerNumber: caller.callerNumber }]))
  expect(result.current.error).toBeUndefined()
})

it('a core API whose contacts have no number has none to show, which is no failure', async () => {
  const row = { id: 7, callerNumber: '+12125550177', customerId: 2, metrics: '2026-03-02T15:04:10.000Z', city: null }
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }), token: testToken('t', 1) })
  initClient({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (input) => {
      const isContacts = new Request(input).url.includes('/PhoneBooks')
      return Response.json(isContacts ? [{ id: 3, note: null }] : [row])
    },
  })
  const { result } = renderHook(() => useCaller('+12125550177', undefined))
  await waitFor(() => expect(result.current.isContactUnoffered).toBe(true))
  await waitFor(() => expect(result.current.calls).toBeDefined())
  expect(result.current.error).toBeUndefined()
})
