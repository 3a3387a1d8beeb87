import type { components } from '@lineboard/contract'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import type { Cell } from '../../kit/column.ts'
import { t } from './sip-gateways.messages.ts'

type Health = components['schemas']['SipGateway']['health']

const healthCell = statusCell<Health>({
  reachable: { label: t('reachable'), tone: 'success' },
  unreachable: { label: t('unreachable'), tone: 'error' },
  unknown: { label: t('unknown'), tone: 'neutral' },
})
const outOfUse = statusCell({ out: { label: t('notInUse'), tone: 'warning' } })

const isOut = (row: object | undefined) => row !== undefined && 'enabled' in row && row.enabled === false

/** Whether a gateway can be reached. One that is out of use takes no calls either way, which is what there is to know of it. */
export const gatewayStateCell: Cell<Health> = {
  ...healthCell,
  toText: (value, row) => (isOut(row) ? t('notInUse') : healthCell.toText(value)),
  toFile: (value) => healthCell.toText(value),
  render: (props) => (isOut(props.row) ? outOfUse.render?.({ ...props, value: 'out' }) : healthCell.render?.(props)),
}
