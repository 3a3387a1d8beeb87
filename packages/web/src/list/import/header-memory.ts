import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'
import type { HeaderMap } from './guess-headers.ts'

const keyOf = (path: string) => `import:${path}`

/** Which headings a person chose for the fields of a list, the last time. */
export function recallHeaders(path: string): HeaderMap {
  const kept = uiSettings().lists?.[keyOf(path)]
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, heading]) => typeof heading === 'string'))
}

/** Keeps the headings with the person's choices on the server, for the next file. */
export async function rememberHeaders(path: string, headers: HeaderMap): Promise<void> {
  const known = recallHeaders(path)
  const next = { ...known, ...headers }
  if (JSON.stringify(next) === JSON.stringify(known)) return
  // The import goes on, whether or not the next file is easier for it.
  await saveUiSettings({ lists: { [keyOf(path)]: next } }).catch(() => undefined)
}
