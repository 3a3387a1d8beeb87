import { translator } from '../messages.ts'

const messages = {
  unreadable: 'The server gave an answer that cannot be read. Try again in a moment.',
  tooLong: 'This is too long to be asked for at once. Narrow the filter.',
  unknownField: 'The server does not have the field {fields}, so this could not be done.',
  savedWithout: 'The rest is saved, but the server does not have the field {fields}.',
  noWord: 'The server has no word for this value of the field {field}. Choose another one.',
  serverSays: 'The server has a problem: {said}',
  busy: 'There were too many requests at once. Try again {count, plural, =0 {in a moment} one {in # second} other {in # seconds}}.',
  needsCode: 'Nothing was done: it needs a code of your authenticator app.',
  withStatus: '{text} (error {status})',
  status: {
    refused: 'The server could not take this as it is. Change it and try again.',
    signedOut: 'You are not signed in for this.',
    unpaid: 'The payment was not accepted.',
    forbidden: 'You may not do this.',
    gone: 'This is not there any more. Somebody may have deleted it.',
    unoffered: 'This server does not offer that.',
    slow: 'This took too long. Try again in a moment.',
    clash: 'Somebody else, or another tab, has changed this. Reload it and try again.',
    large: 'This is too large to be sent at once.',
    kind: 'Files of this kind are not taken.',
    invalid: 'Something that was entered is not accepted. Check it and try again.',
    broken: 'The server has a problem. Try again in a moment.',
    unreachable: 'The server cannot be reached at the moment. Try again in a moment.',
    down: 'The server is not available at the moment. Try again in a moment.',
    full: 'The server has no room left to save this. Tell its operator.',
  },
  field: {
    subject: 'The {field}',
    missing: '{subject} is missing.',
    taken: '{subject} is taken already.',
    gone: '{subject} is not there any more.',
    // A server refuses so what the form does offer, too, where another field does not go with it.
    choice: '{subject} cannot be chosen here.',
    long: '{subject} is too long.',
    short: '{subject} is too short.',
    number: '{subject} is not a fitting number.',
    form: '{subject} does not have the right form.',
    sale: '{subject} is for sale. It is bought on the page Buy Numbers.',
    other: '{subject} is not accepted.',
  },
} as const

export const t = translator(messages)
