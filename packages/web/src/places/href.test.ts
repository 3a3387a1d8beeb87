import { expect, it } from 'vitest'
import { fillPath, formatRowRoute, hrefOf, parseRowRoute, type RowRoute, rowHref } from './href.ts'

it.each([
  [hrefOf('dashboard'), '/service/dashboard'],
  [hrefOf('apiKeys', { userId: 5 }), '/service/user/edit/5/keys'],
  [hrefOf('callLogs', {}, { filter: 'status:"missed"' }), '/service/call-log?filter=status%3A%22missed%22'],
  [hrefOf('users', {}, { customer: 2, period: undefined }), '/service/user?customer=2'],
  [hrefOf('users', {}, { period: undefined }), '/service/user'],
  [hrefOf('tickets', {}, new URLSearchParams({ filter: 'a b' })), '/service/ticket?filter=a+b'],
  [rowHref('customers', { action: 'edit', id: 7 }), '/service/customer/edit/7'],
  [rowHref('tickets', { action: 'add' }, {}, { customer: 3 }), '/service/ticket/add?customer=3'],
  [rowHref('apiKeys', { action: 'delete', id: 8 }, { userId: 5 }), '/service/user/edit/5/keys/delete/8'],
])('%s', (href, expected) => {
  expect(href).toBe(expected)
})

it('what stands for a part of an address stays one part', () => {
  expect(fillPath('/service/user/edit/:userId/keys', { userId: '5/6' })).toBe('/service/user/edit/5%2F6/keys')
})

it.each<[string, RowRoute | undefined]>([
  ['', undefined],
  ['/', undefined],
  ['/add', { action: 'add' }],
  ['/add/0', { action: 'add' }],
  ['/add/', { action: 'add' }],
  ['/edit/7', { action: 'edit', id: 7 }],
  ['/view/12', { action: 'view', id: 12 }],
  ['/delete/3', { action: 'delete', id: 3 }],
  ['/edit', undefined],
  ['/0', undefined],
  ['/edit/0', undefined],
  ['/edit/x', undefined],
  ['/edit/1/2', undefined],
  ['/edit/-1', undefined],
  ['/remove/1', undefined],
])('%j', (rest, route) => {
  expect(parseRowRoute(rest)).toEqual(route)
  if (route && route.action !== 'add') expect(formatRowRoute(route)).toBe(rest)
})

it('reads an id alone as the form of the row', () => {
  expect(parseRowRoute('/7')).toEqual({ action: 'edit', id: 7 })
})
