import { translator } from '../../lib/messages.ts'

const messages = {
  views: 'Views',
  none: 'Choose period, filters and order, then save what you see under a name.',
  loading: 'Loading…',
  name: 'Name',
  save: 'Save',
  share: 'Share {name}',
  link: 'Copy link to {name}',
  edit: 'Edit {name}',
  remove: 'Delete {name}',
  removed: '{name} is deleted.',
  takesShown: 'Change it to what is shown now',
  editTitle: 'Edit {name}',
  cancel: 'Cancel',
} as const

export const t = translator(messages)
