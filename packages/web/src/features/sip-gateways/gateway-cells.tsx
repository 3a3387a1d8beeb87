import type { components } from '@lineboard/contract'
import { dayAt, startOfDayMs } from '@lineboard/sdk'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import type { Cell } from '../../kit/column.ts'
import { countBy, counted } from '../../kit/count-by.ts'
import { timeZone } from '../../state/dates.ts'
import { t } from './sip-gateways.messages.ts'

/** Which way calls go. */
export const typeLabels = { inbound: t('inbound'), outbound: t('outbound'), both: t('both') } as const

/** How SIP messages travel. */
export const transportLabels = { udp: t('udp'), tcp: t('tcp'), tls: t('tls') } as const

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

/** Calls that go over each gateway right now. */
export const callsNow = counted({
  call: 'Dialog.find',
  argsOf: (ids) =>
    ({
      filter: {
        where: { sip_gatewayId: { inq: [...ids] }, state: { inq: ['early', 'confirmed'] } },
        fields: ['id', 'sip_gatewayId'],
      },
    }) as const,
  countsOf: (dialogs) => countBy(dialogs, 'sip_gatewayId'),
})

/** Calls of today that did not go through, by the gateway they went over. */
export const failedToday = counted({
  call: 'CallLog.find',
  argsOf: (ids) =>
    ({
      filter: {
        where: {
          sip_gatewayId: { inq: [...ids] },
          status: 'failed',
          startedAt: { gte: new Date(startOfDayMs(dayAt(Date.now(), timeZone()), timeZone())) },
        },
        fields: ['id', 'sip_gatewayId'],
      },
    }) as const,
  countsOf: (calls) => countBy(calls, 'sip_gatewayId'),
})
