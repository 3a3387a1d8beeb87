import { translator } from '../../lib/messages.ts'

const messages = {
  people: 'People',
  ownSessions: 'Changes saved. Your other sessions have ended; API keys still work.',
  sessions: 'Changes saved. All sessions of {name} have ended; API keys still work.',
  seeKeys: 'See the API keys',
  unheld: 'Nobody else in your company has the role {role} now.',
  peopleFailed: 'You may not see who else there is. Ask an administrator to share it.',
  findPerson: 'Find a person',
  noPerson: 'Nobody has this name.',
  nobody: 'There is nobody else yet.',
  loading: 'Loading…',
  roles: 'Everybody with a role',
  moreRoles: '{count, plural, one {# more role} other {# more roles}}',
  morePeople: 'There are more people. Type a name to find them.',
  everybody: 'Add everybody with the role {role}',
  chosen: '{count, plural, =0 {Nobody chosen} one {# person chosen} other {# people chosen}}',
} as const

export const t = translator(messages)
