import { expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import type { RowAction } from '../../resource/actions/action.ts'
import { listActions, rowActions, selectionActions } from './row-actions.ts'

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
const selectionOnes = [{ id: 'give', label: 'Give', ...selected }] as const
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
  expect(ids(rowActions({ resource, may, mayChange: everything }, row))).toEqual(expected)
})

it('the whole list is changed by who may make the call', () => {
  expect(ids(listActions({ resource, may: everything }))).toEqual(['all'])
  expect(listActions({ resource, may: reading })).toEqual([])
})

it('a row of somebody else is only looked at', () => {
  const context = { resource, may: everything, mayChange: () => false }
  expect(ids(rowActions(context, { size: 'big' }))).toEqual(['look', 'else'])
})

it('several rows are given away by who may make the call', () => {
  expect(ids(selectionActions({ resource, may: everything }))).toEqual(['give'])
  expect(selectionActions({ resource, may: reading })).toEqual([])
})
