import { expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import type { RowAction } from '../../resource/actions/action.ts'
import { listActions, rowActions, selectionActions } from './row-actions.ts'

const can = {
  ...{ see: true, readOnly: false, add: false, edit: false, remove: false, select: false },
  administer: false,
}
const run = () => undefined
const changes = { call: 'CallLog.updatePhonebook', run } as const
const actions: readonly RowAction[] = [
  { id: 'any', label: 'Any', ...changes },
  { id: 'look', label: 'Look', forReaders: true, call: 'CallLog.find', run },
  { id: 'else', label: 'Else', ofEveryRow: true, ...changes },
  { id: 'big', label: 'Big', isAllowed: (row) => Reflect.get(row, 'size') === 'big', ...changes },
]
const SelectionDialog = () => null
const selected = { call: 'CallLog.updateCustomer', dialog: async () => ({ SelectionDialog }) } as const
const selectionOnes = [
  { id: 'several', label: 'Several', ...selected },
  { id: 'give', label: 'Give', onlySuperAdministrator: true, ...selected },
] as const
const listOnes = [{ id: 'all', label: 'All', ...changes }]
const resource = { ...callLogs, actions, listActions: listOnes, selectionActions: selectionOnes }
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

const everything = () => true
const reading = (operation: string) => operation.endsWith('.find')

it.each([
  ['who may make the calls', everything, { size: 'big' }, ['any', 'look', 'else', 'big']],
  ['a row it makes no sense for', everything, { size: 'small' }, ['any', 'look', 'else']],
  ['who may only look', reading, { size: 'big' }, ['look']],
])('%s', (_, may, row, expected) => {
  expect(ids(rowActions({ resource, can, may, mayChange: everything }, row))).toEqual(expected)
})

it('the whole list is changed by who may make the call', () => {
  expect(ids(listActions({ resource, can, may: everything }))).toEqual(['all'])
  expect(listActions({ resource, can, may: reading })).toEqual([])
})

it('a row of somebody else is only looked at', () => {
  const context = { resource, can, may: everything, mayChange: () => false }
  expect(ids(rowActions(context, { size: 'big' }))).toEqual(['look', 'else'])
})

it('what goes from one customer to another is for the super administrator alone', () => {
  const administering = { ...can, administer: true }
  expect(ids(selectionActions({ resource, can, may: everything }))).toEqual(['several'])
  expect(ids(selectionActions({ resource, can: administering, may: everything }))).toEqual(['several', 'give'])
  const give: RowAction = { id: 'give', label: 'Give', onlySuperAdministrator: true, ...changes }
  const context = { resource: { ...resource, actions: [give] }, may: everything, mayChange: everything }
  expect(rowActions({ ...context, can }, {})).toEqual([])
  expect(ids(rowActions({ ...context, can: administering }, {}))).toEqual(['give'])
})
