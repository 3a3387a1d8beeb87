import { expect, test } from 'vitest'
import { actionWrites, blankAction, toActionInput, toActionValues } from './action-values.ts'

const saved = [
  { id: 4, ivrId: 1, key: '2', kind: 'voice_menu', target: '7', label: 'Bookings', position: 2 },
  { id: 3, ivrId: 1, key: '1', kind: 'dial_number', target: '+12125550142', position: 1 },
  { id: 5, ivrId: 1, key: 'timeout', kind: 'repeat', position: 3 },
] as const
const values = toActionValues(saved)

test('choices come in their order, records by id and the rest as text', () => {
  expect(values.map(({ actionId, recordId, text }) => [actionId, recordId, text])).toEqual([
    [3, null, '+12125550142'],
    [4, 7, ''],
    [5, null, ''],
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
  expect(actionWrites(saved, [first, { ...second, recordId: 8 }, next])).toEqual({
    add: [{ key: '3', kind: 'dial_number', target: '+13055550140', label: 'Front desk', position: 3 }],
    replace: [{ id: 4, body: { key: '2', kind: 'voice_menu', target: '8', label: 'Bookings', position: 2 } }],
    remove: [5],
  })
})

test('new choices that an earlier try has written are not written again, each of them once', () => {
  const typed = values.map((value) => ({ ...value, actionId: undefined }))
  expect(actionWrites(saved, typed)).toEqual({ add: [], replace: [], remove: [] })
  const [first] = typed
  if (!first) throw new Error('There are choices.')
  const { add, replace } = actionWrites(saved, [...typed, first])
  expect([add.map(({ key }) => key), replace]).toEqual([['1'], []])
})

test('a choice that leads nowhere has no target, whatever was typed before', () => {
  const [first] = values
  if (!first) throw new Error('There are choices.')
  expect(toActionInput({ ...first, kind: 'hang_up' }, 1)).toEqual({ key: '1', kind: 'hang_up', position: 1 })
})

test('another try adds nothing that the one before has added', () => {
  const next = { ...blankAction(saved), key: '3' as const, text: '+13055550140' }
  const added = { id: 9, ivrId: 1, key: '3', kind: 'dial_number', target: '+13055550140', position: 4 } as const
  const all = [...saved, added]
  expect(actionWrites(all, [...toActionValues(saved), next])).toEqual({ add: [], replace: [], remove: [] })
})
