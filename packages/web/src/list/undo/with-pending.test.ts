import { expect, it } from 'vitest'
import { removedIds } from '../../state/pending-changes.ts'
import { withPending } from './use-pending.ts'

const resource = { model: 'Customer' }
const rows = [
  { id: 1, name: 'Ann', city: 'Bern' },
  { id: 2, name: 'Bea', city: 'Bern' },
]

it('takes deleted rows out and shows changed ones as they will be', () => {
  const changes = [
    { model: 'Customer', kind: 'remove' as const, rows: new Map([[1, undefined]]) },
    { model: 'Customer', kind: 'edit' as const, rows: new Map([[2, { city: 'Rome' }]]) },
    { model: 'Customer', kind: 'edit' as const, rows: new Map([[2, { name: 'Bee' }]]) },
  ]
  expect(withPending(resource, rows, changes)).toEqual([{ id: 2, name: 'Bee', city: 'Rome' }])
  expect(removedIds('Customer', changes)).toEqual([1])
})

it('a row deleted after it was changed is gone', () => {
  const changes = [
    { model: 'Customer', rows: new Map([[1, { name: 'Anna' }]]) },
    { model: 'Customer', rows: new Map([[1, undefined]]) },
  ]
  expect(withPending(resource, rows, changes)).toEqual([rows[1]])
})

it('leaves rows of other models alone, the very same list', () => {
  const changes = [{ model: 'OpNumber', rows: new Map([[1, undefined]]) }]
  expect(withPending(resource, rows, changes)).toBe(rows)
})
