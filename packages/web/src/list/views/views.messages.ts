import { translator } from '../../lib/messages.ts'

const messages = {
  mine: 'My views',
  shared: 'Shared with me',
  none: 'Filter, sort and choose columns, then save what you see under a name.',
  saveAs: 'Save what is shown as',
  name: 'Name',
  save: 'Save',
  apply: 'Show {name}',
  makeDefault: 'Show {name} by default',
  endDefault: 'Show {name} by default no longer',
  actions: 'More to do with {name}',
  update: 'Change to what is shown',
  rename: 'Rename',
  share: 'Share…',
  copyLink: 'Copy link',
  linkCopied: 'The link to {name} is on the clipboard.',
  linkRefused: 'The browser does not allow copying. Open the view and copy its address.',
  remove: 'Delete',
  isShared: 'shared',
  shareTitle: 'Share {name} with',
  sharedDone:
    '{count, plural, =0 {{name} is shared with nobody.} one {{name} is shared with # person.} other {{name} is shared with # people.}}',
  cancel: 'Cancel',
  confirmShare: 'Share',
  taken: 'There is a view of this name. Saving takes its place.',
} as const

export const t = translator(messages)
