import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Texts that speak of "the customer" to who sees every customer alone. Who administers a company reads "your company", or no owner at all. */
const staffAlone = [
  'call-logs/call-logs.messages.ts',
  'customer-account/customer-account.messages.ts',
  'customer-account/operations.messages.ts',
  'customer-panel/customer-panel.messages.ts',
  'customers/customers.messages.ts',
  'products/products.messages.ts',
  'tracking-numbers/tracking-numbers.messages.ts',
  'tracking-sources/tracking-sources.messages.ts',
]

it('the words of screens that a company has of its own do not call it the customer', () => {
  const features = new URL('../src/features/', import.meta.url)
  const speaking = globSync('**/*.messages.ts', { cwd: features })
    .filter((file) => /\bthe customer\b/i.test(readFileSync(new URL(file, features), 'utf8')))
    .toSorted()
  expect(speaking).toEqual(staffAlone)
})
