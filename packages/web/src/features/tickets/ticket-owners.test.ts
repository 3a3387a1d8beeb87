import { expect, it } from 'vitest'
import { ticketOwners } from './record-source.ts'

const felix = { id: 3, username: 'felix' }
const section = { GuiSection: { name: 'Call Logs' } }
const holding = (permission: string) => ({
  ...felix,
  DashRoleMapping: [
    { principalType: 'USER', DashRole: { GuiVisibilities: [{ ...section, GuiPermission: { name: permission } }] } },
  ],
})

it.each([
  ['who has no role', { ...felix, DashRoleMapping: [] }, 'felix – may not answer tickets'],
  ['whose role sees nothing', holding('DENY'), 'felix – may not answer tickets'],
  ['whose role may', holding('PERMITALL'), 'felix'],
  ['whose role is not known', felix, 'felix'],
])('the choice of an owner says of somebody %s whether they answer tickets', (_, person, text) => {
  expect(ticketOwners.nameOf(person)).toBe(text)
})
