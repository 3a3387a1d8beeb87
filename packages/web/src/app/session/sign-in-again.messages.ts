import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Your session has ended',
  text: 'Sign in again to continue. {stays}',
  textActing:
    'Sign in again as {impersonator}, with your own password and not that of {whom}, to continue acting as {whom}. {stays}',
  textActingUnnamed:
    'Sign in again as yourself, with your own password and not that of {whom}, to continue acting as {whom}. {stays}',
  stays: 'Everything on this page stays as it is, and what was being saved is sent again.',
  username: 'Username',
  signIn: 'Sign In',
  signOut: 'Sign out',
  refused: 'Sign-in failed. Check your password.',
  tryAgain: 'Please try again.',
  unreachable: 'Sign-in failed: the server could not be asked. Try again in a moment.',
  failed: 'Sign-in failed. Try again in a moment; if that does not help, ask the operator of this installation.',
} as const

export const t = translator(messages)
