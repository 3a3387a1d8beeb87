import { translator } from '../../../lib/messages.ts'

const messages = {
  title: 'Which number gets the menu “{name}”?',
  number: 'Tracking number',
  published: 'Its calls come to this menu from then on, wherever they rang before.',
  besideDraft: 'Callers hear the published menu; its draft waits until you publish it.',
  draft: 'This menu is a draft, which nobody hears: calls that come to it go nowhere until you publish it.',
  action: 'The routing action between them is added automatically.',
  unsaved: 'The form has changes that are not saved. Save or publish them first, or put the menu on the number only.',
  confirm: 'Put the menu on it',
  publish: 'Publish and put it on the number',
  only: 'Put it on the number only',
  goes: 'Where calls to {number} go',
  now: 'Now: {place}',
  put: 'With the menu: {place}',
  publishedToo: 'Published and put on it: {place}',
  onlyPut: 'Only put on it, until the menu is published: {place}',
  done: 'The menu is published.',
} as const

export const t = translator(messages)
