import { dependentsOf } from '@lineboard/contract/dependents'
import { entities } from '@lineboard/contract/entities'
import { expect, it } from 'vitest'
import { areas, groupsOf } from './impact-list.tsx'

const impactOf = (entity: string) =>
  dependentsOf(entity).map((dependent) => ({ dependent, nouns: { one: 'row', other: dependent.model }, count: 1 }))

it('every model that depends on another one has its place, once', () => {
  const models = new Set(Object.keys(entities).flatMap((entity) => dependentsOf(entity).map(({ model }) => model)))
  const placed = Object.values(areas).flat()
  const unplaced = [...models].filter((model) => !placed.some((each) => each === model))
  expect(unplaced, 'Give these a place in areas.ts: the question before deleting leaves out what has none.').toEqual([])
  expect(placed.filter((model) => !models.has(model))).toEqual([])
  expect(new Set(placed).size).toBe(placed.length)
})

it('says first what weighs most, and of a customer what it is about', () => {
  const groups = groupsOf(impactOf('Customer'))
  expect(groups.map(({ title }) => title.split(',')[0])).toEqual([
    'People and access',
    'Numbers and routing',
    'Money',
    'Calls and contacts',
    'Support and notices',
  ])
  expect(groups.map(({ impact: [first] }) => first?.dependent.model)).toEqual([
    'DashUser',
    'OpNumber',
    'Subscription',
    'CallLog',
    'Ticket',
  ])
  expect(groups.flatMap(({ impact }) => impact)).toHaveLength(dependentsOf('Customer').length)
})

it('tells what goes from what uses a row and what only names it', () => {
  const titles = (entity: string) =>
    groupsOf(impactOf(entity)).map(({ title, impact }) => [title, impact.map(({ dependent }) => dependent.model)])
  expect(titles('SipGateway')).toEqual([
    ['Used by:', ['OpNumber', 'RoutingAction', 'IvrAction']],
    ['Stays as it is:', ['CallLog', 'Dialog']],
  ])
  expect(titles('DashUser')).toEqual([
    ['Deleted as well:', ['ApiKey', 'Template', 'Observer', 'Addressee', 'RedisSubscription']],
    ['Used by:', ['Ticket']],
  ])
})
