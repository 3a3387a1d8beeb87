import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { countOf, prefetchByName, rowsOf, useCallByName } from './calls-by-name.ts'

let answers = 0

beforeEach(() => {
  answers = 0
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => {
      answers += 1
      return Response.json([{ id: answers }])
    },
  })
})

let lists = 0
const newList = () => {
  lists += 1
  return { filter: { skip: lists } }
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ shouldRetryOnError: false, revalidateOnFocus: false }}>{children}</SWRConfig>
)
const show = (args: object) => renderHook(() => useCallByName('Customer.find', args), { wrapper })

it('has the answer that was asked for ahead of need', async () => {
  const args = newList()
  prefetchByName('Customer.find', args)
  prefetchByName('Customer.find', args)
  const { result } = show(args)
  await waitFor(() => expect(rowsOf(result.current.data)).toEqual([{ id: 1 }]))
  expect(answers).toBe(1)
})

it('asks again for data that was prefetched before a change', async () => {
  const args = newList()
  prefetchByName('Customer.find', args)
  await refresh('Customer')
  const { result } = show(args)
  await waitFor(() => expect(rowsOf(result.current.data)).toEqual([{ id: 2 }]))
})

it('does not ask ahead for what is on the screen', async () => {
  const args = newList()
  const { result } = show(args)
  await waitFor(() => expect(result.current.data).toBeDefined())
  prefetchByName('Customer.find', args)
  expect(answers).toBe(1)
  await refresh('Customer')
  await waitFor(() => expect(rowsOf(result.current.data)).toEqual([{ id: 2 }]))
})

it.each([
  [{ count: 3 }, 3],
  [{ count: 0 }, 0],
  [{ count: '3' }, undefined],
  [undefined, undefined],
  [null, undefined],
  [7, undefined],
])('count of %j is %j', (data, count) => {
  expect(countOf(data)).toBe(count)
})

it('rows of what is no list are none', () => {
  expect(rowsOf({ error: 'x' })).toEqual([])
})
