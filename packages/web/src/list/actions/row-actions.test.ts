import { expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import type { RowAction } from '../../resource/actions/action.ts'
import { listActions, rowActions, selectionActions } from './row-actions.ts'

const none = {
  ...{ see: true, readOnly: false, change: false, add: false, edit: false, remove: false, select: false },
  administer: false,
}
const run = () => undefined
const actions: readonly RowAction[] = [
  { id: 'any', label: 'Any', run },
  { id: 'look', label: 'Look', forReaders: true, run },
  { id: 'big', label: 'Big', isAllowed: (row) => Reflect.get(row, 'size') === 'big', run },
]
const SelectionDialog = () => null
const dialog = async () => ({ SelectionDialog })
const selected = [
  { id: 'several', label: 'Several', dialog },
  { id: 'give', label: 'Give', onlySuperAdministrator: true, dialog },
] as const
const resource = { ...callLogs, actions, listActions: [{ id: 'all', label: 'All', run }], selectionActions: selected }
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

it.each([
  ['who may change rows', true, { size: 'big' }, ['any', 'look', 'big']],
  ['a row it makes no sense for', true, { size: 'small' }, ['any', 'look']],
  ['who may only look', false, { size: 'big' }, ['look']],
])('%s', (_, change, row, expected) => {
  expect(ids(rowActions({ resource, can: { ...none, change }, mayChange: () => true }, row))).toEqual(expected)
})

it('the whole list is changed by who may change rows', () => {
  expect(ids(listActions({ resource, can: { ...none, change: true } }))).toEqual(['all'])
  expect(listActions({ resource, can: none })).toEqual([])
})

it('a row of somebody else is only looked at', () => {
  const context = { resource, can: { ...none, change: true }, mayChange: () => false }
  expect(ids(rowActions(context, { size: 'big' }))).toEqual(['look'])
})

it('what goes from one customer to another is for the super administrator alone', () => {
  expect(ids(selectionActions({ resource, can: { ...none, change: true } }))).toEqual(['several'])
  expect(ids(selectionActions({ resource, can: { ...none, change: true, administer: true } }))).toEqual([
    'several',
    'give',
  ])
  const give: RowAction = { id: 'give', label: 'Give', onlySuperAdministrator: true, run }
  const context = { resource: { ...resource, actions: [give] }, mayChange: () => true }
  expect(rowActions({ ...context, can: { ...none, change: true } }, {})).toEqual([])
  expect(ids(rowActions({ ...context, can: { ...none, change: true, administer: true } }, {}))).toEqual(['give'])
})
