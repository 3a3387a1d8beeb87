import { OWNER_ID } from '@lineboard/contract/owner'
import { maySee } from '../../../domain/access/scope.ts'
import { rowOfNumber } from '../../../domain/numbers/number-rules.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Upload } from '../../csv/bulk-upload.ts'
import { type CsvColumn, fieldColumns } from '../../csv/csv-file.ts'

type OpNumber = Row<'OpNumber'>

/** The row of a customer with that name; of a customer's own before one of the owner's, where those are shared. */
function named<R extends { id: number; customerId: number }>(rows: readonly R[], customerId: number, isShared = false) {
  const own = rows.find((row) => row.customerId === customerId)
  return (own ?? (isShared ? rows.find((row) => row.customerId === OWNER_ID) : undefined))?.id
}

/** How a CSV row becomes a tracking number: what it is linked to is named by number or name. */
export const numberUpload: Upload<'OpNumber'> = {
  model: 'OpNumber',
  required: ['tracking_number'],
  fields: ['tracking_number', 'description', 'companyId'],
  links: [
    {
      column: 'receiving_number',
      field: 'receiving_numberId',
      find: (store, customerId, text) => named(store.table('ReceivingNumber').by('number', text), customerId),
    },
    {
      column: 'sip_gateway',
      field: 'sip_gatewayId',
      find: (store, customerId, text) => named(store.table('SipGateway').by('name', text), customerId, true),
    },
    {
      column: 'tracking_source',
      field: 'tracking_sourceId',
      find: (store, customerId, text) => named(store.table('TrackingSource').by('name', text), customerId),
    },
    {
      column: 'routing_action',
      field: 'routing_actionId',
      find: (store, customerId, text) => named(store.table('RoutingAction').by('name', text), customerId),
    },
  ],
  find(context, { tracking_number }) {
    const row = rowOfNumber(context, String(tracking_number))
    return row && maySee(context.store, 'OpNumber', row, context.principal) ? row : undefined
  },
}

/** Columns of a download: those of an upload first, so that the file can be sent back. */
export function numberColumns(store: Store): CsvColumn<OpNumber>[] {
  return [
    ...fieldColumns<OpNumber>('tracking_number', 'description', 'companyId'),
    {
      name: 'receiving_number',
      read: (row) => store.table('ReceivingNumber').get(row.receiving_numberId ?? 0)?.number,
    },
    { name: 'sip_gateway', read: (row) => store.table('SipGateway').get(row.sip_gatewayId ?? 0)?.name },
    { name: 'tracking_source', read: (row) => store.table('TrackingSource').get(row.tracking_sourceId ?? 0)?.name },
    // Only the name of an action that was chosen: the name shown without one may be that of another action.
    { name: 'routing_action', read: (row) => (row.routing_actionId === undefined ? undefined : row.routing_action) },
    ...fieldColumns<OpNumber>('status', 'numberType', 'country', 'state', 'city', 'areaCode'),
    ...fieldColumns<OpNumber>('monthlyPrice', 'totalCalls', 'lastCallAt', 'createdAt', 'customerId'),
  ]
}
