import { expect, test } from 'vitest'
import type { StateName } from './ticket-cells.ts'
import { type OwnerChoice, ownerIn, stateIn, withOwner, withState } from './ticket-counts.tsx'
import { tickets } from './tickets.resource.ts'

const { searchable } = tickets
const state = (filter: string) => stateIn(filter, searchable)
const owner = (filter: string) => ownerIn(filter, searchable)
const inState = (filter: string, wanted: StateName | undefined) => withState(filter, wanted, searchable)
const ofOwner = (filter: string, wanted: OwnerChoice) => withOwner(filter, wanted, searchable)

test('state and owner are chosen beside each other, and the rest of the filter stays', () => {
  const open = inState('priority:"high"', 'open')
  expect(open).toBe('priority:"high", state:="open"')
  const mine = ofOwner(open, { username: 'ann' })
  expect(mine).toBe('priority:"high", state:="open", owner:="ann"')
  expect(inState(mine, 'closed')).toBe('priority:"high", owner:="ann", state:="closed"')
  expect(ofOwner(mine, 'nobody')).toBe('priority:"high", state:="open", ownerId:=""')
  expect(ofOwner(ofOwner(mine, 'nobody'), undefined)).toBe(open)
  expect(inState(open, undefined)).toBe('priority:"high"')
})

test('what is chosen is read from the filter', () => {
  expect([state('state:"open"'), owner('state:"open"')]).toEqual(['open', undefined])
  expect(owner('owner:"ann"')).toEqual({ username: 'ann' })
  expect(owner('ownerId:=""')).toBe('nobody')
  expect(state('state:"open", state:"closed"')).toBeUndefined()
  expect(owner('owner:"ann", owner:"bob"')).toBeUndefined()
  expect(state('')).toBeUndefined()
})

test('labels are read as the list reads them, and stay conditions beside what is chosen', () => {
  expect([state('State:"In progress"'), owner('Owner:ann')]).toEqual(['in_progress', { username: 'ann' }])
  expect(inState('State:"In progress", Last change:today', 'open')).toBe('updatedAt:"today", state:="open"')
})
