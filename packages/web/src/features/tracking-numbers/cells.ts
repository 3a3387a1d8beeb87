import { dayAt, daysBetween } from '@lineboard/sdk'
import { booleanCell, labelCell } from '../../kit/cells/choice-cells.ts'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { nameBy } from '../../kit/cells/text-cells.tsx'
import type { Cell } from '../../kit/column.ts'
import { lookedUp } from '../../kit/count-by.ts'
import { routingActionTypeLabels } from '../../kit/entities/routing-action-types.ts'
import { valueAt } from '../../kit/value-at.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { formatDateTime, timeZone } from '../../state/dates.ts'
import { t } from './tracking-numbers.messages.ts'

/** The routing action by its name, which numbers keep. Where none is chosen a server writes `Forward`, which is what a routing action may be called. */
export const actionCell: Cell<string> = {
  ...nameBy('routing_actionId'),
  toText: (name, row) => (row && !valueAt(row, 'routing_actionId') ? t('straight') : name),
}

/** Whether the routing action records calls. */
export const recordedCell = booleanCell(t('yes'), t('no'))

/** What the routing action does with calls. */
export const actionTypeCell = labelCell(routingActionTypeLabels)

const words = [t('nowhere'), t('ended'), t('rejected'), t('unreachable'), t('voicemail'), t('voiceMenu')]

const loadCallFlow = () => import('../../shared/call-flow/call-flow-panels.ts')

/** Where calls to the numbers of a page ring, in words; numbers in it are read in groups once the plans for them are here. */
export const ringsAt = {
  cell: {
    toText: (place: string) => place.replace(/\+\d{7,15}/g, formatPhone),
    toFile: (place: string) => place,
    hasPhones: true,
    widthPx: 200,
  },
  search: 'ringsAt',
  counted: lookedUp({
    call: 'OpNumber.find',
    words,
    ask: async (ids, options) => (await loadCallFlow()).readRingsAt(ids, options),
    find: async (sought, options) => (await loadCallFlow()).findRingsAt({ ...sought, words }, options),
  }),
}

/** Whether calls to a number come through. */
export const numberStateCell = statusCell({
  active: { label: t('active'), tone: 'success' },
  paused: { label: t('paused'), tone: 'warning' },
  stopped: { label: t('stopped'), tone: 'error' },
  released: { label: t('released'), tone: 'neutral' },
})

/** Days since the day of a time, by the calendar of the person's time zone: 1 for yesterday evening, 0 for today and what is to come. */
export const daysSince = (at: string, nowMs: number): number =>
  Math.max(0, daysBetween(dayAt(Date.parse(at), timeZone()), dayAt(nowMs, timeZone())))

/** For how many days a number has been idle, and when it was last called: where that is cut, the days are seen. Files have the time. */
export const lastCallCell: Cell<string> = {
  toText: (at) => t('idle', { at: formatDateTime(at), days: daysSince(at, Date.now()) }),
  toFile: (at) => at,
  widthPx: 262,
}

/** What files of numbers name, and why one is left as it is. */
export const fileTexts = {
  labels: {
    receiving_number: t('receivingNumber'),
    sip_gateway: t('gateway'),
    tracking_source: t('source'),
    routing_action: t('routingAction'),
  },
  refusals: { tooLate: t('tooLateOne') },
} as const
