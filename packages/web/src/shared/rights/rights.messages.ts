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
    readsEverything: 'Sees everything, changes nothing.',
    nothing: 'Sees nothing but their own profile.',
    changes: 'Changes {names}.',
    changesNothing: 'Changes nothing.',
    reads: 'Only sees {names}.',
    not: 'Does not see {names}.',
    andMore: '{names} and {count, number} more',
  },
  loses: '{name} loses the role {role} for it.',
  nothingLeft: 'Without a role, {name} sees nothing but their own profile.',
  changes:
    '{count, plural, =0 {No permission changes.} one {It changes # permission:} other {It changes # permissions:}}',
} as const

export const t = translator(messages)
