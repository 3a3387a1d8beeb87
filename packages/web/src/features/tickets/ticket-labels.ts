import { t } from './tickets.messages.ts'

/** States in the order a ticket goes through them; the id of each is its place, beginning with 1. */
export const states = ['open', 'in_progress', 'waiting', 'resolved', 'closed'] as const

export type StateName = (typeof states)[number]

/** The id that calls use for a state. */
export const stateId = (state: StateName): number => states.indexOf(state) + 1

export const stateLabels = {
  open: t('open'),
  in_progress: t('in_progress'),
  waiting: t('waiting'),
  resolved: t('resolved'),
  closed: t('closed'),
} as const satisfies Record<StateName, string>

export const priorityLabels = { low: t('low'), normal: t('normal'), high: t('high'), urgent: t('urgent') } as const
