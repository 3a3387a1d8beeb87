import { translator } from '../../lib/messages.ts'

const messages = {
  ticketOwned: 'ticket to work on',
  ticketsOwned: 'tickets to work on',
  ticketWatched: 'ticket under observation',
  ticketsWatched: 'tickets under observation',
  ownRole: 'role of its own',
  ownRoles: 'roles of its own',
  card: 'saved card',
  cards: 'saved cards',
  title: 'Delete {count, plural, one {this {one}} other {# {other}}}?',
  text: '{count, plural, one {{name} will be deleted.} other {The # selected {other} will be deleted.}}',
  undo: 'You can undo it for a few seconds.',
  confirm: 'Delete',
  counting: 'Looking up what depends on it…',
  dependents: 'Used by:',
  count: '{count, plural, one {# {one}} other {# {other}}}',
  moreDependents: 'More than {count, number} {other}',
  some: '{text}: {names}',
  someMore: '{text}, such as {names}',
  hidden: 'You may not see these, so there may be some as well: {nouns}.',
  uncounted: 'What depends on it could not be looked up.',
  question: 'What becomes of what uses {count, plural, one {it} other {them}}?',
  move: 'All of it moves to another {one}',
  moveNowhere: 'There is no other {one} to move it to',
  moveOfSeveral: 'They belong to several customers, so there is no one {one} to move it all to',
  moveRefused: 'Moving takes the right to change these, which your role has not: {nouns}',
  moveTo: 'Move to',
  detach: 'It stays, and goes without',
  delete: 'Its tracking numbers are deleted as well; the rest stays, and goes without',
} as const

export const t = translator(messages)
