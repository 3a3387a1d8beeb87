import { useCallback, useMemo } from 'react'
import { reportError } from '../../data/report-error.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { uiSettings, useUiSettings } from '../../state/ui-settings-store.ts'
import { type ListPreferences, readPreferences } from './list-preferences.ts'

export type ChangePreferences = (changes: Partial<ListPreferences>) => void

/** How the signed-in person wants a list to look, and the way to change it: at once here, soon on the server. */
export function usePreferences(path: string): [ListPreferences, ChangePreferences] {
  const saved = useUiSettings().lists?.[path]
  const preferences = useMemo(() => readPreferences(saved), [saved])
  const change = useCallback(
    (changes: Partial<ListPreferences>) => {
      const next = { ...readPreferences(uiSettings().lists?.[path]), ...changes }
      saveUiSettings({ lists: { [path]: next } }).catch(reportError)
    },
    [path],
  )
  return [preferences, change]
}
