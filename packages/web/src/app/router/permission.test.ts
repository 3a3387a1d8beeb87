import { accessOf } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { isSeen, refusalOf } from './permission.ts'

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

const numbers = { path: '/service/tracking-number/*?', section: 'Tracking Numbers' } as const
const sources = { path: '/service/tracking-source/*?', section: 'Tracking Sources' } as const
const report = { path: '/service/reports/activity', section: 'Activity Reports' } as const
const users = { path: '/service/user/*?', section: 'Manage Users' } as const
const settings = { path: '/service/systemSettings', menu: 'systemSettings' } as const
const own = { path: '/service/user/account' } as const

describe('who may not open an address', () => {
  it.each([
    ['a section that is read-only', numbers, '/service/tracking-number', undefined],
    ['a row of it, which is shown', numbers, '/service/tracking-number/edit/4', undefined],
    ['what adds to it', numbers, '/service/tracking-number/add', 'read-only'],
    ['what adds to it, with an id', numbers, '/service/tracking-number/add/1', 'read-only'],
    ['what sets it up', numbers, '/service/tracking-number/setup', 'read-only'],
    ['what deletes of it', numbers, '/service/tracking-number/delete/4', 'read-only'],
    ['what adds to a section of all permissions', sources, '/service/tracking-source/add', undefined],
    ['a denied page', report, '/service/reports/activity', 'denied'],
    ['a denied list, which says so itself', users, '/service/user', undefined],
    ['a page whose menu entry is hidden', settings, '/service/systemSettings', 'denied'],
    ['a page of everybody', own, '/service/user/account', undefined],
  ])('%s', (_, route, path, refusal) => {
    expect(refusalOf(route, staff, path)).toBe(refusal)
  })

  it.each([
    [numbers, true],
    [report, false],
    [users, false],
    [settings, false],
    [own, true],
  ])('nor is led there by a link: %j', (route, seen) => {
    expect(isSeen(route, staff)).toBe(seen)
  })

  it.each([numbers, report, users, settings])('never the super administrator: %j', (route) => {
    expect(refusalOf(route, superAdministrator, `${route.path.replace('/*?', '')}/add`)).toBeUndefined()
  })
})
