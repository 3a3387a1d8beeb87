import { translator } from '../../lib/messages.ts'

const messages = {
  ownRights:
    'This would take rights of your own, and nobody can give those back to themselves. Ask somebody else to do it.',
  lastAdministrator: 'Nobody would administer the customer any more. Make somebody else an administrator first.',
  lastOfUsers: 'Nobody at the customer could change users any more. Give somebody else a role first that may.',
  lastOfRoles: 'Nobody at the customer could change roles any more. Give somebody else a role first that may.',
  deny: 'Deny',
  readOnly: 'Read only',
  all: 'All',
  change: '{section}: {from} → {to}',
  inWords: {
    everything: 'Sees and changes everything.',
    readsEverything:
      'Sees everything that is not for administrators alone, also billing and users, and changes nothing.',
    nothing: 'Sees nothing but their own profile, {more}, and the account profile and balance of the company.',
    changes: 'Changes {names}.',
    reads: 'Sees {names}, and changes nothing there.',
    with: '{name} (with {more})',
    recordings: 'recordings',
    everybody: 'Has {more}, as everybody does.',
    not: 'Does not see {names}.',
    account:
      'Of billing, sees only the account profile, the balance of the company, and what the calls cost that it sees.',
    calls: 'Makes and answers calls with the softphone, as everybody does.',
    sections: {
      'Manage Roles': 'Roles',
      'Manage Users': 'Users',
      'Manage Customers': 'Customers',
      'Manage Billing': 'Billing',
    },
  },
  loses: '{name} loses the role {role} for it.',
  nothingLeft:
    'Without a role, {name} still signs in, and sees nothing but their own profile, {more}, and the account profile and balance of the company.',
  changes:
    '{count, plural, =0 {No permission changes.} one {It changes # permission:} other {It changes # permissions:}}',
} as const

export const t = translator(messages)

type Managed = keyof typeof messages.inWords.sections

/** Whether the name of a section says that it is managed. */
export const isManaged = (section: string): section is Managed => Object.hasOwn(messages.inWords.sections, section)
