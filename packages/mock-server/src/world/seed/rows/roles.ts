import { enumerations } from '@lineboard/contract/enumerations'
import { permissionIds } from '@lineboard/contract/permission-ids'
import type { SectionName as Section } from '@lineboard/contract/permissions'
import { daysBefore } from '../material/moments.ts'
import type { Seed } from '../material/types.ts'

const sections: readonly Section[] = enumerations.GuiSectionName
const { DENY, READONLY, PERMITALL } = permissionIds

const daily: readonly Section[] = [
  'Call Logs',
  'Dashboard',
  'Buy Numbers',
  'Tracking Numbers',
  'Overview Reports',
  'Tracking Sources',
  'Activity Reports',
  'Receiving Numbers',
]
const reporting: readonly Section[] = [
  'Dashboard',
  'Call Logs',
  'Overview Reports',
  'Activity Reports',
  'Tracking Sources',
]

const roles: readonly { name: string; description: string; permission: (section: Section) => number }[] = [
  { name: 'Administrator', description: 'May do everything.', permission: () => PERMITALL },
  {
    name: 'Customer administrator',
    description: 'Runs the account of one customer.',
    permission: (section) => (section === 'Manage Roles' ? READONLY : PERMITALL),
  },
  {
    name: 'Staff',
    description: 'Daily work with numbers, sources and calls.',
    permission: (section) => (daily.includes(section) ? PERMITALL : section === 'SIP Gateways' ? READONLY : DENY),
  },
  { name: 'Read only', description: 'Sees everything, changes nothing.', permission: () => READONLY },
  {
    name: 'Marketing',
    description: 'Looks after sources and reads reports.',
    permission: (section) =>
      section === 'Tracking Sources' ? PERMITALL : reporting.includes(section) ? READONLY : DENY,
  },
  {
    name: 'Receptionist',
    description: 'Answers calls and follows them up.',
    permission: (section) => (section === 'Call Logs' ? PERMITALL : section === 'Dashboard' ? READONLY : DENY),
  },
]

/** Sections, permissions, and six roles with a permission for each section. */
export const roleSeeds: Seed = ({ now }) => ({
  GuiSection: sections.map((name, at) => ({ id: at + 1, name })),
  GuiPermission: [
    { id: DENY, name: 'DENY', readable: false, writeable: false },
    { id: READONLY, name: 'READONLY', readable: true, writeable: false },
    { id: PERMITALL, name: 'PERMITALL', readable: true, writeable: true },
  ],
  DashRole: roles.map(({ name, description }, at) => ({
    id: at + 1,
    name,
    description,
    createdAt: daysBefore(now, 880 - at),
  })),
  GuiVisibility: roles.flatMap(({ permission }, role) =>
    sections.map((section, at) => ({
      id: role * sections.length + at + 1,
      roleId: role + 1,
      guiSectionId: at + 1,
      guiPermissionId: permission(section),
    })),
  ),
})
