import { translator } from '../../lib/messages.ts'

const messages = {
  field: 'The {field}: {message}',
  removed: '{count, plural, one {{name} deleted.} other {# {other} deleted.}}',
  edited: '{count, plural, one {{name} changed.} other {# {other} changed.}}',
  gone: '{count, plural, one {# was no longer there.} other {# were no longer there.}}',
  removePending: '{count, plural, one {Deleting {name}.} other {Deleting # {other}.}}',
  editPending: '{count, plural, one {Changing {name}.} other {Changing # {other}.}}',
  removeFailed: '{failed, number} of {count, number} could not be deleted',
  editFailed: '{failed, number} of {count, number} could not be changed',
} as const

export const t = translator(messages)
