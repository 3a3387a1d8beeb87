import { describe, expect, test } from 'vitest'
import { sharedContract } from '../contract/contract.ts'
import { refusal } from './permit.ts'
import { anonymous, type Permission, type Principal } from './principal.ts'
import { readableThrough, sectionNames } from './sections.ts'

const { operations } = await sharedContract()

const whoHas = (permission: Permission): Principal => ({
  ...anonymous,
  userId: 4,
  customerId: 2,
  principalType: 'USER',
  sections: new Map(sectionNames.map((name) => [name, permission])),
})

/** What somebody with this permission for every section may not call, of the operations with this effect. */
const refusedTo = (permission: Permission, effect: string) =>
  operations
    .filter((operation) => operation.effect === effect && refusal(operation, { id: '9' }, whoHas(permission)))
    .map(({ id }) => id)

/** Writes of one's own: the session, saved views, and what needs no session at all. */
const openWrites = ['DashUser.logout', 'DashUser.impersonate', 'DashUser.deimpersonate']
const ofOwnViews = operations.filter(({ id, effect }) => id.startsWith('Template.') && effect === 'write')

describe('what an operation does decides, whatever its method', () => {
  test('who may look at everything may make every read', () => {
    expect(refusedTo('readonly', 'read')).toEqual([])
  })

  test('and no write but those of the own session and the own views', () => {
    const open = new Set([...openWrites, ...ofOwnViews.map(({ id }) => id)])
    const guarded = operations.filter(({ id, effect, isPublic }) => effect === 'write' && !isPublic && !open.has(id))
    expect(refusedTo('readonly', 'write')).toEqual(guarded.map(({ id }) => id))
  })

  test('who is denied every section makes no read of what sections show', () => {
    const shown = operations.filter(({ id, effect }) => effect === 'read' && readableThrough[id.split('.')[0] ?? ''])
    expect(refusedTo('deny', 'read')).toEqual(shown.map(({ id }) => id))
  })
})
