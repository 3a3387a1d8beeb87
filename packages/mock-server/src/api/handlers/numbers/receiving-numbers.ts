import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Handlers } from '../../context/context.ts'
import { bulkUpload, ownRow, type Upload } from '../../csv/bulk-upload.ts'
import { bulkDownload, fieldColumns } from '../../csv/csv-file.ts'

const upload: Upload<'ReceivingNumber'> = {
  model: 'ReceivingNumber',
  required: ['number'],
  fields: ['number', 'description', 'companyId'],
  find: ownRow('ReceivingNumber', 'number'),
}

const columns = [
  ...fieldColumns<Row<'ReceivingNumber'>>('number', 'description', 'companyId'),
  ...fieldColumns<Row<'ReceivingNumber'>>('tracking_number', 'totalCalls', 'createdAt', 'customerId'),
]

/** Receiving numbers: CSV in and out. */
export const receivingNumberHandlers = {
  'ReceivingNumber.bulkUpload': (context) => bulkUpload(context, upload),
  'ReceivingNumber.bulkDownload': (context) =>
    bulkDownload(context, 'ReceivingNumber', columns, 'receiving-numbers.csv'),
} satisfies Handlers
