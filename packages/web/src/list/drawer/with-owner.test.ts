import { expect, it } from 'vitest'
import { form as blacklistForm } from '../../features/blacklist/blacklist-form.tsx'
import { productForm } from '../../features/products/product-panels.tsx'
import { form as userForm } from '../../features/users/user-form.tsx'
import type { Form } from '../../kit/define-form.ts'
import { wireBody } from '../../kit/rows/save-row.ts'
import { testUser } from '../../testing/show-session.ts'
import { withOwner } from './row-route-content.tsx'

const harbor = { id: 2, companyName: 'Harbor Dental Group' }
const blacklist: Form = blacklistForm

it('asks for the owner of the new row, beginning with the customer the list is narrowed to', () => {
  const form = withOwner(blacklist, { customer: harbor })
  const values = form.toValues(undefined)
  expect(values).toMatchObject({ number: '', customerId: 2 })
  expect(wireBody(form, { ...values, number: '(212) 555-0142' }, undefined)).toEqual({
    number: '+12125550142',
    customerId: 2,
  })
})

it('leaves it to the server where nobody is chosen', () => {
  const form = withOwner(blacklist, { customer: undefined })
  const values = { ...form.toValues(undefined), number: '+12125550142' }
  expect(wireBody(form, values, undefined)).toEqual({ number: '+12125550142' })
})

it('asks for the customer of a new user, too, and leaves that of one who is there to the form', () => {
  const form = withOwner(userForm, { customer: harbor })
  expect(form.owner?.customer).toBe(harbor)
  expect(form.toValues(undefined)).toMatchObject({ username: '', customerId: 2 })
  expect(userForm.toValues(testUser({ id: 9, customerId: 3 }))).toMatchObject({
    customerId: 3,
  })
})

it('leaves rows of no customer as they are', () => {
  expect(withOwner(productForm, { customer: harbor })).toBe(productForm)
})
