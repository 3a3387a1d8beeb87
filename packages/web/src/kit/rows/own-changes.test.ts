import { expect, it } from 'vitest'
import { followOwnChange, isOwnChange, ownChangesKnown } from './own-changes.ts'

const done = Promise.resolve(undefined)

it.each([
  ['the arguments', { id: 11 }, done],
  ['the body', { body: { id: 11 } }, done],
  ['a condition', { where: { id: { inq: [10, 11] } } }, done],
  ['the answer', { body: {} }, Promise.resolve({ id: 11 })],
])('knows rows from %s', async (name, args, call) => {
  const model = `Model ${name}`
  followOwnChange(`${model}.change`, args, call)
  await ownChangesKnown(model)
  expect(isOwnChange(model, 11)).toBe(true)
  expect(isOwnChange(model, 12)).toBe(false)
  expect(isOwnChange('Other', 11)).toBe(false)
})

it('reading is no change', async () => {
  followOwnChange('Read.findById', { id: 1 }, Promise.resolve({ id: 1 }))
  await ownChangesKnown('Read')
  expect(isOwnChange('Read', 1)).toBe(false)
})

it('waits for calls under way, also for those that fail', async () => {
  let answer: (value: { id: number }) => void = () => undefined
  followOwnChange('Slow.create', {}, new Promise((resolve) => (answer = resolve)))
  followOwnChange('Slow.deleteById', { id: 4 }, Promise.reject(new Error('no')))
  const known = ownChangesKnown('Slow').then(() => isOwnChange('Slow', 5))
  answer({ id: 5 })
  expect(await known).toBe(true)
})

it("news that says something else than the answer is somebody else's", async () => {
  followOwnChange('Said.upsert', { body: { id: 1 } }, Promise.resolve({ id: 1, name: 'Mine', extra: { a: 1 } }))
  await ownChangesKnown('Said')
  expect(isOwnChange('Said', 1, { id: 1, name: 'Mine', more: 2 })).toBe(true)
  expect(isOwnChange('Said', 1, { id: 1, name: 'Theirs' })).toBe(false)
  expect(isOwnChange('Said', 1, { id: 1, name: 'Mine', extra: { a: 1 } })).toBe(true)
})

it('without anything to compare, one change is the reason of one piece of news', async () => {
  followOwnChange('Counted.deleteAll', { where: { id: { inq: [1, 2] } } }, Promise.resolve({ count: 2 }))
  await ownChangesKnown('Counted')
  expect([1, 2, 1].map((id) => isOwnChange('Counted', id, { id }))).toEqual([true, true, false])
})

it('a change that failed is the reason of nothing', async () => {
  followOwnChange('Failed.upsert', { body: { id: 1 } }, Promise.reject(new Error('no')))
  await ownChangesKnown('Failed')
  expect(isOwnChange('Failed', 1)).toBe(false)
})
