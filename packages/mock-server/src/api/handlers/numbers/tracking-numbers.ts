import { OWNER_ID } from '@lineboard/contract/owner'
import { maySee } from '../../../domain/access/scope.ts'
import { patchNumber, without } from '../../../domain/numbers/number-links.ts'
import { formerNumbers, rowOfNumber, totalsOf } from '../../../domain/numbers/number-rules.ts'
import { isShared, isUsable, linkIssues } from '../../../domain/rules/checks.ts'
import { unprocessable } from '../../../ground/errors.ts'
import { toFilter } from '../../../store/query/parse-filter.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Handlers } from '../../context/context.ts'
import { visibleRow } from '../../crud/include.ts'
import { recordingChanges } from '../../crud/write.ts'
import { bulkUpload, type Upload } from '../../csv/bulk-upload.ts'
import { bulkDownload, type CsvColumn, fieldColumns } from '../../csv/csv-file.ts'
import { rowsToTransfer } from './number-changes.ts'

type OpNumber = Row<'OpNumber'>

/** The row of a customer with that name; of a customer's own before one of the owner's, where those are shared. */
function named<R extends { id: number; customerId: number }>(rows: readonly R[], customerId: number, isShared = false) {
  const own = rows.find((row) => row.customerId === customerId)
  return (own ?? (isShared ? rows.find((row) => row.customerId === OWNER_ID) : undefined))?.id
}

/** How a CSV row becomes a tracking number: what it is linked to is named by number or name. */
const numberUpload: Upload<'OpNumber'> = {
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
function numberColumns(store: Store): CsvColumn<OpNumber>[] {
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

/** Links that a tracking number leaves behind when it goes to another customer. */
function leftBehind(store: Store, { sip_gatewayId }: Row<'OpNumber'>, customerId: number) {
  const gateway = store.table('SipGateway').get(sip_gatewayId ?? 0)
  const keepsGateway = isUsable(gateway, customerId, isShared('SipGateway'))
  return {
    ...without('receiving_numberId'),
    ...without('tracking_sourceId'),
    ...without('routing_actionId'),
    ...(keepsGateway ? {} : without('sip_gatewayId')),
  }
}

/** Tracking numbers: reassignment, CSV in and out. */
export const trackingNumberHandlers = {
  'OpNumber.updateTrackingSource'(context) {
    const { store, params, body } = context
    const row = visibleRow(context, 'OpNumber', params.id)
    const wanted = { ...row, tracking_sourceId: body.tracking_sourceId }
    const issues = linkIssues(store, wanted, 'tracking_sourceId', 'TrackingSource', 'tracking source')
    if (issues.length > 0) throw unprocessable('OpNumber', issues)
    return recordingChanges(context, 'OpNumber', [row], () =>
      patchNumber(store, row, { tracking_sourceId: body.tracking_sourceId }),
    )
  },

  'OpNumber.updateLogs'(context) {
    const { store, body } = context
    const row = visibleRow(context, 'OpNumber', body.id)
    const { trackingNumber } = body
    const calls = store.table('CallLog')
    const numbers = [row.tracking_number, ...formerNumbers(store, row.id)].filter((number) => number !== trackingNumber)
    const logs = numbers
      .flatMap((number) => calls.by('trackingNumber', number))
      .filter(({ customerId }) => customerId === row.customerId)
    for (const { id } of logs) calls.patch(id, { trackingNumber })
    for (const number of new Set([...numbers, trackingNumber])) {
      for (const { id } of store.table('OpNumber').by('tracking_number', number)) {
        store.table('OpNumber').patch(id, { lastCallAt: undefined, ...totalsOf(store, number) })
      }
    }
    return { count: logs.length }
  },

  'OpNumber.updateCustomer'(context) {
    const { store, body } = context
    const { rows, customer } = rowsToTransfer(context, 'OpNumber', body.updateInfo)
    const { id: customerId, companyId } = customer
    recordingChanges(context, 'OpNumber', rows, () => {
      for (const row of rows) patchNumber(store, row, { ...leftBehind(store, row, customerId), customerId, companyId })
    })
    return { count: rows.length }
  },

  'OpNumber.bulkUpload': (context) => bulkUpload(context, numberUpload),

  'OpNumber.bulkDownload'(context) {
    const { customerFilter, order } = context.query
    return bulkDownload(context, 'OpNumber', numberColumns(context.store), 'tracking-numbers.csv', {
      ...(customerFilter !== undefined && { where: { customerId: customerFilter } }),
      order: toFilter({ order }, 'OpNumber').order,
    })
  },
} satisfies Handlers
