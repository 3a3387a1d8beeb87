import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Roles',
  one: 'role',
  other: 'roles',
  name: 'Name',
  nameHint: 'Such as Front desk',
  description: 'Description',
  createdAt: 'Added',
  people: 'People',
  group: 'Role',
  matrix: 'What the role may see and do',
  section: 'Section',
  deny: 'Deny',
  readOnly: 'Read only',
  all: 'All',
  presets: 'Start from',
  presetAll: 'Everything',
  presetReadOnly: 'Read only everywhere',
  presetNone: 'Nothing',
  presetCalls: 'Calls and reports',
  presetNumbers: 'Numbers and routing',
  changes:
    '{count, plural, =0 {No permission differs from what is saved.} one {# permission differs from what is saved:} other {# permissions differ from what is saved:}}',
  change: '{section}: {from} → {to}',
  preview: 'The menu as this role',
  previewHint: 'As a plain user with this role sees it',
  previewEmpty: 'Nothing but the own profile.',
  saveFailed: 'The role is saved, its permissions are not.',
  peopleTitle: 'Who has the role',
  nobody: 'Nobody yet.',
  person: 'User',
  give: 'Give the role',
  given: '{name} has the role now.',
} as const

export const t = translator(messages)
