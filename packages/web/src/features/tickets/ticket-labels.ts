import { TicketStateName } from '@lineboard/contract/enumerations'
import { t } from './tickets.messages.ts'

export type StateName = (typeof TicketStateName)[number]

/** The id that calls use for a state: its place, beginning with 1. */
export const stateId = (state: StateName): number => TicketStateName.indexOf(state) + 1

export const stateLabels = {
  open: t('open'),
  in_progress: t('in_progress'),
  waiting: t('waiting'),
  resolved: t('resolved'),
  closed: t('closed'),
} as const satisfies Record<StateName, string>

export const priorityLabels = { low: t('low'), normal: t('normal'), high: t('high'), urgent: t('urgent') } as const
