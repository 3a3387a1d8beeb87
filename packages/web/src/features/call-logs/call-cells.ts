import type { components } from '@lineboard/contract'
import { CallStatus } from '@lineboard/contract/enumerations'
import { type CallState, callState } from '@lineboard/sdk'
import { labelCell } from '../../kit/cells/choice-cells.ts'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { nameBy } from '../../kit/cells/text-cells.tsx'
import type { Cell } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { t } from './call-logs.messages.ts'

export const contactCell = nameBy('caller_contactId')
export const sourceCell = nameBy('trackingSourceId')
export const gatewayCell = nameBy('sip_gatewayId')
export const directionCell = labelCell({ inbound: t('inbound'), outbound: t('outbound') })

type Status = components['schemas']['CallLog']['status']

const states = statusCell<CallState>({
  answered: { label: t('answered'), tone: 'success' },
  missed: { label: t('missed'), tone: 'error' },
  notAnswered: { label: t('notAnswered'), tone: 'neutral' },
  busy: { label: t('busy'), tone: 'warning' },
  failed: { label: t('failed'), tone: 'error' },
  voicemail: { label: t('voicemail'), tone: 'info' },
  ringing: { label: t('ringing'), tone: 'info' },
  inProgress: { label: t('inProgress'), tone: 'info' },
})

function stateIn(status: Status, row: object): CallState {
  return callState({
    status,
    direction: valueAt(row, 'direction') === 'outbound' ? 'outbound' : undefined,
    startedAt: String(valueAt(row, 'startedAt')),
    answeredAt: valueAt(row, 'answeredAt'),
    endedAt: valueAt(row, 'endedAt'),
    talkSeconds: Number(valueAt(row, 'talkSeconds') ?? 0),
  })
}

const results: ReadonlySet<string> = new Set(CallStatus)

/** What became of a call; that it rings or goes on until then, which no condition of the filter asks for. */
export const callStatusCell: Cell<Status> = {
  ...states,
  choices: states.choices?.filter(({ value }) => results.has(value)) ?? [],
  toText: (status, row) => states.toText(row ? stateIn(status, row) : status),
  render: (props) => states.render?.({ ...props, value: stateIn(props.value, props.row) }),
}

/** What has become of a call that nobody answered. */
export const callHandlingCell = statusCell({
  open: { label: t('open'), tone: 'warning' },
  called_back: { label: t('called_back'), tone: 'success' },
  handled: { label: t('handled'), tone: 'neutral' },
})
