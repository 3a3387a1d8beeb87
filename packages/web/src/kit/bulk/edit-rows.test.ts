import { zCustomerInput } from '@lineboard/contract/zod'
import { expect, it } from 'vitest'
import { defineForm } from '../define-form.ts'
import { withValues } from '../rows/typed-values.ts'
import { changedBody } from './edit-rows.ts'

interface Row {
  companyName?: string
  currency?: string
  BusinessAddress?: { city?: string; country?: string }
}

const form = defineForm({
  schema: zCustomerInput,
  toValues: (row?: Row) => ({
    companyName: row?.companyName ?? '',
    currency: row?.currency ?? '',
    BusinessAddress: { city: row?.BusinessAddress?.city ?? '', country: row?.BusinessAddress?.country ?? '' },
  }),
  Fields: () => null,
})
const row = {
  id: 3,
  companyName: 'A',
  currency: 'USD',
  industry: 'retail',
  balance: 4,
  BusinessAddress: { city: 'Bern', country: 'ch', zip_code: '3000' },
}

it('puts values where their paths say', () => {
  expect(withValues({ a: 1, b: { c: 2, d: 3 } }, { 'b.c': 9, e: 4 })).toEqual({ a: 1, b: { c: 9, d: 3 }, e: 4 })
})

it('changes what was chosen and keeps all else of the row that calls take', () => {
  expect(changedBody(form, row, { currency: 'EUR', 'BusinessAddress.country': 'de' })).toEqual({
    id: 3,
    companyName: 'A',
    currency: 'EUR',
    industry: 'retail',
    BusinessAddress: { city: 'Bern', country: 'de', zip_code: '3000' },
  })
})

it('leaves out what was emptied', () => {
  expect(changedBody(form, row, { currency: '' })).not.toHaveProperty('currency')
})

it('refuses what the contract refuses, with the field', () => {
  expect(() => changedBody(form, row, { currency: 'euro' })).toThrow('currency: This does not have the right form.')
})
