import { expect, it } from 'vitest'
import { conflictsOf, defaultSide, settled } from './field-conflicts.ts'

const loaded = { id: 1, name: 'Ann', city: 'Bern', address: { zip: '1', street: 'A' }, tags: ['x'] }

it.each<[string, object, object, string[]]>([
  ['nobody else changed anything', loaded, { ...loaded, name: 'Anna' }, []],
  ['both typed the same', { ...loaded, name: 'Anna' }, { ...loaded, name: 'Anna' }, []],
  ['both changed the field', { ...loaded, name: 'Annie' }, { ...loaded, name: 'Anna' }, ['name']],
  ['only the other one changed it', { ...loaded, city: 'Rome' }, { ...loaded, name: 'Anna' }, ['city']],
  ['inside an object', { ...loaded, address: { zip: '2', street: 'A' } }, loaded, ['address.zip']],
  ['a list counts as a whole', { ...loaded, tags: ['x', 'y'] }, loaded, ['tags']],
  ['the other one emptied it', { ...loaded, city: null }, loaded, ['city']],
  ['empty is empty, however it is written', { ...loaded, note: null }, { ...loaded, note: '' }, []],
])('%s', (_, theirs, mine, paths) => {
  expect(conflictsOf(loaded, theirs, mine).map(({ path }) => path)).toEqual(paths)
})

it('starts from mine where I typed, and from theirs where I did not', () => {
  const theirs = { ...loaded, name: 'Annie', city: 'Rome' }
  const sides = conflictsOf(loaded, theirs, { ...loaded, name: 'Anna' }).map(defaultSide)
  expect(sides).toEqual(['mine', 'theirs'])
})

it('saves for each field what was chosen', () => {
  const theirs = { ...loaded, name: 'Annie', city: null, address: { zip: '2', street: 'A' } }
  const mine = { ...loaded, name: 'Anna' }
  const conflicts = conflictsOf(loaded, theirs, mine)
  expect(settled(mine, conflicts, { name: 'mine', city: 'theirs', 'address.zip': 'theirs' })).toEqual({
    id: 1,
    name: 'Anna',
    address: { zip: '2', street: 'A' },
    tags: ['x'],
  })
})
