import { translator } from '../../lib/messages.ts'

const messages = {
  save: 'Save the invoice',
  receipt: 'PDF',
  receiptOf: 'Save the receipt {number} as a PDF',
} as const

export const t = translator(messages)
