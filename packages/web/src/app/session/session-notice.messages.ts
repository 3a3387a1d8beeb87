import { translator } from '../../lib/messages.ts'

const messages = {
  'not-permitted':
    'Your role may not see what was asked for, so the first section you may see was opened. Somebody with more rights than yours can change that.',
  'link-refused':
    'Your role may not see the page you asked for, so the first section you may see was opened. Somebody with more rights than yours can change that.',
  'impersonation-ended': 'Deimpersonate User successfully.',
  'impersonation-not-ended': 'Failed to  deimpersonate User',
  'impersonation-over': 'Acting as another person has ended. You are yourself again.',
  'impersonation-not-resumed':
    'You are signed in again, as yourself: the server does not let you act as that person any more.',
  'impersonation-expired': 'Acting as another person has ended, because that session is over. You are yourself again.',
  'impersonation-forbidden':
    'Acting as another person has ended, because that person may not do what was asked for. You are yourself again.',
  'impersonation-unknown-account':
    'Acting as another person has ended, because the server does not know that user or customer any more. You are yourself again.',
  'impersonation-unreadable-user':
    'Acting as another person has ended, because that user could not be read. You are yourself again.',
  moneyOpen:
    'A payment was on its way, and it is not known whether money was moved. Look at the latest transactions before you pay again.',
} as const

export const t = translator(messages)
