import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileOrder } from '../query/order.ts'
import { compileWhere } from '../query/where.ts'
import type { AnyRow } from '../rows/internal-rows.ts'
import type { CheckedWhere } from '../rows/types.ts'
import { MemoryStore } from './memory-store.ts'

const moment = fc.integer({ min: 0, max: 5 }).map((hours) => new Date(Date.UTC(2026, 0, 31, hours)).toISOString())
const few = fc.integer({ min: -2, max: 2 })

/** Values of each field: mostly what the contract says, and now and then what a test or an old file brings. */
const values = {
  status: fc.constantFrom('answered', 'missed', 'busy', undefined, null),
  startedAt: fc.oneof({ weight: 9, arbitrary: moment }, { weight: 1, arbitrary: fc.constantFrom('2026-01-31', 7) }),
  answeredAt: fc.option(moment, { nil: undefined }),
  talkSeconds: fc.option(few, { nil: undefined }),
  charge: fc.constantFrom(0, -0, 0.1, 2.5, -1.25, 1e9, null),
  recordingId: fc.option(fc.integer({ min: -5, max: 1000 }), { nil: undefined }),
  callerNumber: fc.constantFrom('+12125550142', '+442079460018', 'anonymous', ''),
  firstTimeCaller: fc.constantFrom(true, false, undefined),
  trackingSourceId: fc.constantFrom(1, 2, 99, undefined),
  metrics: fc.constantFrom([1, 2], ['a'], { a: 1 }, undefined, '2026-01-31T05:00:00.000Z'),
}
const fields = Object.keys(values) as (keyof typeof values)[]
const row = fc.record(values, { noNullPrototype: true })

const pattern = fc.constantFrom('%ed%', 'A%', '%', '2', '%_5', '%0_')
const onText = fc.oneof(
  fc.record({ like: pattern }),
  fc.record({ nilike: pattern }),
  fc.record({ ilike: pattern }),
  fc.record({ regexp: fc.constantFrom('ed$', '^\\+1', '/A/i') }),
)
const ordered = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    value,
    ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte'].map((name) => fc.record({ [name]: value })),
    fc.record({ gte: value, lt: value }),
    fc.record({ gt: value, neq: value }),
    fc.record({ between: fc.tuple(value, value) }),
    fc.record({ inq: fc.array(value, { maxLength: 3 }) }),
    fc.record({ exists: fc.boolean() }),
    fc.constantFrom(null, { neq: null }, { nin: [null] }),
  )
const condition = fc.oneof(
  fc.record({ status: ordered(fc.constantFrom('answered', 'busy')) }),
  fc.record({ startedAt: ordered(moment) }),
  fc.record({ answeredAt: ordered(moment) }),
  fc.record({ talkSeconds: ordered(few) }),
  fc.record({ charge: ordered(fc.constantFrom(0, 0.1, 2.5)) }),
  fc.record({ recordingId: ordered(fc.integer({ min: -5, max: 1000 })) }),
  fc.record({ id: ordered(fc.integer({ min: 0, max: 40 })) }),
  fc.record({ firstTimeCaller: fc.constantFrom(true, false, null, { neq: true }) }),
  fc.record({ 'TrackingSource.name': fc.oneof(onText, fc.constantFrom('a', null)) }),
  fc
    .tuple(fc.constantFrom('status', 'callerNumber', 'startedAt', 'nothing'), onText)
    .map(([name, on]) => ({ [name]: on })),
)
const { where } = fc.letrec((tie) => ({
  where: fc.oneof(
    { depthSize: 'small' },
    condition,
    fc.record({ and: fc.array(tie('where'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('where'), { maxLength: 3 }) }),
    fc.record({ nor: fc.array(tie('where'), { maxLength: 2 }) }),
  ),
}))

const term = fc
  .tuple(fc.constantFrom(...fields, 'id', 'trackingSourceName', 'nothing'), fc.constantFrom('', ' ASC', ' DESC'))
  .map(([field, direction]) => `${field}${direction}`)
const anyQuestion = fc.record({
  where: fc.oneof(where, fc.constant({})),
  order: fc.array(term, { maxLength: 3 }),
  skip: fc.integer({ min: 0, max: 6 }),
  limit: fc.integer({ min: 0, max: 8 }),
})

/** A field, a direction, and what an export asks of rows in that order: those after a row, or a bound. */
const onward = fc
  .record({
    of: fc.oneof(
      fc.tuple(fc.constantFrom('startedAt', 'answeredAt'), moment),
      fc.tuple(fc.constant('talkSeconds'), few),
      fc.tuple(fc.constant('status'), fc.constantFrom('answered', 'missed')),
      fc.tuple(fc.constant('firstTimeCaller'), fc.constantFrom(true, false)),
    ),
    id: fc.integer({ min: 0, max: 30 }),
    isRising: fc.boolean(),
    kind: fc.constantFrom('after', 'from', 'beyond', 'none', 'tied'),
  })
  .map(({ of: [field, value], id, isRising, kind }) => {
    const beyond = isRising ? 'gt' : 'lt'
    const tied = { and: [{ [field]: value }, { id: { [beyond]: id } }] }
    const wheres = {
      after: { and: [{ [field]: { neq: null } }, { or: [{ [field]: { [beyond]: value } }, tied] }] },
      from: { [field]: { [`${beyond}e`]: value } },
      beyond: { [field]: { [beyond]: value } },
      none: { and: [{ [field]: null }, { id: { [beyond]: id } }] },
      tied,
    }
    const direction = isRising ? 'ASC' : 'DESC'
    return {
      where: wheres[kind as keyof typeof wheres],
      order: [`${field} ${direction}`, `id ${direction}`],
      skip: 0,
      limit: 20,
    }
  })
const question = fc.oneof(anyQuestion, onward)

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('ask' as const), question }) },
  fc.record({
    kind: fc.constant('choose' as const),
    where: fc.oneof(where, fc.constant({})),
    from: moment,
    to: moment,
  }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('insert' as const), row }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('patch' as const), id: fc.integer({ min: 1, max: 30 }), row }),
  },
  fc.record({ kind: fc.constant('delete' as const), id: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('deleteWhere' as const), where }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('fork' as const, 'restore' as const) }) },
  fc.record({ kind: fc.constantFrom('rename' as const, 'ahead' as const) }),
)

