import { accessOf } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { profileEntries } from './profile-entries.ts'

const person = { id: 7, customerId: 2 }

const granted = ['Manage Billing', 'Manage Customers'].map((name) => ({ GuiSection: { name }, guiPermissionId: 2 }))
const accessWith = (principalType: string, visibilities = granted) =>
  accessOf({ ...person, DashRoleMapping: [{ principalType }] }, visibilities)

describe('entries of the profile menu', () => {
  it.each([
    ['staff', accessWith('USER'), ['userProfile', 'settings', 'billingSettings', 'diagnosis']],
    [
      'an administrator',
      accessWith('ADMIN'),
      ['userProfile', 'settings', 'customerProfile', 'billingSettings', 'diagnosis'],
    ],
    ['the super administrator', accessOf({ id: 1 }, []), ['userProfile', 'settings', 'customerProfile', 'diagnosis']],
    ['who may see neither', accessWith('ADMIN', []), ['userProfile', 'settings', 'diagnosis']],
  ])('%s', (_, access, ids) => {
    expect(profileEntries(person, access).map(({ id }) => id)).toEqual(ids)
  })

  it('lead to the person, their settings, the customer and the billing', () => {
    const entries = profileEntries(person, accessWith('ADMIN'))
    expect(entries.map(({ href }) => href)).toEqual([
      '/service/user/edit/7',
      '/service/user/account',
      '/service/customer/edit/2?from=profile_setting',
      '/service/billing/settings',
      '/service/diagnosis',
    ])
  })
})
