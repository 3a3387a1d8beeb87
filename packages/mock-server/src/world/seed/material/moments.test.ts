import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentText } from '../../../store/columns/number-column.ts'

test('a moment is written as dates write it, whatever was written before', () => {
  const seconds = fc.integer({ min: Date.UTC(1960, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
  fc.assert(
    fc.property(fc.array(seconds, { minLength: 1, maxLength: 5 }), (moments) => {
      const written = moments.map((second) => momentText(second * 1000))
      expect(written).toEqual(moments.map((second) => new Date(second * 1000).toISOString()))
    }),
    { examples: [[[0, 86_399, 86_400, -1]]] },
  )
})
