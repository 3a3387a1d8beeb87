import { describe, expect, it } from 'vitest'
import { routeAt } from './match-route.ts'

describe('the screen of an address', () => {
  it.each([
    ['/service/customer', '/service/customer/*?'],
    ['/service/customer/edit/7?page=2', '/service/customer/*?'],
    ['/service/customer/add/0', '/service/customer/*?'],
    ['/service/tracking-source/7', '/service/tracking-source/*?'],
    ['/service/tracking-number/setup', '/service/tracking-number/*?'],
    ['/service/user/edit/5/keys', '/service/user/edit/:userId/keys/*?'],
    ['/service/user/edit/5/addapikey', '/service/user/edit/:userId/addapikey'],
    ['/service/user/account', '/service/user/account'],
    ['/service/customer/nonsense', undefined],
    ['/service/customer/edit/x', undefined],
    ['/service', undefined],
    ['/nowhere', undefined],
  ])('%s', (address, path) => {
    expect(routeAt(address)?.path).toBe(path)
  })
})
