import { test } from 'vitest'
import { expectSoundYears } from '../../testing/money/sound-years.ts'

test.each(['USD', 'EUR', 'JPY', 'KWD'])(
  'whatever happens in a year of billing in %s: wallets are their transactions, invoices the ledger, states what follows',
  (currency) => expectSoundYears(currency, 2),
)
