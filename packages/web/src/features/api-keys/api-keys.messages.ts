import { translator } from '../../lib/messages.ts'

const messages = {
  theKey: 'the key, which was not shown',
  one: 'API key',
  other: 'API keys',
  name: 'Name',
  nameHint: 'What the key is for, such as the nightly export',
  apikey: 'Key',
  scope: 'May',
  read: 'Read',
  write: 'Read and change',
  scopeHint: 'A program that only reads needs no more',
  expiresAt: 'Ends',
  expiresAtHint: 'Within the next two years; the key stops working when that day ends in UTC',
  createdAt: 'Made',
  lastUsedAt: 'Last used',
  userId: 'User',
  group: 'API key',
  newTitle: 'The new key',
  newText: 'Copy it now: it is shown this once only. A program that sends it acts as this user.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Select it and copy it by hand.',
  done: 'I have kept it',
  lost: 'Programs that use {count, plural, one {it} other {them}} stop working at once. A deleted key cannot be brought back: make a new one instead.',
} as const

export const t = translator(messages)
