import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../rows/internal-rows.ts'
import type { Change } from '../rows/types.ts'
import { MemoryStore } from './memory-store.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()

function source(id: number, name: string, totalCalls = 0): Row<'TrackingSource'> {
  return { id, name, type: 'website', customerId: 2, totalCalls, createdAt: at(id) }
}

function fresh(name: string, totalCalls = 0) {
  const { id: _, ...row } = source(0, name, totalCalls)
  return row
}

let store = new MemoryStore()
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join('')

beforeEach(() => {
  store = new MemoryStore()
  store.load('TrackingSource', [source(1, 'c', 5), source(2, 'a', 5), source(3, 'b', 1), source(4, 'd', 9)])
})

describe('reading', () => {
  test.each([
    [{}, 'cabd'],
    [{ order: 'name' }, 'abcd'],
    [{ order: 'name DESC' }, 'dcba'],
    [{ order: ['totalCalls DESC', 'name ASC'] }, 'dacb'],
    [{ order: 'totalCalls' }, 'bcad'],
    [{ order: 'totalCalls DESC' }, 'dacb'],
    [{ order: 'name', skip: 1, limit: 2 }, 'bc'],
    [{ order: 'name', limit: 0 }, 'abcd'],
    [{ where: { totalCalls: 5 }, order: 'name DESC' }, 'ca'],
    [{ where: { id: { inq: [4, 1, 99] } }, order: 'name' }, 'cd'],
    [{ where: { and: [{ id: 3 }, { name: 'b' }] } }, 'b'],
    [{ where: { id: 3, name: 'x' } }, ''],
    [{ skip: 9 }, ''],
  ])('find(%j)', (query, expected) => {
    expect(names(store.table('TrackingSource').find(query))).toBe(expected)
  })

  test('order by a relation follows the related rows as they change', () => {
    const numbers = store.table('ReceivingNumber')
    const base = { customerId: 2, tracking_number: '', totalCalls: 0, createdAt: at(1) }
    const first = numbers.insert({ ...base, number: '+12125550101' })
    const second = numbers.insert({ ...base, number: '+12125550102' })
    const ops = store.table('OpNumber')
    const op = {
      customerId: 2,
      numberType: 'local',
      country: 'us',
      status: 'active',
      routing_action: 'Forward',
    } as const
    const money = { monthlyPrice: 2, totalCalls: 0, createdAt: at(1) }
    ops.insert({ ...op, ...money, tracking_number: 'x', receiving_numberId: first.id })
    ops.insert({ ...op, ...money, tracking_number: 'y', receiving_numberId: second.id })
    const order = 'ReceivingNumber.number'
    expect(ops.find({ order }).map((row) => row.tracking_number)).toEqual(['x', 'y'])
    numbers.patch(first.id, { number: '+12125550103' })
    expect(ops.find({ order }).map((row) => row.tracking_number)).toEqual(['y', 'x'])
    ops.delete(1)
    expect(ops.find({ order }).map((row) => row.tracking_number)).toEqual(['y'])
  })
})

describe('changing', () => {
  test('ids count on from the highest', () => {
    expect(store.table('TrackingSource').insert(fresh('e')).id).toBe(5)
  })

  test('a taken id is refused', () => {
    expect(() => store.table('TrackingSource').insert(source(1, 'x'))).toThrow('Duplicate entry')
  })

  test('a patch drops what is set to undefined, and leaves the row it found as it was', () => {
    const table = store.table('TrackingSource')
    const before = table.get(1)
    table.patch(1, { name: 'z', description: undefined })
    expect(before?.name).toBe('c')
    expect(table.get(1)).toEqual(source(1, 'z', 5))
  })

  test('a row that is not there is a 404', () => {
    expect(() => store.table('TrackingSource').patch(99, {})).toThrow('Unknown "TrackingSource" id "99".')
  })

  test('listeners hear of each change, with the row as it was', () => {
    const heard: Change[] = []
    store.onChange((change) => heard.push(change))
    const table = store.table('TrackingSource')
    table.patch(1, { name: 'z' })
    table.delete(1)
    table.delete(1)
    expect(heard.map(({ kind, before }) => [kind, before?.name])).toEqual([
      ['updated', 'c'],
      ['deleted', undefined],
    ])
  })

  test('anyone who goes through the rows and deletes each meets none twice', () => {
    const table = store.table('TrackingSource')
    const met: number[] = []
    for (const { id } of table.all()) {
      met.push(id)
      table.delete(id)
    }
    expect(met).toEqual([...new Set(met)])
    expect(table.size).toBe(4 - met.length)
  })

  test('deleting many keeps every order and count right', () => {
    const table = store.table('TrackingSource')
    for (let id = 5; id <= 200; id++) table.insert(source(id, `n${id}`, id % 3))
    expect(table.count({ totalCalls: 2 })).toBe(66)
    table.find({ order: 'name' })
    expect(table.deleteWhere({ totalCalls: 2 })).toHaveLength(66)
    expect(table.count({ totalCalls: 2 })).toBe(0)
    expect(table.find({ order: 'name' })).toHaveLength(table.size)
  })
})

