import { allowsOutbound, gatewaysInOrder, setPositions } from '../../../domain/call-flow/gateways.ts'
import { type FieldIssue, unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Handlers } from '../../context/context.ts'
import { visibleRow } from '../../crud/include.ts'
import { recordingChanges } from '../../crud/write.ts'
import { bulkUpload, ownRow, type Upload } from '../../csv/bulk-upload.ts'
import { bulkDownload, fieldColumns } from '../../csv/csv-file.ts'
import { deleteWithOption } from '../numbers/number-changes.ts'

type Gateway = Row<'SipGateway'>

const upload: Upload<'SipGateway'> = {
  model: 'SipGateway',
  required: ['name', 'address', 'type'],
  fields: ['name', 'address', 'port', 'transport', 'type', 'digitsStrip', 'prefix', 'description'],
  find: ownRow('SipGateway', 'name'),
}

const columns = [
  ...fieldColumns<Gateway>('name', 'address', 'port', 'transport', 'type', 'digitsStrip', 'prefix', 'description'),
  ...fieldColumns<Gateway>('position', 'defaultOutbound', 'enabled', 'health', 'checkedAt', 'createdAt', 'customerId'),
]

const refused = (issue: Omit<FieldIssue, 'code'>) => unprocessable('SipGateway', [{ code: 'inclusion', ...issue }])

/** Gateways: order, default, deletion with an option, CSV. */
export const sipGatewayHandlers = {
  'SipGateway.deleteSipGatewayWithOption': (context) => deleteWithOption(context, 'SipGateway', context.body),

  'SipGateway.order'(context) {
    const { store, body } = context
    const ids = body.gw_list
    const listed = ids.flatMap((id) => store.table('SipGateway').find({ where: context.scoped('SipGateway', { id }) }))
    if (listed.length < ids.length)
      throw refused({ field: 'gw_list', message: 'names gateways that are not there', value: ids })
    if (new Set(ids).size < ids.length)
      throw refused({ field: 'gw_list', message: 'names a gateway twice', value: ids })
    // The super administrator's list may hold gateways of several customers; each has an order of its own.
    const ordered = [...Map.groupBy(listed, ({ customerId }) => customerId)].flatMap(([customerId, first]) => {
      const rest = gatewaysInOrder(store, customerId).filter(({ id }) => !ids.includes(id))
      const all = [...first, ...rest]
      recordingChanges(context, 'SipGateway', all, () => setPositions(store, all))
      return gatewaysInOrder(store, customerId)
    })
    return ordered
  },

  'SipGateway.setDefault'(context) {
    const { store, body } = context
    const row = visibleRow(context, 'SipGateway', body.gateway_id)
    if (!allowsOutbound(row)) {
      const message = row.enabled ? 'takes no outbound calls' : 'is not enabled'
      throw refused({ field: 'gateway_id', message, value: row.id })
    }
    const gateways = store.table('SipGateway')
    const former = gateways
      .by('customerId', row.customerId)
      .filter((each) => each.defaultOutbound && each.id !== row.id)
    return recordingChanges(context, 'SipGateway', [row, ...former], () => {
      for (const { id } of former) gateways.patch(id, { defaultOutbound: false })
      return row.defaultOutbound ? row : gateways.patch(row.id, { defaultOutbound: true })
    })
  },

  'SipGateway.bulkUpload': (context) => bulkUpload(context, upload),
  'SipGateway.bulkDownload': (context) => bulkDownload(context, 'SipGateway', columns, 'sip-gateways.csv'),
} satisfies Handlers
