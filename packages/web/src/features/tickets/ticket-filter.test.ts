import { expect, test } from 'vitest'
import { ownerIn, stateIn, withOwner, withState } from './ticket-filter.ts'

test('state and owner are chosen beside each other, and the rest of the filter stays', () => {
  const open = withState('priority:"high"', 'open')
  expect(open).toBe('priority:"high", state:="open"')
  const mine = withOwner(open, { username: 'ann' })
  expect(mine).toBe('priority:"high", state:="open", owner:="ann"')
  expect(withState(mine, 'closed')).toBe('priority:"high", owner:="ann", state:="closed"')
  expect(withOwner(mine, 'nobody')).toBe('priority:"high", state:="open", ownerId:=""')
  expect(withOwner(withOwner(mine, 'nobody'), undefined)).toBe(open)
  expect(withState(open, undefined)).toBe('priority:"high"')
})

test('what is chosen is read from the filter', () => {
  expect([stateIn('state:"open"'), ownerIn('state:"open"')]).toEqual(['open', undefined])
  expect(ownerIn('owner:"ann"')).toEqual({ username: 'ann' })
  expect(ownerIn('ownerId:=""')).toBe('nobody')
  expect(stateIn('state:"open", state:"closed"')).toBeUndefined()
  expect(ownerIn('owner:"ann", owner:"bob"')).toBeUndefined()
  expect(stateIn('')).toBeUndefined()
})
