import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { loadOnce } from '../browser/load-once.ts'
import { type Permissions, permissionsOf } from './resource-permissions.ts'

const form = loadOnce(async () => {
  throw new Error('A permission needs no form')
})
const whole = {
  section: 'Manage Customers',
  create: 'Customer.create',
  update: 'Customer.upsert',
  remove: 'Customer.deleteById',
  form,
} as const
const { form: _, ...formless } = whole
const viewOnly = { section: 'Manage Customers' } as const

const accessWith = (permission: string) =>
  accessOf({ id: 5 }, [{ GuiSection: { name: 'Manage Customers' }, GuiPermission: { name: permission } }])
const ofType = (principalType: string) => accessOf({ id: 5, DashRoleMapping: [{ principalType }] }, [])
const action = { id: 'do', label: 'Do it', run: () => undefined } as const
const withAction = { ...viewOnly, actions: [action] }
const forReaders = { ...viewOnly, actions: [{ ...action, forReaders: true }] } as const
const reserved = { ...whole, onlySuperAdministrator: ['add', 'remove'] } as const
const reservedWhole = { ...whole, onlySuperAdministrator: ['add', 'edit', 'remove'] } as const
const forAll = { seenAs: 'everybody', create: 'Ticket.create', form } as const
const adminReading = accessOf({ id: 5, DashRoleMapping: [{ principalType: 'ADMIN' }] }, [
  { GuiSection: { name: 'Manage Customers' }, GuiPermission: { name: 'READONLY' } },
])
const adminWorking = accessOf({ id: 5, DashRoleMapping: [{ principalType: 'ADMIN' }] }, [
  { GuiSection: { name: 'Manage Customers' }, GuiPermission: { name: 'PERMITALL' } },
])
const byMenu = { seenAs: 'voiceMenus' } as const
const onlySuper = { seenAs: 'superAdministrator' } as const
const nothing: Permissions = {
  see: false,
  readOnly: false,
  change: false,
  add: false,
  edit: false,
  remove: false,
  select: false,
  administer: false,
}
const withoutRemoval = { section: whole.section, update: whole.update, form } as const
const changedTogether = { ...withoutRemoval, changesMany: true } as const

it.each([
  ['nobody is signed in yet', whole, undefined, nothing],
  ['denied', whole, accessWith('DENY'), nothing],
  ['no permission for the section', whole, accessOf({ id: 5 }, []), nothing],
  ['read-only', whole, accessWith('READONLY'), { ...nothing, see: true, readOnly: true }],
  [
    'everything',
    whole,
    accessWith('PERMITALL'),
    { ...nothing, see: true, change: true, add: true, edit: true, remove: true, select: true },
  ],
  [
    'the super administrator',
    whole,
    accessOf({ id: 1 }, []),
    { ...nothing, administer: true, see: true, change: true, add: true, edit: true, remove: true, select: true },
  ],
  ['nothing to change: read-only says nothing', viewOnly, accessWith('READONLY'), { ...nothing, see: true }],
  [
    'no form: nothing to add or edit',
    formless,
    accessWith('PERMITALL'),
    { ...nothing, see: true, change: true, remove: true, select: true },
  ],
  [
    'no deletion: rows are not chosen',
    withoutRemoval,
    accessWith('PERMITALL'),
    { ...nothing, see: true, change: true, edit: true },
  ],
  [
    'no deletion, but changed together',
    changedTogether,
    accessWith('PERMITALL'),
    { ...nothing, see: true, change: true, edit: true, select: true },
  ],
  [
    'read-only, and changed together',
    changedTogether,
    accessWith('READONLY'),
    { ...nothing, see: true, readOnly: true },
  ],
  ['as a menu entry is seen', byMenu, adminWorking, { ...nothing, see: true, change: true }],
  ['as a menu entry is seen, by who may change nothing', byMenu, adminReading, { ...nothing, see: true }],
  [
    'everybody, by who may change something',
    forAll,
    accessWith('PERMITALL'),
    { ...nothing, see: true, change: true, add: true },
  ],
  ['everybody, by who may change nothing', forAll, accessWith('READONLY'), { ...nothing, see: true, readOnly: true }],
  ['what is reserved', reserved, accessWith('PERMITALL'), { ...nothing, see: true, change: true, edit: true }],
  [
    'nothing is left of what is reserved',
    reservedWhole,
    accessWith('PERMITALL'),
    { ...nothing, see: true, change: true, readOnly: true },
  ],
  [
    'what is reserved, for whom',
    reservedWhole,
    accessOf({ id: 1 }, []),
    { ...nothing, administer: true, see: true, change: true, add: true, edit: true, remove: true, select: true },
  ],
  ['as a menu entry is not seen', byMenu, ofType('USER'), nothing],
  [
    'the super administrator alone',
    onlySuper,
    accessOf({ id: 1 }, []),
    { ...nothing, administer: true, see: true, change: true },
  ],
  ['nobody but the super administrator', onlySuper, ofType('ADMIN'), nothing],
  ['read-only, with actions', withAction, accessWith('READONLY'), { ...nothing, see: true, readOnly: true }],
  ['read-only, with actions for readers', forReaders, accessWith('READONLY'), { ...nothing, see: true }],
])('%s', (_, resource, access, expected) => {
  expect(permissionsOf(resource, access)).toEqual(expected)
})

it('leaves out what is done in person while somebody acts as the person', () => {
  const keys = {
    section: 'Manage Customers',
    create: 'ApiKey.create',
    update: 'ApiKey.replaceById',
    remove: 'ApiKey.deleteById',
    form,
  } as const
  const all = accessWith('PERMITALL')
  const offered = ({ add, edit, remove }: Permissions) => [add, edit, remove]
  expect(offered(permissionsOf(keys, all))).toEqual([true, true, true])
  expect(offered(permissionsOf(keys, all, true))).toEqual([false, false, false])
  expect(offered(permissionsOf({ ...whole, create: 'Customer.upsert' }, all, true))).toEqual([true, true, true])
})

it('shows what is for changers to nobody who only reads the section', () => {
  const tokens = { section: 'Manage Customers', forChangers: true } as const
  expect(permissionsOf(tokens, accessWith('READONLY'))).toEqual(nothing)
  expect(permissionsOf(tokens, accessWith('PERMITALL')).see).toBe(true)
})
