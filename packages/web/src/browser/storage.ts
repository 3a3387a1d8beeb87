import type { StoredKey } from './stored-keys.ts'

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
