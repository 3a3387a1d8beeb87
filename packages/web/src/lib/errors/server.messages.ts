/** What servers are known to say to people, by the words they say it with. Whatever else they say is shown as it came. */
const messages = {
  'login failed': 'login failed',
  'Your card was declined.': 'Your card was declined.',
  'Your card number is incorrect.': 'Your card number is incorrect.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  'The bank asks you to approve this payment. Complete it in the card form.':
    'The bank asks you to approve this payment. Complete it in the card form.',
  'Insufficient balance': 'Insufficient balance',
  'Automatic top-ups are for who may pay.': 'Automatic top-ups are for who may pay.',
  'The number was just sold.': 'The number was just sold.',
  'What changes cannot be kept.': 'What changes cannot be kept.',
  'login failed as the email has not been verified': 'login failed as the email has not been verified',
  'The e-mail address is not verified.': 'The e-mail address is not verified.',
  'Open the link in the mail to activate the account.': 'Open the link in the mail to activate the account.',
  'This address no longer works.': 'This address no longer works.',
  'This file is gone.': 'This file is gone.',
  'This needs a session of your own: sign in with your password.':
    'This needs a session of your own: sign in with your password.',
  'That is the customer of somebody else.': 'That is the customer of somebody else.',
  'Verification code sent': 'Verification code sent',
  'This is not your current password.': 'This is not your current password.',
} as const

const isKnown = (said: string): said is keyof typeof messages => Object.hasOwn(messages, said)

/** What a server says in the language of the page, where it is known; else as it came. */
export const inOwnWords = (said: string): string => (isKnown(said) ? messages[said] : said)
