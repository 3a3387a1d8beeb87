import { expect, test } from 'vitest'
import { type AccessVisibility, accessOf } from './access.ts'
import { firstPermittedSection } from './first-permitted-section.ts'

const section = (name: string, permission: string): AccessVisibility => ({
  GuiSection: { name },
  GuiPermission: { name: permission },
})
const user = { id: 7 }

test.each([
  [
    'the first that is not denied',
    accessOf(user, [
      section('Call Logs', 'DENY'),
      section('SIP Gateways', 'READONLY'),
      section('Dashboard', 'PERMITALL'),
    ]),
    'SIP Gateways',
  ],
  ['the only one', accessOf(user, [section('Manage Users', 'PERMITALL')]), 'Manage Users'],
  ['one that has a page', accessOf(user, [section('Fax', 'PERMITALL'), section('Dashboard', 'READONLY')]), 'Dashboard'],
  ['none', accessOf(user, [section('Call Logs', 'DENY')]), undefined],
  ['none of none', accessOf(user, []), undefined],
  ['the dashboard, for the super administrator', accessOf({ id: 1 }, []), 'Dashboard'],
])('%s', (_, access, expected) => {
  expect(firstPermittedSection(access)).toEqual(expected)
})
