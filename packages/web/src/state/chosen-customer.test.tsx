import { expect, it } from 'vitest'
import { rememberCustomer, withChosenCustomer } from './chosen-customer.ts'
import { forgetPersonalState } from './personal-state.ts'
import { leaveTabs, openTab, tabs } from './tabs.ts'

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

it('open tabs show who is chosen as well, and keep what else they show', () => {
  const addresses = () => tabs.list.map(({ address }) => address)
  openTab({ id: '/a', address: '/a?customer=4&filter=x' })
  openTab({ id: '/b', address: '/b?filter=x' })
  openTab({ id: '/c', address: '/c?customer=4' })
  rememberCustomer(2)
  expect(addresses()).toEqual(['/a?customer=2&filter=x', '/b?filter=x', '/c?customer=2'])
  rememberCustomer(undefined)
  expect(addresses()).toEqual(['/a?filter=x', '/b?filter=x', '/c'])
  leaveTabs()
})
