import { expect, test } from 'vitest'
import type { ActionValues } from '../menu/menu-values.ts'
import { type History, historyOf, recorded, redone, undone } from './use-edits.ts'

const choice = (label: string, key: ActionValues['key'] = '1'): ActionValues => ({
  ...{ key, kind: 'dial_number', recordId: null, text: '', label },
})
const labels = ({ present }: History) => present.map(({ label }) => label)
const typed = (...states: ActionValues[][]) => states.reduce<History>(recorded, historyOf([choice('')]))

test('what was typed into one field is one step, and what follows it another', () => {
  const history = typed([choice('B')], [choice('Bi')], [choice('Bi'), choice('', '2')])
  expect(history.past).toHaveLength(2)
  expect(labels(undone(history))).toEqual(['Bi'])
  expect(labels(undone(undone(history)))).toEqual([''])
  expect(undone(undone(undone(history)))).toEqual(undone(undone(history)))
})

test('the same text in another field, or anything but text, is a step of its own', () => {
  const history = typed([choice('B')], [{ ...choice('B'), text: '+1' }], [choice('B', '2')], [choice('B', '3')])
  expect(history.past).toHaveLength(4)
})

test('what was undone comes again, until something else is done', () => {
  const history = typed([choice('B')], [choice('B', '2')])
  const back = undone(undone(history))
  expect(redone(redone(back)).present).toEqual(history.present)
  expect(redone(redone(redone(back)))).toEqual(redone(redone(back)))
  expect(recorded(undone(history), [choice('C', '3')]).future).toEqual([])
})

test('the same choices are no step, also where the form has new objects for them', () => {
  const history = typed([choice('B')])
  expect(recorded(history, [choice('B')])).toBe(history)
})

test('typing on after an undo is a step of its own', () => {
  const history = recorded(undone(typed([choice('B')], [choice('Bi', '2')])), [choice('Bx')])
  expect(labels(undone(history))).toEqual(['B'])
})

test('200 steps are remembered', () => {
  const states = Array.from({ length: 300 }, (_, at) => [choice(String(at), at % 2 ? '1' : '2')])
  expect(typed(...states).past).toHaveLength(200)
})
