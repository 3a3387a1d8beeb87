import { forgetInMemory } from './storage.ts'

/** Removes everything this browser keeps for the app, a key at a time: other tabs are told of each. */
export function removeAllStored(): void {
  forgetInMemory()
  try {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/** Removes everything this browser keeps for the app at once: other tabs are told that all is gone, also where nothing was kept. */
export function clearStored(): void {
  forgetInMemory()
  try {
    // Browsers tell nobody that an empty storage was cleared. A full one is no reason to leave all in it.
    localStorage.removeItem('cleared')
    if (localStorage.length === 0) localStorage.setItem('cleared', '')
    localStorage.clear()
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
