import { expect, it } from 'vitest'
import { isReturnAddress, presentAddress } from './kept-session.ts'

it.each([
  ['/service/call-log', true],
  ['/service/customer/edit/7?from=profile_setting', true],
  ['/service/tracking-number?sort=id+desc#top', true],
  ['/service/call-log?next=https://example.com/', true],
  ['https://example.com/service/call-log', false],
  ['http:/service/call-log', false],
  ['//example.com/service/call-log', false],
  ['///example.com/service/call-log', false],
  ['/\\example.com/service/call-log', false],
  ['\\/example.com/service/call-log', false],
  ['/\t/example.com/service/call-log', false],
  ['/\n\\example.com/service/call-log', false],
  [' //example.com/service/call-log', false],
  ['/\t/[', false],
  ['javascript:alert(1)', false],
  ['javascript:/service/call-log', false],
  ['service/call-log', false],
  ['/service/../auth/signup', false],
  ['/auth/login', false],
  ['/auth/signup', false],
  ['/auth/account-activate?token=7', false],
  ['/auth/error-404', false],
  ['/service/nowhere', false],
  ['/', false],
  ['', false],
])('signing in may lead to %j: %s', (address, isAllowed) => {
  expect(isReturnAddress(address)).toBe(isAllowed)
})

it.each([
  ['/service/call-log?page=2#row', '/service/call-log?page=2#row'],
  ['/auth/login', undefined],
  ['/nowhere', undefined],
])('the address of %s is %s', (path, address) => {
  history.replaceState(null, '', path)
  expect(presentAddress()).toBe(address)
})
