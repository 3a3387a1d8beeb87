import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Where you are signed in',
  browserOn: '{browser} on {system}',
  unknownBrowser: 'Unknown browser or program',
  here: 'This session',
  since: 'Signed in {time}',
  lastSeen: 'Last used {time}',
  from: 'Address {address}',
  end: 'End',
  endFor: 'End: {name}',
  endOthers: 'End all other sessions',
  endAll: 'End all sessions',
  ended: '{count, plural, one {# session ended.} other {# sessions ended.}}',
  noOthers: 'You are signed in nowhere else.',
  none: 'No open sessions.',
  keysKept: 'A new password does not end {count, plural, one {the API key {names}} other {# API keys: {names}}}.',
  endKeys: '{count, plural, one {End this API key} other {End these API keys}}',
  keysEnded: '{count, plural, one {The API key was ended.} other {# API keys were ended.}}',
  signIns: 'Your last sign-ins',
  strange: 'If you don’t know a session, end it and choose a new password.',
} as const

export const t = translator(messages)
