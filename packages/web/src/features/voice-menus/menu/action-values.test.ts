import { expect, test } from 'vitest'
import { blankAction, toActionInput, toActionValues } from './menu-values.ts'
import { actionWrites } from './save-menu.ts'

const saved = [
  { id: 4, ivrId: 1, key: '2', kind: 'voice_menu', target: '7', label: 'Bookings', position: 2 },
  { id: 3, ivrId: 1, key: '1', kind: 'dial_number', target: '+12125550142', position: 1 },
  { id: 5, ivrId: 1, key: 'timeout', kind: 'repeat', position: 3 },
] as const
const values = toActionValues(saved)

test('choices come in their order, records by id and the rest as text', () => {
  expect(values.map(({ key, recordId, text }) => [key, recordId, text])).toEqual([
    ['1', null, '+12125550142'],
    ['2', 7, ''],
    ['timeout', null, ''],
  ])
})

test('choices that are as they were are not written', () => {
  expect(actionWrites(saved, values)).toEqual({ add: [], replace: [], remove: [] })
})

test('one is changed, one is gone, one is new', () => {
  const [first, second] = values
  if (!first || !second) throw new Error('There are choices.')
  const next = { ...blankAction(values), text: '+1 (305) 555-0140', label: ' Front desk ' }
  expect(next.key).toBe('3')
  const { add, replace, remove } = actionWrites(saved, [first, { ...second, recordId: 8 }, next])
  expect([add, remove]).toEqual([[], []])
  // The choice that is gone makes room for the one that is new.
  expect(replace.map(({ before, at, body }) => [before.id, at, body])).toEqual([
    [4, 1, { key: '2', kind: 'voice_menu', target: '8', label: 'Bookings', position: 2 }],
    [5, 2, { key: '3', kind: 'dial_number', target: '+13055550140', label: 'Front desk', position: 3 }],
  ])
  expect(actionWrites(saved, [first]).remove).toEqual([4, 5])
})

test('a choice twice is added once, and the one that is there stays', () => {
  const [first] = values
  if (!first) throw new Error('There are choices.')
  const { add, replace } = actionWrites(saved, [...values, first])
  expect([add.map(({ at, body }) => [at, body.key]), replace]).toEqual([[[3, '1']], []])
})

test('a choice that leads nowhere has no target, whatever was typed before', () => {
  const [first] = values
  if (!first) throw new Error('There are choices.')
  expect(toActionInput({ ...first, kind: 'hang_up' }, 1)).toEqual({ key: '1', kind: 'hang_up', position: 1 })
})
