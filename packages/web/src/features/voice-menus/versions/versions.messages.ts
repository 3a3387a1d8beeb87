import { translator } from '../../../lib/messages.ts'

const messages = {
  title: 'Draft and versions of {name}',
  close: 'Close',
  loading: 'Looking up what is kept…',
  meanwhile:
    'Somebody else, or another tab, saved this menu at the same moment. Your input is still here: save again to merge both.',
  gone: 'The voice menu is gone.',
  liveMoved:
    'The live menu has changed since the draft was begun, so the draft was not published. Draft and versions shows the changes, and takes them over.',
  menuMoved: 'Somebody has changed this menu since then, so it was not published. Look at it, and publish it again.',
  notTakenBack:
    'It was not published, and its version could not be removed from the list of versions. Publish again to correct that.',
  notPublished: 'It is not published: the menu {problems}.',
  casesFail: 'Not published: {cases}',
  caseFails: '{name} expects that the call {expected}; now it {now}.',

  panel: 'Draft',
  nothingYet: 'Callers hear what is published. Saved changes go to a draft until you publish it.',
  editing: '{who} saved this draft at {when}. Callers hear what is published, until the draft is published.',
  movedBy: '{who} changed what callers hear at {when}, after this draft was begun.',
  movedAt: 'The live menu was changed at {when}, after this draft was begun.',
  movedHow: 'What was changed',
  notHeardYet:
    'Callers do not hear this menu. Save keeps it as a draft. Once you publish it, callers of the numbers that lead here hear it.',
  withdraw: 'Take it from callers',
  keepPublished: 'Leave it published',
  withdraws: 'Saved as a draft, the menu is taken from callers: calls that come to it go nowhere.',
  publish: 'Publish',
  publishAnyway: 'Publish anyway',
  publishTitle: 'Publish this menu?',
  publishText: 'Callers hear it at once. The current menu stays in the list of versions.',
  failsTitle: 'Publish although cases fail?',
  failsText: 'The version says that these cases were put aside:',

  draft: 'Draft',
  noDraft: 'There is no draft: the menu is as callers hear it.',
  draftOf: '{who} saved it at {when}.',
  notHeard: 'Nobody hears this menu yet. Publish it so that callers do.',
  heardNoMore: 'Nobody hears this menu now. Publish it so that callers do.',
  changes: 'What the draft changes',
  takeLive: 'Take what is live, and keep my changes',
  bothChanged: 'Both changed these. The draft keeps its own:',
  taken: 'The draft is now based on the live menu.',
  discard: 'Discard the draft',
  discardTitle: 'Discard the draft?',
  discardText: 'Its changes are lost. The live menu stays as it is.',
  discarded: 'The draft is discarded.',
  published: 'It is published.',

  versions: 'Versions',
  noVersions: 'Nothing was published from here yet.',
  version: 'Version {number, number}',
  versionBy: '{who} published it at {when}',
  live: 'Live',
  elsewhere: 'Before version {number, number}',
  elsewhereText: 'What callers heard before version {number, number}, changed without a version',
  failing: 'Published although {count, plural, one {a case} other {cases}} failed: {names}',
  restored: 'Brings back what was published at {when}',
  bringBack: 'Bring back',
  bringBackOf: 'Bring back {name}',
  bringBackTitle: 'Bring back “{name}”?',
  makeLive: 'Make it live',
  publishOldText: 'It takes the place of this draft, and callers hear it at once.',
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
    greeting: {
      kind: 'Greeting',
      text: 'Text',
      voice: 'Voice',
      language: 'Language',
      recordingId: 'Recording',
    },
  },
} as const

export const t = translator(messages)

type Fields = (typeof messages)['field']

/** Where a field of a menu stands in it. */
export type FieldName = Exclude<keyof Fields, 'greeting'> | `greeting.${keyof Fields['greeting']}`
