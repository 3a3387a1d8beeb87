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
  remove: 'Delete',
  isShared: 'shared',
  shareTitle: 'Share {name} with',
  sharedDone:
    '{count, plural, =0 {{name} is shared with nobody.} one {{name} is shared with # person.} other {{name} is shared with # people.}}',
  people: 'People',
  peopleFailed: 'You may not see who else there is. Ask an administrator to share it.',
  findPerson: 'Find a person',
  noPerson: 'Nobody has this name.',
  nobody: 'There is nobody else yet.',
  loading: 'Loading…',
  cancel: 'Cancel',
  confirmShare: 'Share',
  taken: 'There is a view of this name. Saving takes its place.',
} as const

export const t = translator(messages)
