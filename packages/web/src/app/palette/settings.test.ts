import { accessOf, sectionNames } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { screenEntries, settingEntries } from './use-palette-entries.ts'

const user = { id: 7, customerId: 2 }
const accessAs = (principalType: string, permission: 'DENY' | 'READONLY' | 'PERMITALL') =>
  accessOf(
    { ...user, DashRoleMapping: [{ principalType }] },
    sectionNames.map((name) => ({ GuiSection: { name }, GuiPermission: { name: permission } })),
  )

it.each([
  ['an administrator', accessAs('ADMIN', 'PERMITALL')],
  ['staff', accessAs('USER', 'READONLY')],
  ['who is denied everything', accessAs('USER', 'DENY')],
  ['the super administrator', accessOf({ id: 1 }, [])],
])('no screen is offered twice under its name to %s', (_, access) => {
  const offered = [...screenEntries(access, user), ...settingEntries(user, access)].map(
    ({ label, href }) => `${label} ${href}`,
  )
  expect(offered).toContain('Personal Settings /service/user/account')
  expect(offered.filter((each, at) => offered.indexOf(each) !== at)).toEqual([])
})
