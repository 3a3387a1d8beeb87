import { describe, expect, it } from 'vitest'
import { wireBody } from './save-row.ts'
import { typedNumber } from './typed-values.ts'

const row = { id: 7, name: 'Acme', port: 5060, industry: 'retail', address: { city: 'Graz', zip: '8010' } }

describe('wireBody', () => {
  it.each([
    ['a new row is what was typed', undefined, { name: ' Acme ', note: '' }, { name: 'Acme' }],
    ['fields the form does not show survive', row, { name: 'Beta' }, { ...row, name: 'Beta' }],
    ['an emptied text is left out', { id: 7, name: 'Acme', note: 'x' }, { note: '' }, { id: 7, name: 'Acme' }],
    [
      'parts of objects are merged',
      row,
      { address: { city: 'Linz' } },
      { ...row, address: { city: 'Linz', zip: '8010' } },
    ],
    ['parts of objects can be emptied', row, { address: { city: '' } }, { ...row, address: { zip: '8010' } }],
  ])('%s', (_, before, typed, body) => {
    expect(wireBody({}, typed, before)).toEqual(body)
  })

  it('an emptied number is left out, never 0', () => {
    const form = { toBody: (values: { port: string }) => ({ port: typedNumber(values.port) }) }
    expect(wireBody(form, { port: '' }, row)).not.toHaveProperty('port')
    expect(wireBody(form, { port: '0' }, row)).toHaveProperty('port', 0)
  })
})
