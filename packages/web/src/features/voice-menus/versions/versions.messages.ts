import { translator } from '../../../lib/messages.ts'

const messages = {
  title: 'Draft and versions of {name}',
  close: 'Close',
  loading: 'Looking up what is kept…',
  meanwhile:
    'Somebody else, or another tab, saved this menu at the same moment. What you typed is still here: save again, and both are put together.',
  gone: 'The voice menu is gone.',
  liveMoved:
    'What callers hear was changed since the draft was begun, so it is not published over that. See Draft and versions.',
  notTakenBack:
    'It was not published, and its version could not be taken back from the list of versions. Publishing again mends that.',
  casesFail: 'Not published: {cases}',
  caseFails: '{name} expects that the call {expected}; now it {now}.',

  panel: 'Draft',
  nothingYet: 'Callers hear what is published. What you save goes to a draft beside it, until you publish it.',
  editing: 'This is the draft that {who} saved at {when}. Callers hear what is published, until you publish the draft.',
  moved: 'What callers hear was changed since this draft was begun.',
  movedBy: 'What callers hear was changed since this draft was begun, by {who} at {when}.',
  movedAt: 'What callers hear was changed since this draft was begun, at {when}.',
  movedHow: 'What was changed',
  publish: 'Publish',
  publishAnyway: 'Publish anyway',
  publishTitle: 'Publish this menu?',
  publishText: 'Callers hear it at once. What they hear now stays in the list of versions.',
  failsTitle: 'Publish although cases fail?',
  failsText: 'The version says that these cases were put aside:',

  draft: 'Draft',
  noDraft: 'There is no draft: the menu is as callers hear it.',
  draftOf: 'Saved by {who} at {when}.',
  changes: 'Changes beside what is live',
  takeLive: 'Take what is live, and keep my changes',
  takeLiveText:
    'Where both changed the same, the draft has its own: {count, plural, =0 {nothing} one {one thing} other {# things}}.',
  taken: 'The draft now stands on what is live.',
  discard: 'Discard the draft',
  discardTitle: 'Discard the draft?',
  discardText: 'Its changes are lost. What callers hear stays as it is.',
  discarded: 'The draft is discarded.',
  published: 'Callers hear it now.',

  versions: 'Versions',
  noVersions: 'Nothing was published from here yet.',
  version: 'Version {number, number}',
  versionBy: 'Published by {who} at {when}',
  live: 'Live',
  elsewhere: 'Changed elsewhere',
  elsewhereText: 'What callers heard before version {number, number}, changed without a version',
  failing: 'Published although {count, plural, one {a case} other {cases}} failed: {names}',
  restored: 'Brings back what was published at {when}',
  bringBack: 'Bring back',
  bringBackOf: 'Bring back {name}',
  bringBackTitle: 'Bring back {name}?',
  makeLive: 'Make it live',
  makeLiveText: 'Callers hear it at once, and it is a version of its own. A draft stays as it is.',

  compare: 'Compare',
  from: 'From',
  to: 'To',
  same: 'They are the same.',
  difference: 'What differs',
  fieldChange: '{field}: {before} → {after}',
  choiceAdded: '{key}: added, {what}',
  choiceRemoved: '{key}: removed ({what})',
  orderChange: 'The order of the choices',
  empty: 'empty',
  field: {
    name: 'Name',
    description: 'Description',
    timeoutSeconds: 'Waits for a key',
    maxAttempts: 'Attempts',
    'greeting.kind': 'Greeting',
    'greeting.text': 'Text',
    'greeting.voice': 'Voice',
    'greeting.language': 'Language',
    'greeting.recordingId': 'Recording',
  },
} as const

export const t = translator(messages)
export type FieldName = keyof (typeof messages)['field']
export const fieldNames: readonly string[] = Object.keys(messages.field)
