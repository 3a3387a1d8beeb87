/** Words that columns have for a word of the contract. A word that often means another thing is none of them. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  email: ['mail', 'mailaddress', 'mailbox', 'eml'],
  phone: ['telephone', 'tel', 'mobile', 'cell', 'cellphone', 'landline'],
  number: ['msisdn', 'e164'],
  city: ['town', 'locality', 'municipality', 'place'],
  country: ['nation'],
  state: ['province', 'region', 'county'],
  street: ['road', 'thoroughfare'],
  area: ['npa', 'ndc'],
  company: ['firm', 'organisation', 'organization', 'business', 'employer'],
  industry: ['trade', 'sector', 'branch'],
  website: ['homepage', 'webpage', 'site', 'web'],
  notes: ['note', 'remark', 'remarks', 'comment', 'comments', 'memo'],
  blocked: ['barred', 'banned', 'denied', 'blacklisted'],
  verified: ['confirmed', 'validated'],
  login: ['signin', 'logon', 'seen'],
  version: ['revision'],
  updated: ['modified', 'changed', 'edited', 'touched'],
  created: ['inserted', 'added'],
  started: ['began', 'begun'],
  answered: ['pickedup', 'connected', 'accepted'],
  ended: ['hungup', 'disconnected', 'released', 'finished', 'terminated'],
  label: ['caption'],
  target: ['destination', 'dest'],
  greeting: ['announcement', 'prompt', 'welcome'],
  attempts: ['retries', 'tries'],
  priority: ['urgency'],
  subject: ['headline', 'topic'],
  // Its cost and its price may be those of the provider.
  charge: ['fee', 'toll'],
  price: ['fee'],
  cost: ['spend', 'expense'],
  recording: ['audio'],
  handled: ['followedup'],
  ring: ['alert', 'alerting', 'ringing'],
  talk: ['conversation', 'talking', 'speaking'],
}

/** Whether a word of a column has the meaning of a word of the contract. */
export const isSameWord = (theirs: string, ours: string): boolean =>
  Object.hasOwn(sameAs, ours) && (sameAs[ours]?.includes(theirs) ?? false)

/** Words that say in which unit a number is, with what it is multiplied by to be seconds or money. */
const units: Readonly<Record<string, number>> = {
  ...{ s: 1, sec: 1, secs: 1, second: 1, seconds: 1 },
  ...{ ms: 0.001, msec: 0.001, msecs: 0.001, millis: 0.001, milliseconds: 0.001 },
  ...{ min: 60, mins: 60, minutes: 60, cents: 0.01, pence: 0.01 },
}

/** What a number is multiplied by, by the last word of its name; undefined where that says no unit. */
export const unitOf = (words: readonly string[]): number | undefined => {
  const last = words.at(-1) ?? ''
  return words.length > 1 && Object.hasOwn(units, last) ? units[last] : undefined
}
