import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'This page could not be shown',
  text: 'Something in it failed. The rest of Lineboard still works.',
  retry: 'Try again',
  home: 'Go to the dashboard',
  login: 'Go to the login',
  details: 'What failed',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser does not allow it: select the text and copy it.',
} as const

export const t = translator(messages)
