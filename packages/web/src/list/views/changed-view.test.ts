import { expect, it } from 'vitest'
import { freeName, viewRefOf } from '../context/saved-views.ts'
import { openViewState } from './changed-view.tsx'

const me = { id: 3, editsAll: false }
const staff = { id: 3, editsAll: true }
const own = { name: 'Missed', search: 'filter=a' }
const mineShared = { ...own, ownerId: 3 }
const others = { ...own, ownerId: 9 }

it.each([
  ['my view as it is', own, 'filter=a', me, { isChanged: false, isLocked: false, maySave: false, maySaveAsNew: false }],
  ['my view, changed', own, 'filter=b', me, { isChanged: true, isLocked: false, maySave: true, maySaveAsNew: true }],
  [
    'my shared one',
    mineShared,
    'filter=a',
    me,
    { isChanged: false, isLocked: false, maySave: false, maySaveAsNew: false },
  ],
  [
    'my shared one, changed',
    mineShared,
    '',
    me,
    { isChanged: true, isLocked: false, maySave: true, maySaveAsNew: true },
  ],
  ["somebody's", others, 'filter=a', me, { isChanged: false, isLocked: true, maySave: false, maySaveAsNew: false }],
  [
    "somebody's, changed",
    others,
    'filter=b',
    me,
    { isChanged: true, isLocked: true, maySave: false, maySaveAsNew: true },
  ],
  [
    "somebody's, for staff",
    others,
    'filter=a',
    staff,
    { isChanged: false, isLocked: false, maySave: false, maySaveAsNew: false },
  ],
  [
    "somebody's, changed by staff",
    others,
    '',
    staff,
    { isChanged: true, isLocked: false, maySave: true, maySaveAsNew: true },
  ],
] as const)('%s', (_, view, search, viewer, standing) => {
  expect(openViewState(view, search, viewer)).toEqual(standing)
})

it.each([
  ['Missed', [], 'Missed'],
  ['Missed', ['Missed'], 'Missed (2)'],
  ['Missed', ['Missed', 'Missed (2)'], 'Missed (3)'],
])('%s beside %j is kept as %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free)
})

it.each([
  [{ view: { own: 'A' } }, { own: 'A' }],
  [{ listDecided: true, view: { shared: 4 } }, { shared: 4 }],
  [null, undefined],
  [{ listDecided: true }, undefined],
  [{ view: { shared: '4' } }, undefined],
])('%j was opened by %j', (state, ref) => {
  expect(viewRefOf(state)).toEqual(ref)
})
