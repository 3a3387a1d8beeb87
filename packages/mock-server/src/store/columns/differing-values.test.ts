import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPrng } from '../../ground/prng.ts'
import { compileOrder } from '../query/order.ts'
import { compileWhere } from '../query/where.ts'
import type { AnyRow } from '../rows/internal-rows.ts'
import type { CheckedWhere, Table } from '../rows/types.ts'
import { MemoryStore } from '../tables/memory-store.ts'

// So many that most of what rows have is told apart: what few rows have is kept in another way.
const ROWS = 3000
const strangers = [undefined, null, 17, ['ab']]
const letters = [...'aAbB1.-@_Éeßsσς']

function rowsOf(seed: number, count = ROWS): AnyRow[] {
  const prng = createPrng(seed)
  const text = () => Array.from({ length: 8 }, () => prng.pick(letters)).join('')
  return Array.from({ length: count }, (_, at) => ({
    id: count - at,
    callId: prng.chance(0.95) ? text() : strangers[prng.int(0, 3)],
    recordingId: prng.chance(0.9) ? prng.int(-9999, 99_999) : undefined,
    charge: prng.chance(0.9) ? (prng.next() - 0.5) * 1000 : null,
    answeredAt: prng.chance(0.9) ? new Date(prng.int(0, 2 ** 41)).toISOString() : undefined,
  }))
}

const asked: fc.Arbitrary<object> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('like', 'ilike', 'nlike', 'nilike'),
      fc.array(fc.constantFrom(...letters, '%', 'ab', 'A1', 'ée', 'SS'), { minLength: 1, maxLength: 4 }),
    )
    .map(([name, parts]) => ({ callId: { [name]: parts.join('') } })),
  fc.record({ callId: fc.record({ regexp: fc.constantFrom('^a.*b', 'é$', '[1.]-', 'b+1', '/ab/i', 'A1?B', '\\.-') }) }),
  fc
    .tuple(
      fc.constantFrom('like', 'ilike', 'nlike', 'regexp'),
      fc.constantFrom('T15:', 't0', '2', '5-0', '0:3', '7Z', '00.1', ':59:', '-31T2', '1_:', '99', '2%Z', 'x'),
    )
    .map(([name, piece]) => ({ answeredAt: { [name]: piece } })),
  fc.record({ charge: fc.record({ gt: fc.double({ min: -500, max: 500, noNaN: true }) }) }),
  fc.record({ recordingId: fc.record({ between: fc.constant([100, 5000]) }) }),
  fc.record({ answeredAt: fc.record({ lte: fc.constant('2005-01-01T00:00:00.000Z') }) }),
)
const term = fc
  .tuple(fc.constantFrom('callId', 'recordingId', 'charge', 'answeredAt'), fc.constantFrom(' ASC', ' DESC'))
  .map((parts) => parts.join(''))

function change(table: Table, seed: number): void {
  const prng = createPrng(seed)
  for (const { id: _, ...row } of rowsOf(seed, 5)) {
    table.delete(prng.int(1, ROWS))
    table.insert(row)
    const id = prng.int(1, ROWS)
    if (table.get(id)) table.patch(id, row)
  }
}

test('values that most rows have one of their own of are found and ordered like single values', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.array(fc.tuple(asked, term), { maxLength: 8 }),
      (seed, questions) => {
        let store = new MemoryStore(10)
        const tables = (name: string) => store.anyTable(name)
        store.anyTable('CallLog')?.load(rowsOf(seed))
        const ahead = store.precompute()
        for (const [at, [where, order]] of questions.entries()) {
          if (at % 2 === 0) ahead.next()
          if (at === 5) store = store.fork()
          const table = store.anyTable('CallLog') ?? expect.fail('There is no table.')
          change(table, seed + at)
          const { compare, isReversed } = compileOrder([order], 'CallLog', tables)
          const passing = [...table.all()].filter(compileWhere(where, 'CallLog', tables).test).sort(compare)
          const sorted = isReversed ? passing.reverse() : passing
          expect(table.count(where as CheckedWhere)).toBe(sorted.length)
          expect(table.find({ where: where as CheckedWhere, order, limit: 50 })).toEqual(sorted.slice(0, 50))
        }
      },
    ),
    { numRuns: 40 },
  )
})
