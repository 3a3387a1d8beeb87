import { labelCell } from '../../resource/cells/label-cell.ts'
import { relationCell } from '../../resource/cells/relation-cell.tsx'
import { t } from './call-logs.messages.ts'

export const sourceCell = relationCell({ place: 'trackingSources', foreignKey: 'trackingSourceId' })
export const customerCell = relationCell({ place: 'customers', foreignKey: 'customerId' })
export const directionCell = labelCell({ inbound: t('inbound'), outbound: t('outbound') })
