/**
 * What is kept for one tab, over reloads and until it is closed: where signing in leads to, what is to be said then, why it is asked
 * for, the own session of who goes back to it, that a call went on, and that money may have been moved.
 */
type TabKey = 'returnTo' | 'goingBack' | 'sessionNews' | 'sessionEnded' | 'callLeft' | 'moneyLeftOpen'

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
