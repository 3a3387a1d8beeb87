import { numbersOf, unlink } from '../../../domain/numbers/number-links.ts'
import { takenIssues } from '../../../domain/rules/checks.ts'
import { unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Handlers } from '../../context/context.ts'
import { recordingChanges } from '../../crud/write.ts'
import { bulkUpload, ownRow, type Upload } from '../../csv/bulk-upload.ts'
import { bulkDownload, fieldColumns } from '../../csv/csv-file.ts'
import { deleteWithOption, rowsToTransfer } from './number-changes.ts'

type Source = Row<'TrackingSource'>

const upload: Upload<'TrackingSource'> = {
  model: 'TrackingSource',
  required: ['name', 'type'],
  fields: ['name', 'type', 'description', 'companyId', 'monthlyCost', 'callValue'],
  find: ownRow('TrackingSource', 'name'),
}

const columns = [
  ...fieldColumns<Source>('name', 'type', 'description', 'companyId', 'monthlyCost', 'callValue'),
  ...fieldColumns<Source>('totalCalls', 'createdAt', 'customerId'),
]

/** Tracking sources: deletion with an option, reassignment, CSV. */
export const trackingSourceHandlers = {
  'TrackingSource.deleteSourceWithOption': (context) => deleteWithOption(context, 'TrackingSource', context.body),

  'TrackingSource.updateCustomer'(context) {
    const { store, body } = context
    const { rows, customer } = rowsToTransfer(context, 'TrackingSource', body.updateInfo)
    const { id: customerId, companyId } = customer
    const names = rows.map(({ name }) => name)
    const isTwice = names.some((name, at) => names.indexOf(name) !== at)
    const issues = rows.flatMap((row) => takenIssues(context, 'TrackingSource', { ...row, customerId }, 'name'))
    const twice = { field: 'name', code: 'uniqueness', message: 'would be there twice' }
    if (isTwice || issues.length > 0) throw unprocessable('TrackingSource', isTwice ? [twice] : issues)
    const numbers = rows.flatMap(({ id }) => numbersOf(store, 'tracking_sourceId', id))
    recordingChanges(context, 'TrackingSource', rows, () => {
      for (const { id } of rows) store.table('TrackingSource').patch(id, { customerId, companyId })
    })
    recordingChanges(context, 'OpNumber', numbers, () => {
      for (const { id } of rows) unlink(store, 'tracking_sourceId', id, (number) => number.customerId === customerId)
    })
    return { count: rows.length }
  },

  'TrackingSource.bulkUpload': (context) => bulkUpload(context, upload),
  'TrackingSource.bulkDownload': (context) => bulkDownload(context, 'TrackingSource', columns, 'tracking-sources.csv'),
} satisfies Handlers
