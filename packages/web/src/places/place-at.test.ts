import { describe, expect, it } from 'vitest'
import { matchPlace, placeAt } from './place-at.ts'

describe('the place at an address', () => {
  it.each([
    ['/service/customer', 'customers'],
    ['/service/customer/edit/7?page=2', 'customers'],
    ['/service/customer/add/0', 'customers'],
    ['/service/tracking-source/7', 'trackingSources'],
    ['/service/tracking-number/setup', 'trackingNumberSetup'],
    ['/service/user/edit/5/keys', 'apiKeys'],
    ['/service/user/edit/5/addapikey', 'addApiKey'],
    ['/service/user/account', 'settings'],
    ['/service/customer/nonsense', undefined],
    ['/service/customer/edit/x', undefined],
    ['/service', undefined],
    ['/nowhere', undefined],
  ])('%s', (address, id) => {
    expect(placeAt(address)?.id).toBe(id)
  })

  it('has values for the parts of the address that are not fixed', () => {
    expect(matchPlace('/service/user/delete/5/deletekey/8?x=1')?.params).toEqual({ userId: '5', id: '8' })
  })
})
