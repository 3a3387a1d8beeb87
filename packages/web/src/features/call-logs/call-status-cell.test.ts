import { CallStatus } from '@lineboard/contract/enumerations'
import { expect, it } from 'vitest'
import { parseListState } from '../../kit/list-state.ts'
import { cellText } from '../../kit/rows/row-text.ts'
import { listQuery } from '../../list/context/list-query.ts'
import { exportColumns } from '../../list/export/rows-file.ts'
import { callStatusCell } from './call-cells.ts'
import { callLogs } from './call-logs.resource.ts'

const labelOf = (status: string) => callStatusCell.choices?.find(({ value }) => value === status)?.label

const begun = { id: 7, status: 'missed', startedAt: new Date().toISOString() }

it('a call that rings is not called missed, on screens, when it is copied and in files', () => {
  const columns = callLogs.columns.filter(({ field }) => field === 'status')
  const [file] = exportColumns(columns, [], 'UTC')
  const texts = (row: object) => [...columns.map((column) => cellText(column, row)), file?.value(row)]
  expect(texts(begun)).toEqual(['Ringing', 'Ringing'])
  expect(texts({ ...begun, status: 'answered' })).toEqual(['In progress', 'In progress'])
  expect(texts({ ...begun, endedAt: begun.startedAt })).toEqual(['Missed', 'Missed'])
})

it('a call out that nobody answered is not called missed', () => {
  const columns = callLogs.columns.filter(({ field }) => field === 'status')
  const row = { ...begun, endedAt: begun.startedAt, direction: 'outbound' }
  expect(columns.map((column) => cellText(column, row))).toEqual(['Not answered'])
  expect(exportColumns(columns, [], 'UTC').map((column) => column.value(row))).toEqual(['Not answered'])
})

it.each(CallStatus)('the filter finds calls of which %s has become, and none that rings', (status) => {
  const state = { ...parseListState('', callLogs.rules), period: undefined }
  const where = (filter: string) => JSON.stringify(listQuery(callLogs, { ...state, filter }).where)
  for (const text of [status, labelOf(status)]) {
    expect(where(`status:"${text}"`)).toContain(`{"status":"${status}"},{"or":[{"endedAt":{"neq":null}}`)
  }
})

it('the filter offers results alone, as the server has them', () => {
  expect(callStatusCell.choices?.map(({ value }) => value).toSorted()).toEqual(CallStatus.toSorted())
})
