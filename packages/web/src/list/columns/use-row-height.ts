import { lookOf, textSizes } from '../../lib/look.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { type ListPreferences, rowHeightPx } from './list-preferences.ts'

/** Height of the rows of a list, in pixels: what was chosen for it, else what goes with the density of the app; more for larger text. */
export function useRowHeight({ rowHeight }: Pick<ListPreferences, 'rowHeight'>): number {
  const settings = useUiSettings()
  const { density, fontSize } = lookOf({ ...settings })
  const heightPx = rowHeightPx[rowHeight ?? (density === 'compact' ? 'compact' : 'standard')]
  return Math.round(heightPx * Math.max(1, fontSize / textSizes.fontSize.usual))
}
