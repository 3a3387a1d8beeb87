import { translator } from '../../lib/messages.ts'

const messages = {
  theRole: 'the role',
  one: 'user',
  other: 'users',
  username: 'Username',
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  role: 'Role',
  noRole: 'No role',
  roleHint: 'Decides which sections the user sees and changes',
  roleMissing: 'If no role fits, ask the company that provides Lineboard to you to add one: only its staff can.',
  principalType: 'Company administration',
  plainUser: 'No, only what the role allows',
  administrator: 'Yes, also the company, products and voice menus',
  principalHint: 'Follows the role you choose, and can be changed',
  ownRoleLocked: 'Nobody changes their own role. Ask somebody else to do it.',
  principalLocked: 'Only people who may manage users or roles change this.',
  customer: 'Customer',
  customerId: 'Customer ID',
  id: 'ID',
  state: 'Account',
  activated: 'Activated',
  notActivated: 'Not activated',
  lastLoginAt: 'Last sign-in',
  createdAt: 'Added',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  currentPasswordHint: 'Needed for a new password, username or e-mail address of your own.',
  inPersonOnly: 'Not while you act as somebody else.',
  newPasswordHint: 'Leave empty to keep the present one',
  groupPerson: 'Person',
  groupAccess: 'Access',
  impersonate: 'Act as this user',
  impersonateTitle: 'Act as {name}?',
  impersonateText:
    'You see and do what {name} may, until you press “Stop acting as {name}”. The audit log keeps both names and the reason.',
  impersonateReason: 'Reason',
  impersonateMissing: 'Say why you act as somebody else.',
  reset: 'Reset account',
  resetTitle: 'Reset the account of {name}?',
  resetText: 'All sessions of {name} end, and a new password is mailed to {email}.',
  resetKeys:
    '{count, plural, one {Also end the API key {names}} other {Also end # API keys: {names}}}. Otherwise {count, plural, one {it works} other {they work}} on.',
  resetDone: 'Account successfully reset. Check given mailbox for instructions.',
  resetFailed: 'Unable to reset account. Contact an administrator for details.',
  keys: 'API keys',
  auditIsElsewhere:
    'The audit log keeps what these users changed. Only the people who run this service see it: ask them in a ticket, with the user and the day.',
  removalMeans:
    '{count, plural, one {Earlier actions, such as settled calls and answered tickets, then show a number instead of the name.} other {Earlier actions, such as settled calls and answered tickets, then show numbers instead of the names.}} To end access and keep the {count, plural, one {name} other {names}}, take the role away instead: edit the user, and empty Role.',
  removeFirst:
    '{count, plural, one {This is the first user, who looks after everything and is never deleted.} other {The first user is one of them, who looks after everything and is never deleted. Take that one out of the selection.}}',
  removeSelf:
    '{count, plural, one {This is you, and nobody can delete themselves.} other {You are one of them, and nobody can delete themselves. Take yourself out of the selection.}}',
} as const

export const t = translator(messages)
