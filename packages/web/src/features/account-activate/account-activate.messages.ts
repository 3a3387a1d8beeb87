import { translator } from '../../lib/messages.ts'

const messages = {
  heading: 'Activate Account',
  text: 'Hello {name}, one press activates your account.',
  activate: 'Activate',
  back: 'Send me Back',
  defaultName: 'User',
  hint: 'The link in the mail works once. If this page stays, the link was used before or is too old.',
  scheme: 'Dark mode',
} as const

export const t = translator(messages)