describe('forks', () => {
  test('share nothing that either side changes', () => {
    const original = store.table('TrackingSource')
    original.find({ order: 'name' })
    const fork = store.fork()
    const copy = fork.table('TrackingSource')
    copy.patch(1, { name: 'zz' })
    original.delete(2)
    expect(names(copy.find({ order: 'name' }))).toBe('abdzz')
    expect(names(original.find({ order: 'name' }))).toBe('bcd')
    store.become(fork)
    expect(names(original.find({ order: 'name' }))).toBe('abdzz')
  })
})

test.each(['fork', 'original'] as const)('columns too are shared until one side changes: the %s', (side) => {
  const original = new MemoryStore(0)
  original.load('TrackingSource', [source(1, 'c', 5), source(2, 'a', 5), source(3, 'b', 1)])
  const counts = (of: MemoryStore) => {
    const table = of.table('TrackingSource')
    return [table.count({ name: { gt: 'a' } }), table.count({ createdAt: { gt: at(1) } })]
  }
  for (const steps = original.precompute(); !steps.next().done; ) expect(original.table('TrackingSource').size).toBe(3)
  const fork = original.fork()
  const changed = side === 'fork' ? fork : original
  changed.table('TrackingSource').patch(3, { name: 'a', createdAt: at(1) })
  expect([counts(original), counts(fork)]).toEqual(
    side === 'fork'
      ? [
          [2, 2],
          [1, 1],
        ]
      : [
          [1, 1],
          [2, 2],
        ],
  )
})

test('after any changes, every way of reading agrees with sorting and filtering from scratch', () => {
  const change = fc.oneof(
    fc.record({
      kind: fc.constant('insert' as const),
      name: fc.constantFrom('a', 'b', 'c'),
      calls: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({
      kind: fc.constant('patch' as const),
      id: fc.integer({ min: 1, max: 12 }),
      calls: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({ kind: fc.constant('delete' as const), id: fc.integer({ min: 1, max: 12 }) }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const table = new MemoryStore().table('TrackingSource')
      const order = ['totalCalls DESC', 'name ASC']
      for (const one of changes) {
        table.find({ order })
        table.count({ totalCalls: 2 })
        table.by('name', 'a')
        if (one.kind === 'insert') table.insert(fresh(one.name, one.calls))
        else if (one.kind === 'delete') table.delete(one.id)
        else if (table.get(one.id)) table.patch(one.id, { totalCalls: one.calls })
        const rows = [...table.all()]
        const sorted = rows.toSorted(
          (x, y) => y.totalCalls - x.totalCalls || (x.name < y.name ? -1 : x.name > y.name ? 1 : y.id - x.id),
        )
        expect(table.find({ order })).toEqual(sorted)
        const inRange = (row: { totalCalls: number }) => row.totalCalls >= 1 && row.totalCalls < 3
        const where = { and: [{ totalCalls: { gte: 1 } }, { totalCalls: { lt: 3 } }] }
        expect(table.find({ where, order, skip: 1, limit: 3 })).toEqual(sorted.filter(inRange).slice(1, 4))
        expect(table.count(where)).toBe(rows.filter(inRange).length)
        expect(table.find({ where, order })).toEqual(sorted.filter(inRange))
        expect(table.count({ totalCalls: 2 })).toBe(rows.filter(({ totalCalls }) => totalCalls === 2).length)
        expect(new Set(table.by('name', 'a'))).toEqual(new Set(rows.filter(({ name }) => name === 'a')))
      }
    }),
    { numRuns: 200 },
  )
})
