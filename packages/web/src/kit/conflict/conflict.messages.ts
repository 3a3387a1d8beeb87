import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Somebody else, or another tab, has changed this',
  text: 'Choose for each field which value stays. Nothing is saved before you do.',
  field: 'Field',
  mine: 'Mine',
  theirs: 'Theirs',
  before: 'It was: {value}',
  empty: 'empty',
  yes: 'Yes',
  no: 'No',
  save: 'Save this',
  cancel: 'Back to the form',
  deleted: 'Somebody else, or another tab, has deleted this, so it cannot be saved.',
} as const

export const t = translator(messages)
