import { expect, test } from 'vitest'
import { createExchanges, type Exchange } from './exchanges.ts'

const exchange = (body = ''): Exchange => ({
  request: {
    method: 'GET',
    url: '/Customers',
    path: '/Customers',
    query: new URLSearchParams(),
    headers: {},
    ip: '127.0.0.1',
    body: Buffer.alloc(0),
  },
  answer: { kind: 'answer', status: 200, headers: {}, body },
})

test('those of the last requests are kept, and no others', () => {
  const exchanges = createExchanges(3)
  const all = [1, 2, 3, 4, 5].map((id) => ({ id, exchange: exchange(String(id)) }))
  for (const { id, exchange: each } of all) exchanges.add(id, each)
  expect(all.map(({ id }) => exchanges.of(id))).toEqual([
    undefined,
    undefined,
    ...all.slice(2).map((each) => each.exchange),
  ])
})

test('a large one is not kept, and stands for none before it', () => {
  const exchanges = createExchanges(3)
  for (const id of [1, 2, 3]) exchanges.add(id, exchange())
  exchanges.add(4, exchange('x'.repeat(100_001)))
  expect(exchanges.of(4)).toBeUndefined()
  expect(exchanges.of(1)).toBeUndefined()
  expect(exchanges.of(2)).toBeDefined()
})

test('none are left once they are cleared', () => {
  const exchanges = createExchanges(3)
  exchanges.add(7, exchange())
  exchanges.clear()
  expect(exchanges.of(7)).toBeUndefined()
})
