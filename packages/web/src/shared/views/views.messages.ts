import { translator } from '../../lib/messages.ts'

const messages = {
  mine: 'My views',
  shared: 'Shared with me',
  ofOthers: 'Views of others',
  saveAs: 'Save what is shown as',
  name: 'Name',
  save: 'Save',
  taken: 'You have a view with this name.',
  replace: 'Replace it',
  saveFree: 'Save as {name}',
  isShared: 'shared',
  copyShown: 'Copy link to what is shown',
  copyMoving: 'Copy link: {period}, whenever it is opened',
  copyFixed: 'Copy link: {period}, always',
  shownCopied: 'The link to what is shown is on the clipboard.',
  linkCopied: 'The link to {name} is on the clipboard.',
  linkRefused: 'The browser does not allow copying. Open the view and copy its address.',
  shareTitle: 'Share {name} with',
  confirmShare: 'Share',
  sharedDone:
    '{count, plural, =0 {{name} is shared with nobody.} one {{name} is shared with # person.} other {{name} is shared with # people.}}',
  cancel: 'Cancel',
  question: {
    changeTitle: 'Change {name} for everybody?',
    changeText:
      '{count, plural, one {One other person has this view and will see the change at once.} other {{count, number} other people have this view and will see the change at once.}}',
    change: 'Change for everybody',
    removeTitle: 'Delete {name} for everybody?',
    removeText:
      '{count, plural, one {One other person has this view and will lose it.} other {{count, number} other people have this view and will lose it.}}',
    remove: 'Delete for everybody',
  },
} as const

export const t = translator(messages)
