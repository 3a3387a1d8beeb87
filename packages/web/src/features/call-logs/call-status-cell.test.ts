import { CallStatus } from '@lineboard/contract/enumerations'
import { expect, it } from 'vitest'
import { exportColumns } from '../../list/export/export-columns.ts'
import { cellText } from '../../resource/rows/row-text.ts'
import { callLogs } from './call-logs.resource.ts'
import { callStatusCell } from './call-status-cell.ts'

const begun = { id: 7, status: 'missed', startedAt: new Date().toISOString() }

it('a call that rings is not called missed, on screens, when it is copied and in files', () => {
  const columns = callLogs.columns.filter(({ field }) => field === 'status')
  const [file] = exportColumns(columns, [], 'UTC')
  const texts = (row: object) => [...columns.map((column) => cellText(column, row)), file?.value(row)]
  expect(texts(begun)).toEqual(['Ringing', 'Ringing'])
  expect(texts({ ...begun, status: 'answered' })).toEqual(['In progress', 'In progress'])
  expect(texts({ ...begun, endedAt: begun.startedAt })).toEqual(['Missed', 'Missed'])
})

it('the filter offers results alone, as the server has them', () => {
  expect(callStatusCell.choices?.map(({ value }) => value).toSorted()).toEqual(CallStatus.toSorted())
})
