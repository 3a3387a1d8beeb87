/** Everything this browser keeps for the app, by its key in the local storage, and what it is. Nothing else can be stored. */
export const storedKeys = {
  token: 'the session token',
  impersonationToken: 'the token for acting as somebody else',
  impersonator: 'the name of who acts as somebody else',
  impersonatorUsername: 'what the person who acts as somebody else signs in with',
  incognitoAvatar: 'the picture for acting as somebody else',
  username: 'the name that was to be remembered, which outlives signing out',
  openTabs: 'the open screens of each person, with their filters',
  notifications: 'the latest notifications',
  colorScheme: 'light or dark, for the first paint of the next start',
  language: 'the language it was last told to show, which outlives signing out',
  look: 'colours, density, kind and size of the text, for the first paint of the next start',
  heldNumbers: 'numbers held for buying',
  orders: 'keys of money that is moved, until it is known what became of it, which outlive signing out',
  signUpDraft: 'a sign-up that is under way, without its password',
  numberSetupDraft: 'the set-up of a number that is under way',
  dismissedMaintenance: 'notices of maintenance that were dismissed',
  recent: 'addresses that were opened lately, and who opened them',
  heardCalls: 'how good the sound of the latest softphone calls was, by Call-ID, which outlives signing out',
  playback: 'volume and speed of recordings',
  currencyRates: 'rates of currencies, for a day',
} as const

/** A key of the local storage: one of those above, or the last state of a list at its path. */
export type StoredKey = keyof typeof storedKeys | `list.${string}`
