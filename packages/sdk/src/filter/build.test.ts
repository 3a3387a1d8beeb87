import { expect, test } from 'vitest'
import { and, contains, endsWith, lacks, or, startsWith } from './build.ts'
import { FilterError } from './filter-error.ts'
import type { Where } from './filter-types.ts'
import { portable } from './portable.ts'

interface Row {
  id: number
  name: string
}

test('and joins what is given', () => {
  expect(and<Row>({ id: 1 }, undefined, false, { name: 'x' })).toEqual({ and: [{ id: 1 }, { name: 'x' }] })
  expect(and<Row>({ id: 1 }, undefined)).toEqual({ id: 1 })
  expect(and<Row>()).toEqual({})
})

test('what is said twice is said once: who asks for the same rows asks the same question', () => {
  const few: Where<Row> = { id: { between: [1, 2] } }
  const named: Where<Row> = { name: 'x' }
  expect(and<Row>(few, { ...few })).toEqual(few)
  expect(and<Row>(and<Row>(named, few), few)).toEqual({ and: [named, few] })
  expect(or<Row>(few, or<Row>(named, few))).toEqual({ or: [few, named] })
  expect(and<Row>(few, { id: { between: [1, 3] } })).toHaveProperty('and.length', 2)
})

test('or joins what is given, and needs something', () => {
  expect(or<Row>({ id: 1 }, false, { name: 'x' })).toEqual({ or: [{ id: 1 }, { name: 'x' }] })
  expect(or<Row>({ id: 1 })).toEqual({ id: 1 })
  expect(() => or<Row>(undefined)).toThrow(FilterError)
})

test('contains and lacks become patterns when they are sent', () => {
  expect(portable({ name: contains('har_bor') })).toEqual({ name: { ilike: '%har_bor%' } })
  expect(portable({ name: startsWith('har') })).toEqual({ name: { ilike: 'har%' } })
  expect(portable({ name: endsWith('bor') })).toEqual({ name: { ilike: '%bor' } })
  expect(portable({ name: lacks('harbor') })).toEqual({ or: [{ name: { nilike: '%harbor%' } }, { name: null }] })
})
