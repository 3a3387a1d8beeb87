import { translator } from '../../lib/messages.ts'

const messages = {
  edit: 'Edit',
  remove: 'Delete',
  clear: 'Clear selection',
  pageSelected: 'All {count, number} on this page are selected.',
  selectMatching: 'Select all {count, number} matching',
  selectRest: 'Select all matching',
  collecting: 'Selecting {done, number}…',
  stop: 'Stop',
  removing: 'Deleting {other}',
  editing: 'Changing {other}',
  progress: '{done, number} of {count, number} done',
  refused: 'The server did not do it.',
  mayBeDone: 'It may have been done all the same.',
  skipped: 'Called off before its turn.',
  retry: 'Try these again',
  close: 'Close',
  editTitle: 'Change {count, plural, one {{name}} other {# {other}}}',
  editText: 'Choose what to change. Everything else stays as it is.',
  apply: 'Apply',
  cancel: 'Cancel',
  nothing: 'Choose at least one field.',
  emptyTitle: 'Clear {fields}?',
  emptyText:
    'Nothing is chosen for {fields}: {count, plural, one {{name} has} other {# {other} have}} none afterwards.',
  emptyConfirm: 'Clear',
} as const

export const t = translator(messages)
