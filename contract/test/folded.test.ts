import { folded } from '@lineboard/contract/folded'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['São Paulo', 'sao paulo'],
  ['MÜNCHEN, Hauptstraße', 'munchen, hauptstrasse'],
  ['İzmir, Işık', 'izmir, isik'],
  ['ألمانيا', 'المانيا'],
  ['ΟΔΌΣ', 'οδος'],
  ['ＡＢＣ １２', 'abc 12'],
])('%s is compared as %s is', (text, typed) => {
  expect(folded(text)).toBe(folded(typed))
})

test('parts are folded as the whole is, and what is folded stays', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 8 })
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(folded(one) + folded(other)).toBe(folded(one + other))
      expect(folded(folded(one))).toBe(folded(one))
    }),
    { numRuns: 2000 },
  )
})
