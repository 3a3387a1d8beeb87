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
  dismissedZoneRules: 'notices about old time zone rules that each person dismissed, which outlive signing out',
  recent: 'addresses that were opened lately, and who opened them',
  heardCalls: 'how good the sound of the latest softphone calls was, by Call-ID, which outlives signing out',
  playback: 'volume and speed of recordings',
  currencyRates: 'rates of currencies, for a day',
} as const

/** A key of the local storage: one of those above, or the last state of a list at its path. */
type StoredKey = keyof typeof storedKeys | `list.${string}`

/** What the browser would not keep, for as long as the page is open; undefined of a key: it was taken out. */
const inMemory = new Map<StoredKey, string | undefined>()

let isRefused = false
let notify: (() => void) | undefined

/** Hears once that the browser keeps nothing: its storage is full or blocked. */
export function onStorageRefused(listener: () => void): void {
  notify = listener
  if (isRefused) listener()
}

/** Whether the browser has refused to keep something for the app. */
export const isStorageRefused = (): boolean => isRefused

function refuse(): void {
  if (isRefused) return
  isRefused = true
  notify?.()
}

/** Text kept under `key` in this browser, or for this page where the storage is full or blocked; undefined when there is none. */
export function readStored(key: StoredKey): string | undefined {
  if (inMemory.has(key)) return inMemory.get(key)
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    refuse()
    return undefined
  }
}

/** Keeps `text` under `key`; undefined removes it. What a full or blocked storage refuses is kept until the page is closed. */
export function writeStored(key: StoredKey, text: string | undefined): void {
  inMemory.delete(key)
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    inMemory.set(key, text)
    refuse()
  }
}

/**
 * Tells when another tab changes what this browser keeps under a key, until the returned function is called; null: it has
 * removed everything.
 */
export function onStoredElsewhere(listener: (key: string | null) => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => listener(key)
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}

/** Whether what was kept under `key` outlives the page. */
export const outlivesPage = (key: StoredKey): boolean => !inMemory.has(key)

/** Forgets what the browser would not keep. */
export const forgetInMemory = (): void => inMemory.clear()

/** JSON kept under `key`; undefined when there is none or it is damaged. */
export function readStoredJson(key: StoredKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * What is kept for one tab, over reloads and until it is closed: where signing in leads to, what is to be said then, why it is asked
 * for, the own session of who goes back to it, where acting as another person was begun, that a call went on, the latest calls of the softphone, and that
 * money may have been moved.
 */
type TabKey =
  | 'returnTo'
  | 'goingBack'
  | 'actedFrom'
  | 'sessionNews'
  | 'sessionEnded'
  | 'callLeft'
  | 'recentCalls'
  | 'moneyLeftOpen'

/** Text kept under `key` for this tab, over reloads; undefined when there is none or storage is forbidden. */
export function readTab(key: TabKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** JSON kept under `key` for this tab; undefined when there is none that can be read. */
export function readTabJson(key: TabKey): unknown {
  try {
    return JSON.parse(readTab(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps `text` under `key` for this tab; undefined removes it. */
export function writeTab(key: TabKey, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without it a reload forgets, and nothing else.
  }
}
