import { expect, test } from 'vitest'
import { changesOf, versionsInFull } from './use-thread.ts'

const first = {
  id: 1,
  ticketId: 9,
  number: 1,
  title: 'Calls drop',
  body: 'After a minute.',
  priority: 'normal',
  stateId: 1,
  state: 'open',
  assetIds: [4],
  createdBy: 2,
  createdAt: '2026-03-02T15:04:10.000Z',
} as const
const names = {
  person: (id: number) => `user ${id}`,
  asset: (id: number) => `asset ${id}`,
}
const version = (changes: object) => ({ ...first, assetIds: [...first.assetIds], id: 2, number: 2, ...changes })

test('the first version changes nothing', () => {
  expect(changesOf(undefined, version({}), names)).toEqual([])
})

test('only an answer changes nothing either', () => {
  expect(changesOf(version({}), version({ body: 'We look into it.' }), names)).toEqual([])
})

test('each thing that differs is said with both values', () => {
  const next = version({
    title: 'Calls end early',
    state: 'in_progress',
    stateId: 2,
    priority: 'high',
    ownerId: 3,
    assetIds: [],
  })
  expect(changesOf(version({}), next, names)).toEqual([
    { field: 'Subject', from: 'Calls drop', to: 'Calls end early' },
    { field: 'State', from: 'Open', to: 'In progress' },
    { field: 'Priority', from: 'Normal', to: 'High' },
    { field: 'Owner', from: 'nobody', to: 'user 3' },
    { field: 'About', from: 'asset 4', to: 'nothing in particular' },
  ])
})

test('an owner taken away is nobody', () => {
  expect(changesOf(version({ ownerId: 3 }), version({}), names)).toEqual([
    { field: 'Owner', from: 'user 3', to: 'nobody' },
  ])
})

test('an answer that a server filled nothing into changes nothing, and leaves all to the next one', () => {
  const { id, ticketId, number, body, createdBy, createdAt } = version({ body: 'We look into it.' })
  const bare: object = { id, ticketId, number, body, createdBy, createdAt }
  const before = version({ ownerId: 7 })
  const [, answered, next] = versionsInFull([
    before,
    Object.assign(version({}), { state: undefined }, bare),
    version({ ownerId: 7, state: 'closed' }),
  ])
  expect(answered && changesOf(before, answered, names)).toEqual([])
  expect(next && answered && changesOf(answered, next, names).map(({ to }) => to)).toEqual(['Closed'])
})
