import { labelCell } from '../../kit/cells/choice-cells.ts'
import { nameBy } from '../../kit/cells/text-cells.tsx'
import { t } from './call-logs.messages.ts'

export const contactCell = nameBy('caller_contactId')
export const sourceCell = nameBy('trackingSourceId')
export const gatewayCell = nameBy('sip_gatewayId')
export const directionCell = labelCell({ inbound: t('inbound'), outbound: t('outbound') })
