import { translator } from '../../../lib/messages.ts'

const messages = {
  views: 'Views',
  mine: 'My views',
  shared: 'Shared with me',
  none: 'Choose period, filters and order, then save what you see under a name.',
  loading: 'Loading…',
  saveAs: 'Save what is shown as',
  name: 'Name',
  save: 'Save',
  share: 'Share {name}',
  link: 'Copy link to {name}',
  edit: 'Edit {name}',
  remove: 'Delete {name}',
  removed: '{name} is deleted.',
  isShared: 'shared',
  linkCopied: 'The link to {name} is on the clipboard.',
  linkRefused: 'The browser does not allow copying. Open the view and copy its address.',
  shareTitle: 'Share {name} with',
  confirmShare: 'Share',
  sharedDone:
    '{count, plural, =0 {{name} is shared with nobody.} one {{name} is shared with # person.} other {{name} is shared with # people.}}',
  takesShown: 'Change it to what is shown now',
  editTitle: 'Edit {name}',
  cancel: 'Cancel',
} as const

export const t = translator(messages)
