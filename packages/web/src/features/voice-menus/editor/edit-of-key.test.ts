import { expect, test } from 'vitest'
import type { ActionValues } from '../menu/menu-values.ts'
import { edited, editOfKey } from './edits.ts'

const choice = (key: ActionValues['key']): ActionValues => ({
  key,
  kind: 'hang_up',
  recordId: null,
  text: '',
  label: '',
})
const actions = [choice('1'), choice('2'), choice('timeout')]
const press = (key: string, at: number, more = {}) =>
  editOfKey({ key, altKey: false, ctrlKey: false, metaKey: false, ...more }, at, actions.length)

test.each([
  ['ArrowUp', { altKey: true }, ['2', '1', 'timeout']],
  ['ArrowDown', { altKey: true }, ['1', 'timeout', '2']],
  ['Delete', {}, ['1', 'timeout']],
  ['#', {}, ['1', '#', 'timeout']],
  ['Insert', {}, ['1', '2', 'timeout', '3']],
])('%s %j on the second line', (key, more, expected) => {
  const edit = press(key, 1, more)
  if (!edit) throw new Error('Nothing changes.')
  expect(edited(actions, edit).map((each) => each.key)).toEqual(expected)
})

test('the first line goes no further up, the last no further down, and other keys do nothing', () => {
  expect(press('ArrowUp', 0, { altKey: true })).toBeUndefined()
  expect(press('ArrowDown', 2, { altKey: true })).toBeUndefined()
  for (const key of ['a', 'Enter', 'timeout', 'ArrowUp']) expect(press(key, 1)).toBeUndefined()
  expect(press('1', 1, { ctrlKey: true })).toBeUndefined()
})
