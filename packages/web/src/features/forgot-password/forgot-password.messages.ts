import { translator } from '../../lib/messages.ts'

const messages = {
  heading: 'Forgot Password',
  intro: 'Your password will be reset, and a new one e-mailed to you.',
  email: 'Email address',
  placeholder: 'Enter email',
  emailMissing: 'Please input email address to recover password.',
  tokenMissing: 'Forgot Password: Token is missing. Please try again.',
  offline: 'Network Connection Error',
  send: 'Send me new password',
  back: 'Send me Back',
  sent: 'Account successfully reset. Check given mailbox for instructions.',
  notSent: 'Unable to reset account. Contact an administrator for details.',
} as const

export const t = translator(messages)
