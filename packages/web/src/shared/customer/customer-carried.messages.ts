import { translator } from '../../lib/messages.ts'

/** How far the choice of a customer reaches. */
const messages = {
  one: 'Other screens that you open show this customer alone, too, until you choose all customers.',
  all: 'Other screens that you open show all customers again, too.',
} as const

export const t = translator(messages)
