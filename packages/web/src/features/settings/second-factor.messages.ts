import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Code at sign-in',
  off: 'You sign in with your password alone. With codes, nobody who learns your password can sign in without your phone.',
  on: 'You sign in with your password and a code of your authenticator app, since {time}.',
  left: '{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}',
  switchOn: 'Switch on codes',
  switchOff: 'Switch off codes',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordNeeded: 'Enter your password to continue.',
  next: 'Continue',
  cancel: 'Cancel',
  scan: 'Scan this picture with an authenticator app, such as the one of your phone or password manager. Then enter the code that it shows.',
  picture: 'QR code for your authenticator app',
  typed: 'Or type this key into the app:',
  code: 'Code',
  codeOrRecovery: 'Code, or a recovery code',
  keep: 'Keep these recovery codes in a safe place. Each of them lets you sign in once if you lose your phone. They are not shown again.',
  copy: 'Copy',
  copied: 'The recovery codes were copied.',
  done: 'I have kept them',
  recentTitle: 'Enter a code',
  recentNeeded:
    'This needs a code of your authenticator app. It then counts for 15 minutes, for money, API keys, your sign-in and acting as somebody else.',
  switchedOff: 'You sign in with your password alone now.',
} as const

export const t = translator(messages)
