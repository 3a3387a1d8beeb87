import { zCustomerInput, zSipGatewayInput } from '@lineboard/contract/zod'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { expect, it } from 'vitest'
import { defineForm, type Form } from '../define-form.ts'
import { typedNumber } from '../rows/typed-values.ts'
import { formResolver } from './row-form.tsx'

const toValues = () => ({})
const Fields = () => null
const customer = defineForm({ schema: zCustomerInput, toValues, Fields })
const gateway = defineForm({
  schema: zSipGatewayInput,
  toValues,
  toBody: (values: { port?: string }) => ({ ...values, port: typedNumber(values.port ?? '') }),
  Fields,
})

const options = { fields: {}, shouldUseNativeValidation: false }
const check = (form: Form, values: object, row?: object) => formResolver(form, row)(values, undefined, options)
const messages = (errors: FieldErrors<FieldValues>) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))

const goodGateway = { name: 'East', address: 'east.example', type: 'both' }

it.each<[string, Form, object, object]>([
  ['what is required', customer, { companyName: '  ' }, { companyName: 'This is required.' }],
  [
    'an e-mail address',
    customer,
    { companyName: 'A', billingEmail: 'nobody' },
    {
      billingEmail: 'This is not an e-mail address such as name@company.com.',
    },
  ],
  [
    'what is too long',
    customer,
    { companyName: 'A', companyId: 'x'.repeat(41) },
    { companyId: 'At most 40 characters.' },
  ],
  ['what is no number', gateway, { ...goodGateway, port: '50x' }, { port: 'This is not a number.' }],
  ['a number with decimals', gateway, { ...goodGateway, port: '5060.5' }, { port: 'Type a whole number.' }],
  ['a number too big', gateway, { ...goodGateway, port: '65536' }, { port: 'At most 65,535.' }],
  ['a number too small', gateway, { ...goodGateway, port: '0' }, { port: 'At least 1.' }],
  ['a wrong form', gateway, { ...goodGateway, address: 'a b' }, { address: 'This does not have the right form.' }],
])('refuses %s', async (_, form, values, expected) => {
  expect(messages((await check(form, values)).errors)).toEqual(expected)
})

it.each<[string, Form, object, object | undefined, object]>([
  ['what was typed, trimmed', customer, { companyName: ' A ', companyId: '' }, undefined, { companyName: 'A' }],
  ['no emptied number', gateway, { ...goodGateway, port: '' }, { id: 3, port: 5060 }, { id: 3, ...goodGateway }],
  [
    'of the row what calls take, and no more',
    customer,
    { companyName: 'B' },
    { id: 2, companyName: 'A', industry: 'retail', balance: 3, state: 'active', createdAt: 'x' },
    { id: 2, companyName: 'B', industry: 'retail' },
  ],
])('sends %s', async (_, form, values, row, body) => {
  const { values: sent, errors } = await check(form, values, row)
  expect(errors).toEqual({})
  expect(sent).toEqual(body)
})
