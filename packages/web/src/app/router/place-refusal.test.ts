import { accessOf } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { isSeen } from '../../places/is-seen.ts'
import { placeAt } from '../../places/place-at.ts'
import { refusalOf } from './not-permitted.tsx'

const visibility = (section: string, permission: string) => ({
  GuiSection: { name: section },
  GuiPermission: { name: permission },
})

const staff = accessOf({ id: 7, customerId: 2 }, [
  visibility('Tracking Numbers', 'READONLY'),
  visibility('Tracking Sources', 'PERMITALL'),
  visibility('Activity Reports', 'DENY'),
])
const superAdministrator = accessOf({ id: 1 }, [])

const placed = (path: string) => {
  const place = placeAt(path)
  if (!place) throw new Error(`There is nothing at ${path}.`)
  return place
}

describe('who may not open an address', () => {
  it.each([
    ['a section that is read-only', '/service/tracking-number', undefined],
    ['a row of it, which is shown', '/service/tracking-number/edit/4', undefined],
    ['what adds to it', '/service/tracking-number/add', 'read-only'],
    ['what adds to it, with an id', '/service/tracking-number/add/1', 'read-only'],
    ['what sets it up', '/service/tracking-number/setup', 'read-only'],
    ['what deletes of it', '/service/tracking-number/delete/4', 'read-only'],
    ['what adds to a section of all permissions', '/service/tracking-source/add', undefined],
    ['a denied page', '/service/reports/activity', 'denied'],
    ['a denied list, which says so itself', '/service/user', undefined],
    ['a page whose menu entry is hidden', '/service/customer-panel', 'denied'],
    ['a page of everybody', '/service/user/account', undefined],
  ])('%s', (_, path, refusal) => {
    expect(refusalOf(placed(path), staff, path)).toBe(refusal)
  })

  it.each([
    ['/service/tracking-number', true],
    ['/service/reports/activity', false],
    ['/service/user', false],
    ['/service/customer-panel', false],
    ['/service/user/account', true],
  ])('nor is led there by a link: %s', (path, seen) => {
    expect(isSeen(placed(path), staff)).toBe(seen)
  })

  it.each([
    '/service/tracking-number/add',
    '/service/reports/activity',
    '/service/user/add',
    '/service/customer-panel',
  ])('never the super administrator: %s', (path) => {
    expect(refusalOf(placed(path), superAdministrator, path)).toBeUndefined()
  })
})
