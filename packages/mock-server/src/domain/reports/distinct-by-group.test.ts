import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distinctByGroup } from './distinct-by-group.ts'

test.each([
  { groups: 5, size: 3000, inTurn: false },
  { groups: 5, size: 2 ** 31, inTurn: false },
  { groups: 100_000, size: 3000, inTurn: true },
])('counts what a set a group counts, of numbers below $size (groups in turn: $inTurn)', ({ groups, size, inTurn }) => {
  const row = fc.record({ group: fc.integer({ min: 0, max: 4 }), number: fc.integer({ min: 0, max: 2999 }) })
  fc.assert(
    fc.property(fc.array(row), (drawn) => {
      const rows = inTurn ? drawn.toSorted((one, other) => one.group - other.group) : drawn
      const distinct = distinctByGroup(groups, size, inTurn)
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
      if (!inTurn) {
        const joined = distinct.joined(Uint32Array.of(1, 0, 1, 1, 0), 2)
        const sizeOf = (some: number[]) => new Set(some.flatMap((group) => [...(sets[group] ?? [])])).size
        expect([joined.count(0), joined.count(1)]).toEqual([sizeOf([1, 4]), sizeOf([0, 2, 3])])
      }
      expect(distinct.countAll()).toBe(new Set(rows.map(({ number }) => number)).size)
    }),
  )
})
