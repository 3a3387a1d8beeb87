import { translator } from '../../lib/messages.ts'

/** What is done, and what else people call it. */
const messages = {
  addFunds: { label: 'Add funds', words: 'top up recharge wallet balance money pay deposit credit' },
  autoTopUp: { label: 'Automatic top-up', words: 'auto recharge refill turn on off add funds automatically' },
  stopCalls: { label: 'Pause tracking or stop calls', words: 'account state suspend reactivate resume incoming hold' },
  addCard: { label: 'Add a card', words: 'new credit card payment method change remove primary' },
  invoice: { label: 'Save an invoice', words: 'download bill receipt statement pdf print tax' },
  address: { label: 'Change company or address', words: 'edit account business vat number billing e-mail contact' },
  refund: { label: 'Refund, charge or credit a customer', words: 'give money back adjust discount billing staff desk' },
  buyNumber: { label: 'Buy a tracking number', words: 'add new order' },
  setUpNumber: { label: 'Set up a tracking number', words: 'assign route wizard forward ring target source' },
  undoChange: { label: 'Undo a change', words: 'restore revert bring back deleted history who changed' },
  whoChanged: { label: 'Ask who changed what', words: 'audit audits see history log undo restore activity of people' },
} as const

export const t = translator(messages)
