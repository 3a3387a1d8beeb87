import { formerNumbers, totalsOf } from '../../../domain/numbers/number-history.ts'
import { patchNumber, without } from '../../../domain/numbers/number-links.ts'
import { isShared, isUsable, linkIssues } from '../../../domain/rules/checks.ts'
import { unprocessable } from '../../../ground/errors.ts'
import { toFilter } from '../../../store/query/parse-filter.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Handlers } from '../../context/context.ts'
import { visibleRow } from '../../crud/read.ts'
import { noting } from '../../crud/write.ts'
import { bulkUpload } from '../../csv/bulk-upload.ts'
import { bulkDownload } from '../../csv/csv-file.ts'
import { rowsToGive } from './number-changes.ts'
import { numberColumns, numberUpload } from './number-upload.ts'

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
    return noting(context, 'OpNumber', [row], () =>
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
    const { rows, customer } = rowsToGive(context, 'OpNumber', body.updateInfo)
    const { id: customerId, companyId } = customer
    noting(context, 'OpNumber', rows, () => {
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
