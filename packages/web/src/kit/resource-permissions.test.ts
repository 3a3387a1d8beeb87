import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { loadOnce } from '../browser/lazy.ts'
import { mayChangeIn, type Permissions, permissionsOf } from './resource-permissions.ts'

const form = loadOnce(async () => {
  throw new Error('A permission needs no form')
})
const run = () => undefined
const action = { id: 'do', label: 'Do it', run } as const
const sources = {
  section: 'Tracking Sources',
  list: 'TrackingSource.find',
  create: 'TrackingSource.upsert',
  update: 'TrackingSource.upsert',
  remove: 'TrackingSource.deleteById',
  form,
} as const
const { form: _, ...formless } = sources
const { remove: __, ...withoutRemoval } = sources
const viewOnly = { section: 'Tracking Sources', list: 'TrackingSource.find' } as const
const withAction = { ...viewOnly, actions: [{ ...action, call: 'TrackingSource.upsert' }] } as const
const withLook = { ...viewOnly, actions: [{ ...action, call: 'TrackingSource.find', forReaders: true }] } as const
const giving = { ...viewOnly, actions: [{ ...action, call: 'TrackingSource.updateCustomer' }] } as const
const customers = {
  section: 'Manage Customers',
  list: 'Customer.find',
  create: 'Customer.create',
  update: 'Customer.upsert',
  remove: 'Customer.deleteById',
  form,
} as const
const tickets = { visibleTo: 'everybody', list: 'Ticket.find', create: 'Ticket.create', form } as const
const menus = { visibleTo: 'voiceMenus', list: 'Ivr.find', create: 'Ivr.create', form } as const
const audits = { visibleTo: 'everybody', list: 'AuditLog.find' } as const
const tokens = { section: 'Manage Users', forChangers: true, list: 'DashUser.findVerificationTokens' } as const

const accessWith = (permission: string, name = 'Tracking Sources', principalType = 'USER') =>
  accessOf({ id: 5, customerId: 2, DashRoleMapping: [{ principalType }] }, [
    { GuiSection: { name }, GuiPermission: { name: permission } },
  ])
const reader = accessWith('READONLY')
const worker = accessWith('PERMITALL')
const superAdmin = accessOf({ id: 1 }, [])

const nothing: Permissions = { see: false, readOnly: false, add: false, edit: false, remove: false, select: false }
const seen = { ...nothing, see: true }
const all = { ...seen, add: true, edit: true, remove: true, select: true }

it.each([
  ['nobody is signed in yet', sources, undefined, nothing],
  ['denied', sources, accessWith('DENY'), nothing],
  ['no permission for the section', sources, accessOf({ id: 5 }, []), nothing],
  ['read-only', sources, reader, { ...seen, readOnly: true }],
  ['everything', sources, worker, all],
  ['the super administrator', sources, superAdmin, all],
  ['nothing to change: read-only says nothing', viewOnly, reader, seen],
  ['no form: nothing to add or edit', formless, worker, { ...seen, remove: true, select: true }],
  ['no deletion: rows are not chosen', withoutRemoval, worker, { ...seen, add: true, edit: true }],
  [
    'no deletion, but changed together',
    { ...withoutRemoval, changesMany: true },
    worker,
    { ...seen, add: true, edit: true, select: true },
  ],
  [
    'some calls are for the super administrator',
    customers,
    accessWith('PERMITALL', 'Manage Customers'),
    { ...seen, edit: true },
  ],
  ['all of them, for whom', customers, superAdmin, all],
  ['what no section stands for, by who may change something', tickets, worker, { ...seen, add: true }],
  ['what no section stands for, by who may change nothing', tickets, reader, { ...seen, readOnly: true }],
  ['what the kind of person decides', menus, accessWith('READONLY', 'Fax', 'ADMIN'), { ...seen, add: true }],
  ['as a menu entry is not seen', menus, worker, nothing],
  ['rows that the server shows to the super administrator only', audits, worker, nothing],
  ['what is for changers, for a reader', tokens, accessWith('READONLY', 'Manage Users'), nothing],
  ['what is for changers', tokens, accessWith('PERMITALL', 'Manage Users'), seen],
  ['read-only, with actions', withAction, reader, { ...seen, readOnly: true }],
  ['actions alone', withAction, worker, seen],
  ['read-only, with actions for readers', withLook, reader, seen],
  ['actions of the super administrator alone', giving, worker, { ...seen, readOnly: true }],
])('%s', (_, resource, access, expected) => {
  expect(permissionsOf(resource, access)).toEqual(expected)
})

it('leaves out what is done in person while somebody acts as the person', () => {
  const keys = {
    section: 'Manage Users',
    list: 'ApiKey.find',
    create: 'ApiKey.create',
    update: 'ApiKey.replaceById',
    remove: 'ApiKey.deleteById',
    form,
  } as const
  const given = [{ GuiSection: { name: 'Manage Users' }, guiPermissionId: 3 }]
  expect(permissionsOf(keys, accessOf({ id: 5 }, given))).toEqual(all)
  expect(permissionsOf(keys, accessOf({ id: 5 }, given, 'impersonation'))).toEqual({ ...seen, readOnly: true })
})

it.each([
  ['a row of the own customer', { customerId: 2 }, true],
  ['one that does not say whose it is', {}, true],
  ["another customer's", { customerId: 3 }, false],
])('%s', (_, row, expected) => {
  expect(mayChangeIn({ entity: 'TrackingSource' }, row, worker)).toBe(expected)
  expect(mayChangeIn({ entity: 'TrackingSource' }, row, superAdmin)).toBe(true)
  expect(mayChangeIn({ entity: 'TrackingSource', mayChange: () => false }, row, superAdmin)).toBe(false)
  expect(mayChangeIn({ entity: 'TrackingSource' }, row, undefined)).toBe(false)
})
