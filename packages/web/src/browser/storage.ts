import type { StoredKey } from './stored-keys.ts'

/** Text kept under `key` in this browser; undefined when there is none or storage is forbidden. */
export function readStored(key: StoredKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps `text` under `key`; undefined removes it. A full or forbidden storage is no reason to fail. */
export function writeStored(key: StoredKey, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Private windows of some browsers refuse every write; the app then works until it is closed.
  }
}

/** JSON kept under `key`; undefined when there is none or it is damaged. */
export function readStoredJson(key: StoredKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