/** The rows by filtering and sorting all of them. */
function naive(
  store: MemoryStore,
  rows: Iterable<AnyRow>,
  { where, order, skip, limit }: typeof question extends fc.Arbitrary<infer Q> ? Q : never,
) {
  const tables = (name: string) => store.anyTable(name)
  const { test } = compileWhere(where, 'CallLog', tables)
  const { compare, isReversed } = compileOrder(order, 'CallLog', tables)
  const sorted = [...rows].filter(test).sort(compare)
  if (isReversed) sorted.reverse()
  return { page: sorted.slice(skip, limit > 0 ? skip + limit : undefined), count: sorted.length }
}

const source = (id: number, name: string) =>
  ({ id, name, type: 'website', customerId: 2, totalCalls: 0, createdAt: '' }) as const

test.each([0, 6, 10_000])(
  'many rows, from %i on, are found, ordered and counted like single rows, over changes, deletions and snapshots',
  (manyRows) => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), fc.array(step, { minLength: 1, maxLength: 25 }), (begin, steps) => {
        let store = new MemoryStore(manyRows)
        store.load('TrackingSource', [source(1, 'a'), source(2, 'red')])
        store.anyTable('CallLog')?.load(begin.map((each, at) => ({ ...each, id: at + 1 })))
        let kept = store.fork()
        let rows = new Map(begin.map((each, at): [unknown, AnyRow] => [at + 1, { ...each, id: at + 1 }]))
        let keptRows = new Map(rows)
        for (const one of steps) {
          const table = store.anyTable('CallLog')
          if (!table) throw new Error('There is no table.')
          if (one.kind === 'insert') {
            const stored = table.insert(one.row)
            rows.set(stored.id, stored)
          } else if (one.kind === 'patch' && table.get(one.id)) {
            rows.set(one.id, table.patch(one.id, one.row))
          } else if (one.kind === 'delete') {
            table.delete(one.id)
            rows.delete(one.id)
          } else if (one.kind === 'deleteWhere') {
            for (const { id } of table.deleteWhere(one.where as CheckedWhere)) rows.delete(id)
          } else if (one.kind === 'fork') {
            kept = store
            keptRows = new Map(rows)
            store = store.fork()
          } else if (one.kind === 'restore') {
            store.become(kept)
            rows = new Map(keptRows)
          } else if (one.kind === 'rename') {
            store.table('TrackingSource').patch(1, { name: `${store.table('TrackingSource').get(1)?.name}d` })
          } else if (one.kind === 'ahead') {
            for (const made = store.precompute(); !made.next().done; ) expect(table.size).toBe(rows.size)
          } else if (one.kind === 'choose') {
            const { from, to } = one
            const { slots, coded } = table.choose(one.where as CheckedWhere, { field: 'startedAt', from, to })
            const { codes, values } = coded('id')
            const whole = { and: [one.where, { startedAt: { between: [from, to] } }] }
            const { page } = naive(store, rows.values(), { where: whole, order: ['startedAt'], skip: 0, limit: 0 })
            expect([...slots].map((slot) => values[codes[slot] ?? 0])).toEqual(page.map(({ id }) => id))
          } else if (one.kind === 'ask') {
            const { page, count } = naive(store, rows.values(), one.question)
            const asked = { ...one.question, where: one.question.where as CheckedWhere }
            expect(table.find(asked)).toEqual(page)
            expect(table.count(asked.where)).toBe(count)
            expect(table.find(asked)).toEqual(page)
          }
          expect(table.size).toBeLessThan(60)
        }
        const table = store.anyTable('CallLog')
        expect([...(table?.all() ?? [])]).toEqual(
          [...rows.values()].sort((one, other) => Number(one.id) - Number(other.id)),
        )
      }),
      { numRuns: process.env.LINEBOARD_NIGHTLY ? 2000 : 200 },
    )
  },
)
