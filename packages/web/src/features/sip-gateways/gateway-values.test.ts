import { expect, it } from 'vitest'
import { formResolver } from '../../kit/form/row-form.tsx'
import { form, toBody, toValues } from './sip-gateway-form.tsx'

const values = { ...toValues(), name: 'East', address: 'east.example' }

it.each([
  ['00 49', '0049'],
  ['٠٠٤٩', '0049'],
  ['*31#', '*31#'],
  ['', ''],
])('a prefix that is typed as %j is sent as %j', (prefix, sent) => {
  expect(toBody({ ...values, prefix }).prefix).toBe(sent)
})

it.each([
  ['prefix', { prefix: 'abc' }, 'Type digits, +, * and # alone, such as 0049.'],
  ['digitsStrip', { digitsStrip: '1.5' }, 'Type a whole number.'],
])('what is wrong with the %s says what to do', async (field, typed, said) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await formResolver(form, undefined)({ ...values, ...typed }, undefined, options)
  expect(errors).toMatchObject({ [field]: { message: said } })
})
