import { describe, expect, it } from 'vitest'
import { profileEntries } from './profile-entries.ts'

const person = { id: 7, customerId: 2 }

describe('entries of the profile menu', () => {
  it.each([
    ['staff', { isSuperAdmin: false, isCustomerAdmin: false }, ['userProfile', 'billingSettings']],
    [
      'an administrator',
      { isSuperAdmin: false, isCustomerAdmin: true },
      ['userProfile', 'customerProfile', 'billingSettings'],
    ],
    ['the super administrator', { isSuperAdmin: true, isCustomerAdmin: false }, ['userProfile', 'customerProfile']],
  ])('%s', (_, access, ids) => {
    expect(profileEntries(person, access).map(({ id }) => id)).toEqual(ids)
  })

  it('lead to the person, the customer and the billing', () => {
    const entries = profileEntries(person, { isSuperAdmin: false, isCustomerAdmin: true })
    expect(entries.map(({ href }) => href)).toEqual([
      '/service/user/edit/7',
      '/service/customer/edit/2?from=profile_setting',
      '/service/billing/settings',
    ])
  })
})
