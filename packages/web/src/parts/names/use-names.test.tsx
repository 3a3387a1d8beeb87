import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { useNames } from './use-names.ts'

const person = { id: 2, username: 'nora', firstName: 'Nora', lastName: 'Quist' }

it.each([
  ['several users at once', true, ['/DashUsers/several_user']],
  ['no several users, but their list', false, ['/DashUsers/several_user', '/DashUsers']],
])('people have their names by a server that tells of %s', async (_, tellsOfSeveral, expected) => {
  const asked: string[] = []
  initClient({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url, method }) => {
      asked.push(new URL(url).pathname.replace('/api/v1', ''))
      if (method === 'GET' || tellsOfSeveral) return Response.json([person])
      const message = 'Shared class "DashUser" has no method handling POST /several_user'
      return Response.json({ error: { statusCode: 404, name: 'Error', message } }, { status: 404 })
    },
  })
  // Of others than before, which are kept.
  const ids = tellsOfSeveral ? [2] : [2, 3]
  const { result } = renderHook(() => useNames(ids))
  await waitFor(() => expect(result.current(2)).toBe('Nora Quist'))
  expect(asked).toEqual(expected)
})
