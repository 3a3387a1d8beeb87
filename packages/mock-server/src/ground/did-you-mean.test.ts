import { expect, test } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

const names = ['Customer.find', 'Customer.findById', 'CallLog.find']

test.each([
  ['customer.fnd', ' Did you mean Customer.find?'],
  ['CalLog.finds', ' Did you mean CallLog.find?'],
  ['Customer.findBy', ' Did you mean Customer.find?'],
  ['Ticket.create', ''],
  ['', ''],
])('%j: %j', (text, question) => {
  expect(didYouMean(text, names)).toBe(question)
})

// Compared letter by letter, it would take minutes.
test('nobody waits for a text of megabytes', () => {
  expect(didYouMean('a'.repeat(20_000_000), names)).toBe('')
})
