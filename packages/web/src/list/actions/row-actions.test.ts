import { afterEach, expect, it, vi } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import type { RowAction } from '../../kit/actions/action.ts'
import { copyRowLink } from '../views/copy-row-link.ts'
import { listActions, rowActions, selectionActions } from './row-actions.ts'

afterEach(() => vi.unstubAllGlobals())

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

it('the whole list is changed by who may see it and make the call', () => {
  const can = { see: true }
  expect(ids(listActions({ resource, can, may: everything }))).toEqual(['all'])
  expect(listActions({ resource, can, may: reading })).toEqual([])
  expect(listActions({ resource, can: { see: false }, may: everything })).toEqual([])
})

it('a row of somebody else is only looked at', () => {
  const context = { resource, may: everything, mayChange: () => false }
  expect(ids(rowActions(context, { size: 'big' }))).toEqual(['look', 'else'])
})

it('several rows are given away by who may make the call', () => {
  expect(ids(selectionActions({ resource, may: everything }))).toEqual(['give'])
  expect(selectionActions({ resource, may: reading })).toEqual([])
})

it('the link to a row keeps the list around it', async () => {
  const written = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('location', { origin: 'https://board.example' })
  vi.stubGlobal('navigator', { clipboard: { writeText: written } })
  const action = copyRowLink(resource)
  const list = { rows: [], seesAll: false, state: {}, refresh: run, open: run }
  await action.run?.({ id: 7 }, { ...list, hrefOf: () => '/service/call-log/view/7?filter=status%3A%22missed%22' })
  expect(written).toHaveBeenCalledWith('https://board.example/service/call-log/view/7?filter=status%3A%22missed%22')
})
