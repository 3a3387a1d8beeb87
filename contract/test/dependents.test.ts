import { describe, expect, it, test } from 'vitest'
import { deleteActionNames, deleteActionOf } from '../src/delete-actions.ts'
import { dependentsOf, reviewed } from '../src/dependents.ts'
import { entities } from '../src/entities.ts'
import { idsAt, referenceName, referencesTo } from '../src/references.ts'

const names = Object.keys(entities)
const references = names.flatMap((entity) => referencesTo(entity))
const known = new Set(references.map(referenceName))

/** Fields called like an id that name no row of an entity, and what they are instead. */
const otherIds: Readonly<Record<string, string>> = {
  callId: 'an id of the telephone network',
  recordingId: 'a file of the storage',
  companyId: 'text that companies are known by elsewhere',
  billingId: 'a number of the billing system',
  payment_id: 'an id of the card provider',
  connectionId: 'an id of the socket',
  stateId: 'one of a few states',
  refundOfId: 'transactions are never deleted',
  discountOfId: 'transactions are never deleted',
  subscriptionId: 'comes and goes with a subscription',
  recordId: 'what an asset stands for, or an audit entry was about: it keeps the name of that',
  assetIds: 'part of a ticket, which keeps the name of what it was about',
}

describe('every field with ids', () => {
  const fields = Object.entries(entities).flatMap(([model, { fields: own }]) =>
    Object.keys(own).map((field) => ({ model, field })),
  )
  const ids = fields.filter(({ field }) => /(Id|_id|Ids)$/.test(field))

  it.each(ids.map((each) => [referenceName(each), each.field]))(
    '%s is a reference, or known to be none',
    (name, field) => {
      expect(
        known.has(name) || field in otherIds,
        'Give it an x-relation or x-reference, or say here what it is.',
      ).toBe(true)
    },
  )

  it('is left out for a valid reason', () => {
    expect(Object.keys(otherIds).filter((name) => !ids.some(({ field }) => field === name))).toEqual([])
  })
})

test('what deleting need not speak of is there', () => {
  const models = new Set([...known].map((name) => name.split('.')[0]))
  expect(Object.keys(reviewed).filter((name) => !known.has(name) && !models.has(name))).toEqual([])
})

test('every reference is among the dependents of what it names, or reviewed', () => {
  for (const entity of names) {
    const asked = new Set(dependentsOf(entity).map(referenceName))
    for (const { model, field } of referencesTo(entity)) {
      const name = referenceName({ model, field })
      expect(asked.has(name) || name in reviewed || model in reviewed, `${name} names ${entity}`).toBe(true)
    }
  }
})

test('ids hidden inside values are found by what is beside them', () => {
  const dependents = dependentsOf('SipGateway').map((each) => [referenceName(each), each.kind?.is, each.count])
  expect(dependents).toContainEqual(['RoutingAction.targets.target', 'sip_gateway', 'RoutingAction.find'])
  expect(dependents).toContainEqual(['IvrAction.target', 'dial_gateway', 'Ivr.find'])
  const target = { field: 'targets.target', kind: { field: 'kind', is: 'sip_gateway' } }
  const row = {
    targets: [
      { kind: 'sip_gateway', target: '7' },
      { kind: 'voice_menu', target: '8' },
      { kind: 'sip_gateway', target: 'x' },
    ],
  }
  expect(idsAt(target, row)).toEqual([7])
  expect(idsAt({ field: 'customerId' }, { customerId: 3 })).toEqual([3])
})

test('every reference has a delete action, and nothing else has one', () => {
  for (const reference of references) expect(() => deleteActionOf(reference), referenceName(reference)).not.toThrow()
  const fields = new Set(references.map(({ field }) => field))
  expect(deleteActionNames.filter((name) => !known.has(name) && !fields.has(name))).toEqual([])
  expect(deleteActionOf({ model: 'OpNumber', field: 'customerId' })).toBe('goes')
  expect(deleteActionOf({ model: 'AuditLog', field: 'customerId' })).toBe('keeps')
  expect(() => deleteActionOf({ model: 'OpNumber', field: 'nothingId' })).toThrow('delete-actions.ts')
})
