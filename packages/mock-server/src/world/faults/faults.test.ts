import { describe, expect, test } from 'vitest'
import { createLog } from '../../ground/log.ts'
import { createFaults } from './faults.ts'

const kinds = (faults: readonly { kind: string }[]) => faults.map(({ kind }) => kind)

describe('faults', () => {
  test('strike their operation, or all, as often as was asked for', () => {
    const faults = createFaults(() => () => 0)
    faults.add({ operation: 'Customer.find', kind: 'status', count: 1 })
    faults.add({ operation: '*', kind: 'latency', delayMs: 5 })
    expect(kinds(faults.take('Customer.count'))).toEqual(['latency'])
    expect(kinds(faults.take('Customer.find'))).toEqual(['status', 'latency'])
    expect(kinds(faults.take('Customer.find'))).toEqual(['latency'])
    expect(faults.list()).toMatchObject([{ kind: 'latency', hits: 3 }])
  })

  test('strike by chance', () => {
    const draws = [0.2, 0.8]
    const faults = createFaults(() => () => draws.shift() ?? 0)
    faults.add({ operation: '*', kind: 'cut', probability: 0.5 })
    expect(kinds(faults.take('a'))).toEqual(['cut'])
    expect(kinds(faults.take('a'))).toEqual([])
  })

  test('go away by id, or all', () => {
    const faults = createFaults(() => () => 0)
    const first = faults.add({ operation: '*', kind: 'cut' })
    faults.add({ operation: '*', kind: 'hang' })
    faults.clear(first.id)
    expect(kinds(faults.list())).toEqual(['hang'])
    faults.clear()
    expect(faults.list()).toEqual([])
  })
})

test('a log keeps the last entries and counts all', () => {
  const log = createLog<number>(3)
  for (let entry = 1; entry <= 10; entry++) log.add(entry)
  expect(log.list()).toEqual([8, 9, 10])
  expect(log.count()).toBe(10)
  log.clear()
  expect([log.list(), log.count()]).toEqual([[], 0])
})
