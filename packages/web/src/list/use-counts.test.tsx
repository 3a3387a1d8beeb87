import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import { setErrorHandler } from '../data/report-error.ts'
import { refresh } from '../data/use-call.ts'
import { numberCell } from '../kit/cells/number-cells.tsx'
import { textCell } from '../kit/cells/text-cells.tsx'
import { countBy, counted, lookedUp } from '../kit/count-by.ts'
import { defineResource } from '../kit/define-resource.ts'
import { noteEdit } from '../kit/rows/edited-rows.ts'
import { valueAt } from '../kit/value-at.ts'
import { useCounts } from './use-rows.ts'

const resource = defineResource({
  place: 'trackingSources',
  nouns: { one: 'source', other: 'sources' },
  list: 'TrackingSource.find',
  columns: [
    { field: 'name', label: 'Name', cell: textCell },
    {
      field: 'counted.numbers',
      label: 'Numbers',
      cell: numberCell,
      counted: counted({
        call: 'OpNumber.find',
        argsOf: (ids) => ({ filter: { where: { tracking_sourceId: { inq: [...ids] } } } }),
        countsOf: (rows) => countBy(rows, 'tracking_sourceId'),
      }),
    },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
})
const [name, numbers] = resource.columns
const columns = { without: name ? [name] : [], with: name && numbers ? [name, numbers] : [] }
const rows = [{ id: 1 }, { id: 2 }]

let asked: string[] = []
let status = 200

beforeEach(() => {
  asked = []
  status = 200
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (url) => {
      asked.push(decodeURIComponent(new Request(url).url))
      return Response.json([{ tracking_sourceId: 2 }, { tracking_sourceId: 2 }], { status })
    },
  })
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
)

it('asks once for all rows of the page, and has the counts beside them', async () => {
  const { result } = renderHook(() => useCounts(resource, columns.with, rows), { wrapper })
  expect(result.current).toEqual(rows)
  await waitFor(() => expect(result.current.map((row) => valueAt(row, 'counted.numbers'))).toEqual([0, 2]))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('"tracking_sourceId":{"inq":[1,2]}')
})

it('asks nothing while the column is not shown', async () => {
  const { result } = renderHook(() => useCounts(resource, columns.without, rows), { wrapper })
  await Promise.resolve()
  expect(asked).toEqual([])
  expect(result.current).toBe(rows)
})

it('keeps the rows where counting fails', async () => {
  status = 500
  const { result } = renderHook(() => useCounts(resource, columns.with, rows), { wrapper })
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(result.current).toBe(rows)
})

it('says nothing of a row that was changed, until it is looked up again', async () => {
  let said = 'before'
  let answer: (() => void) | undefined
  const ask = async () => {
    const text = said
    if (answer) await new Promise<void>((resolve) => (answer = resolve))
    return [[1, text] as const, [2, text] as const]
  }
  const place = {
    field: 'counted.place',
    label: 'Place',
    cell: textCell,
    counted: lookedUp({ call: 'OpNumber.find', ask }),
  }
  const looking = { ...resource, columns: [place] }
  // Without a cache of its own, which the app does not refresh.
  const { result, rerender } = renderHook((shown: readonly object[]) => useCounts(looking, looking.columns, shown), {
    initialProps: rows,
  })
  const texts = () => result.current.map((row) => valueAt(row, 'counted.place'))
  await waitFor(() => expect(texts()).toEqual(['before', 'before']))
  said = 'after'
  answer = () => undefined
  noteEdit('TrackingSource', 2)
  void refresh('OpNumber')
  // The list has the changed row.
  rerender(rows.map((row) => ({ ...row })))
  expect(texts()).toEqual(['before', '…'])
  const landed = answer
  await waitFor(() => expect(answer).not.toBe(landed))
  answer()
  await waitFor(() => expect(texts()).toEqual(['after', 'after']))
})

it('is not sorted by', () => {
  expect([...resource.rules.sortable]).toEqual(['name'])
})
