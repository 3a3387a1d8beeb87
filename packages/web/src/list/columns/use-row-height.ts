import { useUiSettings } from '../../state/ui-settings-store.ts'
import { type ListPreferences, rowHeightPx } from './list-preferences.ts'

/** Height of the rows of a list, in pixels: what was chosen for it, else what goes with the density of the app. */
export function useRowHeight({ rowHeight }: Pick<ListPreferences, 'rowHeight'>): number {
  const { density } = useUiSettings()
  return rowHeightPx[rowHeight ?? (density === 'compact' ? 'compact' : 'standard')]
}
