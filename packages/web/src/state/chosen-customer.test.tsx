import { expect, it } from 'vitest'
import { rememberCustomer, withChosenCustomer } from './chosen-customer.ts'
import { forgetPersonalState } from './personal-state.ts'

it('goes along with who chose it, until all are chosen', () => {
  expect(withChosenCustomer('customer=4&sort=name')).toBe('customer=4&sort=name')
  rememberCustomer(2)
  expect(withChosenCustomer('sort=name')).toBe('sort=name&customer=2')
  expect(withChosenCustomer('customer=4')).toBe('customer=2')
  rememberCustomer(undefined)
  expect(withChosenCustomer('customer=4&sort=name')).toBe('sort=name')
  rememberCustomer(2)
  forgetPersonalState()
  expect(withChosenCustomer('sort=name')).toBe('sort=name')
})
