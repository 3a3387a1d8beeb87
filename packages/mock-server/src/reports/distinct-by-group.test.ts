import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distinctByGroup } from './distinct-by-group.ts'

test.each([3000, 2 ** 31])('counts what a set a group counts, of numbers below %i', (size) => {
  const row = fc.record({ group: fc.integer({ min: 0, max: 4 }), number: fc.integer({ min: 0, max: 2999 }) })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const distinct = distinctByGroup(5, size)
      // In two parts, of arrays that have more in them.
      for (const part of [rows.slice(0, 7), rows.slice(7)]) {
        const at = (of: (one: { group: number; number: number }) => number) => Uint32Array.from([...part.map(of), 4])
        distinct.add(
          at(({ group }) => group),
          at(({ number }) => number),
          part.length,
        )
      }
      const sets = [0, 1, 2, 3, 4].map(
        (group) => new Set(rows.filter((one) => one.group === group).map(({ number }) => number)),
      )
      expect([0, 1, 2, 3, 4].map((group) => distinct.count(group))).toEqual(sets.map((set) => set.size))
    }),
  )
})
