import { translator } from '../../lib/messages.ts'

const messages = {
  field: 'The {field}: {message}',
  removed: '{count, plural, one {{name} deleted.} other {# {other} deleted.}}',
  edited: '{count, plural, one {{name} changed.} other {# {other} changed.}}',
  gone: '{count, plural, one {# was no longer there.} other {# were no longer there.}}',
  removePending:
    '{count, plural, one {Taken off the list: {one} {name}.} other {Taken off the list: # {other}.}} You can undo this until the message goes. Nothing else is needed.',
  editPending:
    '{count, plural, one {Changed: {one} {name}.} other {Changed: # {other}.}} You can undo this until the message goes. Nothing else is needed.',
  removeFailed: '{count, plural, one {{name} not deleted} other {{failed, number} of # not deleted}}',
  editFailed: '{count, plural, one {{name} not changed} other {{failed, number} of # not changed}}',
  removeUnsure:
    '{count, plural, one {{name} not known to be deleted} other {{failed, number} of # not known to be deleted}}',
  editUnsure:
    '{count, plural, one {{name} not known to be changed} other {{failed, number} of # not known to be changed}}',
} as const

export const t = translator(messages)
