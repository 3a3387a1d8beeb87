import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { customers } from '../../features/customers/customers.resource.ts'
import { sipGateways } from '../../features/sip-gateways/sip-gateways.resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import type { NextNews } from '../context/row-news.ts'
import { followList } from './follow-list.ts'
import { REPAINT_MS } from './follow-rows.ts'

const row = (id: number) => ({ id, companyName: `Company ${id}` })
const query = { where: {}, sort: { field: 'id', direction: 'asc' }, page: 1, pageSize: 25 } as const

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('does not announce what the list itself asked for while it was counted, such as one’s own addition', async () => {
  let shown = [row(1), row(2)]
  let isAskedAnew = false
  answerCalls(({ url }) => {
    if (!/count/i.test(new URL(url).pathname)) return [row(1), row(2), row(3)]
    // The list comes first, with the row that was just added.
    if (isAskedAnew) shown = [row(1), row(2), row(3)]
    return { count: 3 }
  })
  const received: NextNews[] = []
  const { channel: _, ...resource } = customers
  const stop = followList({
    resource,
    query,
    shown: () => shown,
    counted: () => ({ where: {}, count: shown.length }),
    onNews: (news) => received.push(news),
  })
  const look = async () => {
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(REPAINT_MS + 100)
  }
  await look()
  expect(received.map(({ grown }) => grown)).toEqual([1])
  isAskedAnew = true
  await look()
  expect(received.at(-1)?.grown).toBe(0)
  stop()
})

it.each<[field: string, direction: 'asc' | 'desc', order: number[]]>([
  ['position', 'asc', [1, 3, 2]],
  ['position', 'desc', [2, 3, 1]],
  ['name', 'asc', [1, 2, 3]],
])(
  'rows that a colleague put in another order stand in it where the list shows it: by %s, %s',
  async (field, direction, order) => {
    const gateways = [1, 2, 3].map((id) => ({ id, name: `Line ${id}`, position: id }))
    const places = new Map([
      [2, 3],
      [3, 2],
    ])
    answerCalls(({ url }) =>
      /count/i.test(new URL(url).pathname)
        ? { count: 3 }
        : gateways.map((each) => ({ ...each, position: places.get(each.id) ?? each.position })),
    )
    const shown: (readonly object[])[] = []
    const { channel: _, ...resource } = sipGateways
    const stop = followList({
      resource,
      query: { ...query, sort: { field, direction } },
      shown: () => gateways,
      counted: () => ({ where: {}, count: 3 }),
      onNews: (_news, rows) => void shown.push(rows),
    })
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(REPAINT_MS + 100)
    stop()
    expect(shown.at(-1)?.map((each) => Reflect.get(each, 'id'))).toEqual(order)
  },
)
