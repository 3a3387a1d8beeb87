import { translator } from '../../lib/messages.ts'

const messages = {
  account: {
    active: 'Active',
    tracking_paused: 'Tracking paused',
    calls_stopped: 'Calls stopped',
  },
  subscription: {
    active: 'Active',
    past_due: 'Past due',
    paused: 'Paused',
    cancelled: 'Cancelled',
  },
} as const

export const t = translator(messages)
