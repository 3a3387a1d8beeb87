import { translator } from '../../lib/messages.ts'

const messages = {
  field: 'The {field}: {message}',
  removed: '{count, plural, one {{name} deleted.} other {# {other} deleted.}}',
  edited: '{count, plural, one {{name} changed.} other {# {other} changed.}}',
  gone: '{count, plural, one {# was no longer there.} other {# were no longer there.}}',
  removePending:
    '{count, plural, one {Taken off the list: {one} {name}. It is deleted when this message goes.} other {Taken off the list: # {other}. They are deleted when this message goes.}}',
  editPending:
    '{count, plural, one {Changed in the list: {one} {name}. It is saved when this message goes.} other {Changed in the list: # {other}. They are saved when this message goes.}}',
  removeFailed: '{count, plural, one {{name} not deleted} other {{failed, number} of # not deleted}}',
  editFailed: '{count, plural, one {{name} not changed} other {{failed, number} of # not changed}}',
  removeUnsure:
    '{count, plural, one {{name} not known to be deleted} other {{failed, number} of # not known to be deleted}}',
  editUnsure:
    '{count, plural, one {{name} not known to be changed} other {{failed, number} of # not known to be changed}}',
} as const

export const t = translator(messages)
