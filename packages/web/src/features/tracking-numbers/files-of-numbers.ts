import { importKeys } from '@lineboard/contract/import-keys'
import { restoresLost } from '@lineboard/contract/restorable'
import type { ImportLink } from '../../kit/list-options.ts'
import type { OpNumber } from './numbers-in-use.ts'
import { t } from './tracking-numbers.messages.ts'

/** What a file names of the routing of a number: the columns are those of the API's own files. */
const links: readonly ImportLink[] = [
  {
    field: 'receiving_numberId',
    column: 'receiving_number',
    label: t('receivingNumber'),
    list: 'ReceivingNumber.find',
    match: 'number',
    isPhone: true,
  },
  {
    field: 'sip_gatewayId',
    column: 'sip_gateway',
    label: t('gateway'),
    list: 'SipGateway.find',
    match: 'name',
    isShared: true,
  },
  {
    field: 'tracking_sourceId',
    column: 'tracking_source',
    label: t('source'),
    list: 'TrackingSource.find',
    match: 'name',
  },
  {
    field: 'routing_actionId',
    column: 'routing_action',
    label: t('routingAction'),
    list: 'RoutingAction.find',
    match: 'name',
  },
]

/** Files that numbers come from, with their routing; numbers that are there are changed. */
export const filesOfNumbers = {
  key: importKeys.OpNumber.fields,
  phones: ['tracking_number'],
  fields: ['tracking_number', 'description', 'companyId', 'status'],
  links,
  updates: true,
  refuses(row: OpNumber, { status }: Partial<OpNumber>) {
    const isTooLate = status !== undefined && restoresLost(row, { status }, new Date())
    return isTooLate ? [{ field: 'status', message: t('tooLateOne') } as const] : []
  },
} as const
