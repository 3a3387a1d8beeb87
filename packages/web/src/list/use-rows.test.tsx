import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import { setErrorHandler } from '../data/report-error.ts'
import { refresh } from '../data/use-call.ts'
import { textCell } from '../kit/cells/text-cells.tsx'
import { defineResource } from '../kit/define-resource.ts'
import { parseListState } from '../kit/list-state.ts'
import { RelationsMissingLine } from './table/stale-line.tsx'
import { countFromPage, useRows } from './use-rows.ts'

const resource = defineResource({
  place: 'customers',
  nouns: { one: 'customer', other: 'customers' },
  list: 'Customer.find',
  columns: [{ field: 'companyName', label: 'Company', cell: textCell }],
  lead: 'companyName',
  defaultSort: { field: 'companyName', direction: 'asc' },
})

type Answer = (body: object, status?: number) => void

let asked: Answer[] = []
let tests = 0

beforeEach(() => {
  asked = []
  tests += 1
  setErrorHandler(() => undefined)
  connect({ wholeContract: true })
})

const connect = (server: { wholeContract: boolean }) =>
  initClient({
    ...server,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: () =>
      new Promise((resolve) => {
        asked.push((body, status = 200) => resolve(Response.json(body, { status })))
      }),
  })

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 }}>{children}</SWRConfig>
)

const queryOf = (companyName: string) => ({
  where: { companyName: `${companyName} ${tests}` },
  sort: { field: 'companyName', direction: 'asc' } as const,
  page: 1,
  pageSize: 10,
})

const show = () => renderHook(({ name }) => useRows(resource, queryOf(name)), { wrapper, initialProps: { name: 'a' } })

async function answerLast(body: object, status?: number): Promise<void> {
  await act(async () => asked.at(-1)?.(body, status))
}

it('rows that are named by something other than numbers are not shown as if they were one, and it is said why', async () => {
  const view = show()
  await answerLast([
    { id: 'aa88d51c-9509', companyName: 'A' },
    { id: 'bacf7a17-3560', companyName: 'B' },
  ])
  await waitFor(() => expect(view.result.current.error).toBeDefined())
  expect(view.result.current.rows).toBeUndefined()
  expect(String(view.result.current.error)).toContain('names its rows by something other than numbers')
})

async function shown() {
  const view = show()
  await waitFor(() => expect(asked).toHaveLength(1))
  await answerLast([{ id: 1 }])
  await waitFor(() => expect(view.result.current.rows).toEqual([{ id: 1 }]))
  return view
}

it('keeps what was answered when asking again fails, until that succeeds', async () => {
  const { result } = await shown()
  await act(async () => void refresh('Customer'))
  await answerLast([], 500)
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(result.current).toMatchObject({ rows: [{ id: 1 }], outdated: false })
  act(() => result.current.retry())
  await waitFor(() => expect(asked).toHaveLength(3))
  await answerLast([{ id: 2 }])
  await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 2 }], error: undefined }))
})

it('rows of the question before are outdated, and gone when the new one fails', async () => {
  const { result, rerender } = await shown()
  rerender({ name: 'b' })
  expect(result.current).toMatchObject({ rows: [{ id: 1 }], outdated: true })
  await waitFor(() => expect(asked).toHaveLength(2))
  await answerLast([], 500)
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(result.current.rows).toBeUndefined()
})

it('never puts rows of the question before in the place of an answer', async () => {
  const { result, rerender } = await shown()
  rerender({ name: 'b' })
  await waitFor(() => expect(asked).toHaveLength(2))
  act(() => result.current.patch([{ id: 1, changed: true }]))
  await answerLast([{ id: 7 }])
  await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 7 }], outdated: false }))
})

it('asks again for rows that are patched after a failure: the others may have changed too', async () => {
  const { result } = await shown()
  await act(async () => void refresh('Customer'))
  await answerLast([], 500)
  await waitFor(() => expect(result.current.error).toBeDefined())
  act(() => result.current.patch([{ id: 1, changed: true }]))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(result.current.rows).toEqual([{ id: 1, changed: true }])
})

it('leaves rows alone when the network is back: new ones come when somebody wants them', async () => {
  const { result } = renderHook(() => useRows(resource, queryOf('online')), { wrapper })
  await waitFor(() => expect(asked).toHaveLength(1))
  await answerLast([{ id: 1 }])
  await waitFor(() => expect(result.current.refreshing).toBe(false))
  await act(async () => void window.dispatchEvent(new Event('online')))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(asked).toHaveLength(1)
  expect(result.current.rows).toEqual([{ id: 1 }])
})

it('asks again without relations that the server refuses, and says which columns are empty', async () => {
  connect({ wholeContract: false })
  const blacklist = defineResource({
    place: 'blacklist',
    nouns: { one: 'number', other: 'numbers' },
    list: 'BlacklistNumber.find',
    include: ['Customer'],
    columns: [
      { field: 'number', label: 'Number', cell: textCell },
      { field: 'Customer.companyName', label: 'Company', cell: textCell },
    ],
    lead: 'number',
    defaultSort: { field: 'number', direction: 'asc' },
  })
  const query = { where: {}, sort: { field: 'number', direction: 'asc' } as const, page: 1, pageSize: 10 }
  const { result } = renderHook(() => useRows(blacklist, query), { wrapper })
  await waitFor(() => expect(asked).toHaveLength(1))
  await answerLast({ error: { statusCode: 501, message: 'include is not supported' } }, 501)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(result.current.serverGaps.relationsMissing).toBe(false)
  await answerLast([{ id: 7, number: '1' }])
  await waitFor(() =>
    expect(result.current).toMatchObject({
      rows: [{ id: 7 }],
      serverGaps: { relationsMissing: true },
      error: undefined,
    }),
  )
  render(
    <RelationsMissingLine
      relationsMissing={result.current.serverGaps.relationsMissing}
      unsorted={result.current.serverGaps.unsorted}
      state={parseListState('', blacklist.rules)}
      view="rows"
      resource={blacklist}
      columns={blacklist.columns}
    />,
  )
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/does not send records related to numbers.*: Company\.$/),
  )
})

const rowsFrom = (first: number, length: number) =>
  Array.from({ length }, (_, at) => ({ id: first + at, companyName: `Company ${first + at}` }))

it.each([
  [0, 10],
  [4, 14],
  [10, undefined],
])('of rows that nothing counts, a full page and %i after it are %s in all, or more', async (after, total) => {
  const view = show()
  await answerLast(rowsFrom(1, 10))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(view.result.current.following).toBeUndefined()
  await answerLast(rowsFrom(11, after))
  await waitFor(() => expect(view.result.current.following).toBe(after))
  const { rows, following } = view.result.current
  expect(countFromPage(rows, queryOf('a'), following)).toBe(total)
  expect(countFromPage(rows, queryOf('a'), undefined)).toBeUndefined()
})
