import { expect, it } from 'vitest'
import { loadPhonePlans } from '../phone/format-phone.ts'
import { movementWords } from './movement-words.ts'

it.each([
  ['Funds added', 'Funds added'],
  ['Funds added automatically', 'Funds added automatically'],
  ['Funds added, KWD 1,234.500 paid', 'Funds added, KWD 1,234.500 paid'],
  [
    'First payment of KWD 1,244.000, KWD 39.000 of it for Basic, Monthly',
    'First payment of KWD 1,244.000, KWD 39.000 of it for Basic, Monthly',
  ],
  ['First payment of USD 44.00, USD 39.00 of it for Basic', 'First payment of $44.00, $39.00 of it for Basic'],
  ['Call charges of 2026-05-22', '05/22/2026: call charges'],
  ['Number +12125550114, one month', '(212) 555-0114, one month'],
  ['Set-up and first month of +12125550114', '(212) 555-0114: set-up and first month'],
  ['Number +442079460123, one month', '+44 20 7946 0123, one month'],
  ['Discount on Number +12125550114, one month', '(212) 555-0114, one month, discount'],
  ['Basic, Monthly, renewed', 'Basic, Monthly, renewed'],
  ['Recording, 2 pieces', 'Recording, 2 pieces'],
  ['Refund of what was paid on 2026-05-22, LB-2026-00412', 'Paid on 05/22/2026 and refunded, LB-2026-00412'],
  ['Discount on Call charges of 2026-05-22', '05/22/2026: call charges, discount'],
  ['Credit that comes with Basic', 'Credit that comes with Basic'],
  // In no known form: as another server describes it.
  ['Performance, Monthly', 'Performance, Monthly'],
  ['Card payment #4711', 'Card payment #4711'],
  ['Call charges of May 19', 'Call charges of May 19'],
])('%s is called %s', async (description, words) => {
  await loadPhonePlans('+44')
  expect(movementWords(description).replaceAll('\u00a0', ' ')).toBe(words)
})
