import { translator } from '../../lib/messages.ts'

const messages = {
  save: 'Save the invoice',
  receipt: 'PDF',
  receiptOf: 'Save the receipt {number} as a PDF',
  title: 'Invoice {number}',
  noNumber: 'Invoice',
  coming: 'Fetching the invoice',
  issued: 'Issued',
  status: 'Status',
  open: 'Open',
  paid: 'Paid',
  refunded: 'Given back',
  line: '{quantity, number} at {unitPrice}: {amount}',
  subtotal: 'Before tax',
  total: 'Total',
  inDollars: 'In {stored}',
  rate: 'Rate',
  rateIs: '{one} is {rate} {currency}. The wallet is kept in {stored}.',
  close: 'Close',
} as const

export const t = translator(messages)
