import { translator } from '../../lib/messages.ts'

const messages = {
  notMoved: '{why} No money was moved.',
  unknown: '{why} It is not known whether money was moved.',
  giveUp: 'It was not carried out',
  giveUpTitle: 'Start over?',
  giveUpText:
    'Look first whether it has been done: into the payment history and at the balance. Anything sent after this is a new order with a new charge.',
  giveUpConfirm: 'Start over',
} as const

export const t = translator(messages)
