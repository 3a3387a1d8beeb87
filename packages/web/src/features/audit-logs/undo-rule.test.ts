import { expect, it } from 'vitest'
import { type AuditLog, fieldsOf, partsOf, whyNot } from './undo-rule.ts'

const now = new Date('2026-11-22T12:00:00Z')
const entry: AuditLog = {
  ...{ id: 1, endpoint: '/TrackingSources', method: 'PUT', ip: '127.0.0.1', userAgent: '', statusCode: 200 },
  ...{ createdAt: '2026-11-01T12:00:00Z', recordId: 7, recordName: 'Radio' },
  changes: [{ field: 'name', before: 'TV', after: 'Radio' }],
}

it.each<[string, Partial<AuditLog>, string | undefined]>([
  ['a change with its values', {}, undefined],
  ['one that was refused', { statusCode: 422 }, 'refused'],
  ['one of 30 days ago', { createdAt: '2026-10-23T12:00:00Z' }, undefined],
  ['an older one', { createdAt: '2026-10-23T11:59:59Z' }, 'old'],
  ['one whose values few may read', { changes: [{ field: 'name' }] }, 'notKept'],
  ['one whose values were cut', { changes: [{ field: 'name', before: 'T…', cut: true }] }, 'notKept'],
  ['one of a server that keeps no values', { changes: [], recordId: 7 }, 'notKept'],
  ['a deletion without the row', { method: 'DELETE', changes: [] }, 'notKept'],
])('%s', (_, more, why) => {
  expect(whyNot({ ...entry, ...more }, now)).toBe(why)
})

it('says of a row that was added that it is deleted in its list', () => {
  const { changes: _, ...added } = { ...entry, method: 'POST' as const, endpoint: '/DashRoles' }
  expect(whyNot(added, now)).toBe('added')
})

it('says of each field where it is', () => {
  const changes = [
    { field: 'name', before: 'TV', after: 'Radio' },
    { field: 'description', after: 'Since May' },
    { field: 'type', before: 'other', after: 'website' },
    { field: 'companyId', before: 'A', after: 'B' },
    { field: 'customerId', before: 1, after: 2 },
    { field: 'uiSettings' },
  ]
  const row = { name: 'Radio', description: 'Since June', type: 'other', companyId: 'B', customerId: 2 }
  const part = { model: 'TrackingSource', recordId: 7, changes }
  const standing = fieldsOf(part, row, (field) => field !== 'customerId').map((each) => [each.field, each.standing])
  expect(Object.fromEntries(standing)).toEqual({
    ...{ name: 'asMade', description: 'changedSince', type: 'isBack', companyId: 'asMade', customerId: 'served' },
    uiSettings: 'notKept',
  })
})

it('reads objects and lists, which are kept as JSON, and takes an empty field for one that is not there', () => {
  const changes = [
    { field: 'targets', before: '[{"kind":"hangup"}]', after: '[]' },
    { field: 'whisper', after: 'Hi' },
  ]
  const part = { model: 'RoutingAction', recordId: 7, changes }
  const [targets, whisper] = fieldsOf(part, { targets: [], whisper: null }, () => true)
  expect(targets).toMatchObject({ before: [{ kind: 'hangup' }], standing: 'asMade' })
  expect(whisper?.standing).toBe('isBack')
})

it('brings deleted rows back after those that they name, and changes the others last', () => {
  const rows = [
    { model: 'OpNumber', recordId: 1, changes: [{ field: 'routing_actionId', before: 3 }] },
    { model: 'OpNumber', recordId: 2, row: { id: 2, routing_actionId: 3 } },
    { model: 'RoutingAction', recordId: 3, row: { id: 3, customerId: 4 } },
    { model: 'Customer', recordId: 4, row: { id: 4 } },
  ]
  const parts = partsOf({ ...entry, method: 'DELETE', endpoint: '/Customers/4', rows })
  expect(parts.map(({ recordId }) => recordId)).toEqual([4, 3, 2, 1])
})
