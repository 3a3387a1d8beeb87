import { type PermissionName, permissionIds } from '@lineboard/contract/permission-ids'
import { type SectionName, sectionNames } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { initSoftphone } from '../../state/softphone-config.ts'
import { roleInWords } from './role-in-words.ts'

const role = (permission: (section: SectionName) => PermissionName | undefined) =>
  sectionNames.flatMap((name, at) => {
    const given = permission(name)
    return given
      ? [{ id: at, roleId: 1, guiSectionId: at, guiPermissionId: permissionIds[given], GuiSection: { id: at, name } }]
      : []
  })

it.each([
  ['everything', role(() => 'PERMITALL'), 'Sees and changes everything.'],
  [
    'everything to read',
    role(() => 'READONLY'),
    'Sees everything that is not for administrators alone, also billing and users, and changes nothing.',
  ],
  [
    'nothing',
    role(() => undefined),
    'Sees nothing but their own profile, Tickets, Saved Views, and the account profile and balance of the company.',
  ],
])('a role of %s is one sentence', (_, visibilities, words) => {
  expect(roleInWords(visibilities)).toBe(words)
})

it('names what a role changes, sees and does not see, each once', () => {
  const reads = new Set(['Activity Reports', 'Overview Reports'])
  const marketing = role((name) => (name === 'Tracking Sources' ? 'PERMITALL' : reads.has(name) ? 'READONLY' : 'DENY'))
  expect(roleInWords(marketing)).toBe(
    'Changes Tracking Sources. Sees Overview Reports, Activity Reports, and changes nothing there. Does not see Call Logs, Dashboard, Buy Numbers, Tracking Numbers, Receiving Numbers, SIP Gateways, Roles, Users, Customers. Has Tickets, Saved Views, as everybody does. Of billing, sees only the account profile, the balance of the company, and what the calls cost that it sees.',
  )
  expect(roleInWords(role((name) => (reads.has(name) ? 'READONLY' : undefined)))).toMatch(
    /^Sees Overview Reports, Activity Reports, and changes nothing there\./,
  )
})

it('says that every role answers calls, where there is a phone server', () => {
  initSoftphone({ scheme: 'wss' })
  for (const given of ['PERMITALL', 'READONLY', undefined] as const)
    expect(roleInWords(role(() => given))).toMatch(/Makes and answers calls with the softphone/)
  initSoftphone(null)
  expect(roleInWords(role(() => undefined))).not.toContain('softphone')
})

it('names the screens that come with a section', () => {
  const words = roleInWords(role((name) => (name === 'Call Logs' ? 'READONLY' : undefined)))
  expect(words).toContain(
    'Sees Call Logs (with To Handle, Phone Book, Blacklist, recordings), and changes nothing there.',
  )
})
