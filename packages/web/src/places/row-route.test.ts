import { expect, it } from 'vitest'
import { formatRowRoute, parseRowRoute, type RowRoute } from './row-route.ts'

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
