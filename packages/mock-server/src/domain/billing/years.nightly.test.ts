import { test } from 'vitest'
import { expectSoundYears } from '../../testing/money/sound-years.ts'

test.each(['USD', 'EUR', 'JPY', 'KWD'])(
  'fifty years of billing in %s are as sound as the two of each run',
  (currency) => expectSoundYears(currency, 50),
)
