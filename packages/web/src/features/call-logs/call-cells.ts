import { labelCell } from '../../kit/cells/label-cell.ts'
import { nameBy } from '../../kit/cells/name-cell.ts'
import { t } from './call-logs.messages.ts'

export const contactCell = nameBy('caller_contactId')
export const sourceCell = nameBy('trackingSourceId')
export const gatewayCell = nameBy('sip_gatewayId')
export const directionCell = labelCell({ inbound: t('inbound'), outbound: t('outbound') })
