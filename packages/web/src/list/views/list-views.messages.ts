import { translator } from '../../lib/messages.ts'

const messages = {
  changed: '{name}, changed:',
  changedView: 'The view {name} was changed',
  locked: 'Somebody else shares this view: it can be copied, and only its owner changes it',
  save: 'Save',
  saveAsNew: 'Save as a new view',
  saveForAll: 'Change for everybody',
  reset: 'Reset',
  none: 'Filter, sort and choose columns, then save what you see under a name.',
  name: 'Name',
  apply: 'Show {name}',
  makeDefault: 'Show {name} by default',
  endDefault: 'Show {name} by default no longer',
  actions: 'More to do with {name}',
  update: 'Change to what is shown',
  rename: 'Rename',
  share: 'Share…',
  copyLink: 'Copy link',
  remove: 'Delete',
} as const

export const t = translator(messages)
